import Foundation

/// Arranges views in a horizontal line.
nonisolated public struct HStack<Content: View>: PrimitiveView {
  private var parameters: StackParameters
  private let content: Content

  /// - Parameter spacing: points between neighbors; nil asks the views themselves (C50).
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment, spacing, content())
  }

  @usableFromInline
  init(_ alignment: VerticalAlignment, _ spacing: CGFloat?, _ content: Content) {
    parameters = StackParameters(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    self.content = content
  }

  /// A line for the parts of a container's row: to the views in it, it is no stack (C35).
  package init(rowSpacing: CGFloat, @ViewBuilder content: () -> Content) {
    self.init(.center, rowSpacing, content())
    parameters.directsContent = false
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

extension HStack: ViewStack {
  @MainActor package var stackedViews: AnyView { AnyView(content) }
}
