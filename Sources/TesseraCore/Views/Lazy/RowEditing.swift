import Foundation

/// Adds edit actions to the rows of a `ForEach` (F41).
nonisolated struct RowEditModifier: ViewModifier {
  typealias Body = Never
  var edit: RowEdit

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = RowEditNode(modifier.edit, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: RowEditNode.self)
    node.receive(modifier.edit)
    Content._updateNode(node.content, content)
  }
}

private final class RowEditNode: TransparentNode {
  private let edits = RowEdits()
  private var isAllowed: Bool

  init(_ edit: RowEdit, _ context: NodeContext) {
    isAllowed = edit.isAllowed
    super.init(context)
    edits.set(edit)
  }

  func receive(_ edit: RowEdit) {
    edits.set(edit)
    guard edit.isAllowed != isAllowed else { return }
    isAllowed = edit.isAllowed
    elementsDidChange()
  }

  override func appendRows(to rows: inout RowList) {
    rows.append(content, allowing: edits)
  }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  @MainActor @preconcurrency
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the user delete rows of a list; the action must remove the elements from the data (F41).
  ///
  /// - Parameter action: gets the positions in the collection as it was; nil switches deleting off.
  @preconcurrency
  nonisolated public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditModifier(edit: .delete(action)))
  }

  /// Lets the user move rows of a list (F41).
  ///
  /// - Parameter action: gets the positions of the rows and where they go, both in the collection as it was; nil
  ///   switches moving off.
  @preconcurrency
  nonisolated public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditModifier(edit: .move(action)))
  }
}

nonisolated extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some positions. Positions outside of the collection are a programming error.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

nonisolated extension MutableCollection {
  /// Moves the elements at some positions in front of the one that is at `destination` now (F41).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var behind: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        behind.append(element)
      }
    }
    for (index, element) in zip(Array(indices), before + moved + behind) { self[index] = element }
  }
}
