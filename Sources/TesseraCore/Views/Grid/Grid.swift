import Foundation

/// Views in rows and columns (C93).
nonisolated public struct Grid<Content: View>: PrimitiveView {
  let parameters: GridParameters
  let content: Content

  /// - Parameters:
  ///   - alignment: where a cell's view lies in the cell.
  ///   - horizontalSpacing: the distance between columns, points; nil is the views' own. What is not finite counts as
  ///     0, with a warning.
  ///   - verticalSpacing: the distance between rows, points, likewise.
  ///   - content: rows; a view that is not in a row stands in a row of its own, across all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    parameters = GridParameters(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = GridNode(view.parameters, context)
    node.content = Content._makeNode(view.content, context.under(node, arity: .list))
    node.adoptElements()
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.cast(to: GridNode.self)
    node.receive(view.parameters)
    Content._updateNode(node.content, view.content)
  }
}

nonisolated extension Grid: Sendable where Content: Sendable {}

nonisolated struct GridParameters: Equatable, Sendable {
  var alignment: Alignment
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?

  var hasFiniteSpacing: Bool { (horizontalSpacing ?? 0).isFinite && (verticalSpacing ?? 0).isFinite }

  /// The distance that was asked for along an axis; what is not finite counts as 0, with a warning.
  func spacing(along axis: Axis) -> CGFloat? {
    let spacing = axis == .horizontal ? horizontalSpacing : verticalSpacing
    return spacing.map { $0.isFinite ? $0 : 0 }
  }
}
