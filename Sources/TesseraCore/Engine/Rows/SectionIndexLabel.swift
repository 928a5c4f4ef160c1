import Foundation

/// Names a section in the index of a list (J413).
nonisolated struct SectionIndexLabelModifier: ViewModifier {
  typealias Body = Never

  let label: Text?

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    ImplicitContainer.make(in: context) { context in
      let node = SectionIndexLabelNode(modifier.label, context)
      node.content = LazyChild.make(content, node.childContext)
      return node
    }
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.withoutImplicitContainer.cast(to: SectionIndexLabelNode.self)
    node.receive(modifier.label)
    LazyChild.update(node.content, content)
  }
}

/// Tells lists where a section with a label begins.
final class SectionIndexLabelNode: ViewNode {
  private var label: Text?
  var content: ViewNode!

  init(_ label: Text?, _ context: NodeContext) {
    self.label = label
    super.init(context)
  }

  func receive(_ newLabel: Text?) {
    guard newLabel != label else { return }
    label = newLabel
    childElementsDidChange()
  }

  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    content.appendElements(to: &elements)
  }

  override func appendRows(to rows: inout RowList) {
    if let label { rows.append(content, labeled: label) } else { content.appendRows(to: &rows) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension View {
  /// Sets the label of a section in the index of a list; nil for none. It should be short: a letter (J413).
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
    modifier(SectionIndexLabelModifier(label: label))
  }

  /// Sets the label of a section in the index of a list, which is looked up in the program's strings; nil for none (J413).
  nonisolated public func sectionIndexLabel(_ label: LocalizedStringKey?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }

  /// Sets the label of a section in the index of a list, which is shown as it is; nil for none (J413).
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }
}
