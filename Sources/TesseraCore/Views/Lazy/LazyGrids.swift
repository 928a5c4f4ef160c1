import Foundation

nonisolated struct LazyGridParameters: Equatable {
  /// The axis along which lines follow each other.
  var axis: Axis
  var items: [GridItem]
  var alignment: AlignmentKey
  var spacing: CGFloat?
  var pinnedViews: PinnedScrollableViews

  var stack: StackParameters {
    let alignment = axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
    return StackParameters(axis: axis, alignment: alignment, spacing: spacing)
  }
}

extension LazyStackNode {
  /// A stack of the lines of a grid.
  static func make<Content: View>(
    _ parameters: LazyGridParameters, _ content: Content, _ context: NodeContext
  ) -> LazyStackNode {
    let node = LazyStackNode(parameters.stack, context)
    node.pinned.views = parameters.pinnedViews
    let lines = GridLinesNode(parameters, context.under(node, arity: .lazyList))
    lines.content = LazyChild.make(content, lines.childContext)
    node.content = lines
    node.lines = lines
    node.collectRows()
    return node
  }

  func receive<Content: View>(_ parameters: LazyGridParameters, _ content: Content) {
    receive(parameters.stack, pinning: parameters.pinnedViews)
    guard let lines else { return }
    lines.receive(parameters)
    LazyChild.update(lines.content, content)
  }
}
