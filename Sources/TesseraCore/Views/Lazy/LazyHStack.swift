import Foundation

/// A horizontal stack that creates its views when they become visible in the scroll view around it (C96).
///
/// It takes the full proposed height.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  private let parameters: StackParameters
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// - Parameters:
  ///   - spacing: points between neighbors; nil asks the views themselves (C50).
  ///   - pinnedViews: which views of sections stay in sight as long as their section does.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    parameters = StackParameters(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    LazyStackNode.make(view.parameters, view.pinnedViews, view.content, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.cast(to: LazyStackNode.self)
    node.receive(view.parameters, pinning: view.pinnedViews)
    LazyChild.update(node.content, view.content)
  }
}
