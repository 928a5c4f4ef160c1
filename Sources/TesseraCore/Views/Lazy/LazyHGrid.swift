import Foundation

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
