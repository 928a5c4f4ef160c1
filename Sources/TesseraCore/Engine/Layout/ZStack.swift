import Foundation

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
