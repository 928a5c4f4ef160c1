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
