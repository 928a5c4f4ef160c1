/// Wraps several views where one is needed: in a vertical stack at the root, a horizontal one in
/// labels, a depth stack elsewhere (A7).
@MainActor
enum ImplicitContainer {
  static func make(in context: NodeContext, _ makeContent: (NodeContext) -> ViewNode) -> ViewNode {
    guard case .single(let kind) = context.arity else { return makeContent(context) }
    let container: ContainerNode =
      switch kind {
      case .verticalStack: StackNode(StackParameters(axis: .vertical), context)
      case .horizontalStack: StackNode(StackParameters(axis: .horizontal), context)
      case .depthStack: DepthStackNode(alignment: .center, context)
      }
    container.isImplicit = true
    container.content = makeContent(context.under(container, arity: .list))
    container.adoptElements()
    return container
  }
}

extension ViewNode {
  /// The node inside, if this is an implicit container.
  final var withoutImplicitContainer: ViewNode {
    if let container = self as? ContainerNode, container.isImplicit { return container.content }
    return self
  }
}
