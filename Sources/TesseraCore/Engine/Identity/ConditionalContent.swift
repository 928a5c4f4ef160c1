/// One of two views, as the builder makes it of `if`/`else` and `switch`. The branches are different identities (A3).
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

nonisolated extension _ConditionalContent: Sendable where TrueContent: Sendable, FalseContent: Sendable {}
nonisolated extension _ConditionalContent.Storage: Sendable where TrueContent: Sendable, FalseContent: Sendable {}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public var body: Never {
    fatalError("_ConditionalContent is a primitive view: its body must not be called.")
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = SwitchingNode(context)
    node.listsRows = context.isLazy && RowListings.listsRows(Self.self, below: context.parent)
    switch view.storage {
    case .trueContent(let content): node.show(content, as: 0)
    case .falseContent(let content): node.show(content, as: 1)
    }
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.cast(to: SwitchingNode.self)
    switch view.storage {
    case .trueContent(let content): node.show(content, as: 0)
    case .falseContent(let content): node.show(content, as: 1)
    }
  }
}

/// An optional view is a slot that is empty for nil (A2, A5).
extension Optional: View where Wrapped: View {
  public var body: Never {
    fatalError("Optional is a primitive view: its body must not be called.")
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = SwitchingNode(context)
    node.listsRows = context.isLazy
    if let view { node.show(view, as: 0) } else { node.showNothing() }
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.cast(to: SwitchingNode.self)
    if let view { node.show(view, as: 0) } else { node.showNothing() }
  }
}

/// A slot for one of several contents, or none. Each change of branch is a new identity (A3).
final class SwitchingNode: ViewNode, DepartureOwner {
  private var content: ViewNode?
  private var branch = -1
  var departures = Departures()
  /// Whether each branch holds rows of a lazy container, which are created when they become visible (J1).
  var listsRows = false

  /// Shows a view of the type that belongs to `newBranch`.
  func show<Content: View>(_ view: Content, as newBranch: Int) {
    if branch == newBranch, let content { return update(content, view) }
    let old = content
    let oldBranch = branch
    branch = newBranch
    if let returning = departures.takeBack(newBranch) {
      content = returning
      update(returning, view)
    } else {
      // The new content is made before the old one goes: it appears first (B33).
      let new = listsRows ? LazyChild.make(view, childContext) : Content._makeNode(view, childContext)
      content = new
      if isMade { arrive(new) }
    }
    if let old { departures.remove(old, oldBranch, from: self) }
    if isMade { elementsDidChange() }
    isMade = true
  }

  private func update<Content: View>(_ node: ViewNode, _ view: Content) {
    if listsRows { LazyChild.update(node, view) } else { Content._updateNode(node, view) }
  }

  private func arrive(_ new: ViewNode) {
    if listsRows, let row = new as? any InsertedRow { row.willArrive() } else { Transitioning.didInsert(new, in: self) }
  }

  func showNothing() {
    isMade = true
    guard let old = content else { return }
    let oldBranch = branch
    content = nil
    branch = -1
    departures.remove(old, oldBranch, from: self)
    elementsDidChange()
  }

  override func willRemove() {
    departures.removeAll()
  }

  /// Whether the node was filled before: the first content does not notify the container, which is being created.
  private var isMade = false

  /// B70: conditional content contributes the default value.
  override func preferenceContribution<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard content != nil else { return nil }
    return .some(reducedPreference(key) ?? Key.defaultValue)
  }

  override var contentID: String? { "branch \(branch)" }

  override var firstElement: LayoutNode? { content?.firstElement }

  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    content?.appendElements(to: &elements)
  }

  override func appendRows(to rows: inout RowList) {
    content?.appendRows(to: &rows)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}
