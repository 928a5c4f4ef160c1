import Foundation

/// Views in columns, created when they become visible in the scroll view around the grid (C95).
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  private let parameters: LazyGridParameters
  private let content: Content

  /// - Parameters:
  ///   - columns: how wide the columns are.
  ///   - alignment: where the columns lie if they do not take all the room.
  ///   - spacing: points between the rows; nil is the platform's distance.
  ///   - pinnedViews: which views of sections stay in sight as long as their section does.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    parameters = LazyGridParameters(
      axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    LazyStackNode.make(view.parameters, view.content, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: LazyStackNode.self).receive(view.parameters, view.content)
  }
}

/// Views in rows, created when they become visible in the scroll view around the grid (C95).
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  private let parameters: LazyGridParameters
  private let content: Content

  /// - Parameters:
  ///   - rows: how high the rows are.
  ///   - alignment: where the rows lie if they do not take all the room.
  ///   - spacing: points between the columns; nil is the platform's distance.
  ///   - pinnedViews: which views of sections stay in sight as long as their section does.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    parameters = LazyGridParameters(
      axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    LazyStackNode.make(view.parameters, view.content, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: LazyStackNode.self).receive(view.parameters, view.content)
  }
}

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
