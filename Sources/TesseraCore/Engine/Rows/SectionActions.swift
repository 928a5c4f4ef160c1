/// Actions that belong to a section: rows behind those of the section in a list (J412).
nonisolated struct SectionActionsModifier<Actions: View>: ViewModifier {
  typealias Body = Never

  let actions: Actions

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    ImplicitContainer.make(in: context) { context in
      let node = SectionActionsNode(context)
      node.content = LazyChild.make(content, node.childContext)
      node.actions = LazyChild.make(modifier.rows, node.childContext)
      return node
    }
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.withoutImplicitContainer.cast(to: SectionActionsNode.self)
    LazyChild.update(node.content, content)
    LazyChild.update(node.actions, modifier.rows)
  }

  /// Actions are no rows that can be chosen.
  private var rows: some View { actions.trait(SelectionDisabledKey.self, true) }
}

/// Holds a section and its actions.
final class SectionActionsNode: ViewNode {
  var content: ViewNode!
  var actions: ViewNode!

  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    content.appendElements(to: &elements)
    actions.appendElements(to: &elements)
  }

  override func appendRows(to rows: inout RowList) {
    rows.append(content, withActions: actions)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
    if let actions { body(actions) }
  }

  /// The section whose actions these are; nil if the view is none.
  var section: SectionNode? {
    var waiting: [ViewNode] = [content]
    while let node = waiting.popLast() {
      if let section = node as? SectionNode { return section }
      node.forEachChild { waiting.append($0) }
    }
    return nil
  }
}

extension View {
  /// Adds actions to a section: in a list they are rows behind those of the section, and elsewhere they stand behind its
  /// footer (J412). Views that are no section get none in a list.
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(SectionActionsModifier(actions: content()))
  }
}
