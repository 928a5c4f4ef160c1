/// A view that is compared by its own `==`, not by its memory: an equal value changes nothing (B3).
///
/// Changes of its other dependencies, such as its state, still run its body (B4).
nonisolated public struct EquatableView<Content: Equatable & View>: PrimitiveView {
  /// The view that is compared.
  public var content: Content

  /// Compares a view by its own `==`.
  public init(content: Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    EquatableNode(view.content, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: EquatableNode<Content>.self).receive(view.content)
  }
}

/// Passes a new value on if it differs from the one before.
private final class EquatableNode<Content: Equatable & View>: TransparentNode {
  private var view: Content

  init(_ view: Content, _ context: NodeContext) {
    self.view = view
    super.init(context)
    content = Content._makeNode(view, childContext)
  }

  func receive(_ newView: Content) {
    guard newView != view else { return }
    view = newView
    Content._updateNode(content, newView)
  }
}

extension View where Self: Equatable {
  /// Compares new values of this view by `==` (B3).
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
