import Foundation

/// Arranges views in a vertical line.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  private let parameters: StackParameters
  private let content: Content

  /// - Parameter spacing: points between neighbors; nil asks the views themselves (C50).
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment, spacing, content())
  }

  @usableFromInline
  init(_ alignment: HorizontalAlignment, _ spacing: CGFloat?, _ content: Content) {
    parameters = StackParameters(axis: .vertical, alignment: alignment.key, spacing: spacing)
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    StackNode.make(view.parameters, view.content, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.cast(to: StackNode.self)
    node.receive(view.parameters)
    Content._updateNode(node.content, view.content)
  }
}

extension VStack: ViewStack {
  @MainActor package var stackedViews: AnyView { AnyView(content) }
}
