/// Reports a mistake of the user's code in the name of the view whose body found it, after that body.
///
/// Each place reports a warning once, however often its body runs (H3). There is no node for it.
nonisolated package struct WarningModifier: ViewModifier {
  package typealias Body = Never
  let warning: RuntimeWarning?

  @MainActor package static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    if let warning = modifier.warning { context.graph.warn(warning, at: context.parent) }
    return Content._makeNode(content, context)
  }

  @MainActor package static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    if let warning = modifier.warning { node.graph.warn(warning, at: node.parent) }
    Content._updateNode(node, content)
  }
}

extension View {
  /// Reports a mistake that the body around this found; nil for none.
  nonisolated package func runtimeWarning(_ warning: RuntimeWarning?) -> ModifiedContent<Self, WarningModifier> {
    modifier(WarningModifier(warning: warning))
  }
}
