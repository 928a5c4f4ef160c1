import Foundation

/// Arranges views in a horizontal line.
nonisolated public struct HStack<Content: View>: PrimitiveView {
  private let parameters: StackParameters
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

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    StackNode.make(view.parameters, view.content, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.cast(to: StackNode.self)
    node.receive(view.parameters)
    Content._updateNode(node.content, view.content)
  }
}

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

/// Lays views on top of each other, the first at the bottom.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Views on top of each other.
  ///
  /// - Parameter alignment: which points of the views meet.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(alignment, content())
  }

  @usableFromInline
  init(_ alignment: Alignment, _ content: Content) {
    self.alignment = alignment
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = DepthStackNode(alignment: view.alignment, context)
    node.content = Content._makeNode(view.content, context.under(node, arity: .list))
    node.adoptElements()
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.cast(to: DepthStackNode.self)
    node.receive(view.alignment)
    Content._updateNode(node.content, view.content)
  }
}

extension StackNode {
  static func make<Content: View>(
    _ parameters: StackParameters, _ content: Content, _ context: NodeContext
  ) -> StackNode {
    let node = StackNode(parameters, context)
    node.content = Content._makeNode(content, context.under(node, arity: .list))
    node.adoptElements()
    return node
  }
}
