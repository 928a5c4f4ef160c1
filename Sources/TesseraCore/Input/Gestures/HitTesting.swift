import Foundation

nonisolated struct ContentShapeModifier<Content: Shape>: WrapperModifier {
  var kinds: ContentShapeKinds = .interaction
  var shape: Content
  var isEvenOdd: Bool

  @MainActor func makeWrapper(_ context: _NodeContext) -> ContentShapeNode<Content> {
    ContentShapeNode(self, context)
  }

  @MainActor func update(_ wrapper: ContentShapeNode<Content>) {
    wrapper.modifier = self
  }
}

/// Limits hit testing to a shape (E7).
final class ContentShapeNode<Content: Shape>: WrapperNode {
  var modifier: ContentShapeModifier<Content>

  init(_ modifier: ContentShapeModifier<Content>, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    let size = shownSize
    guard modifier.kinds.contains(.interaction), size.width.isFinite, size.height.isFinite else {
      return super.hitTest(point)
    }
    let path = path(of: modifier.shape, in: size)
    guard path.contains(point, eoFill: modifier.isEvenOdd) else { return nil }
    return super.hitTest(point) ?? self
  }
}

nonisolated struct HitTestingModifier: WrapperModifier {
  var isEnabled: Bool

  @MainActor func makeWrapper(_ context: _NodeContext) -> HitTestingNode {
    HitTestingNode(self, context)
  }

  @MainActor func update(_ wrapper: HitTestingNode) {
    wrapper.modifier = self
  }
}

/// Lets events pass through its content or not (E7).
final class HitTestingNode: WrapperNode {
  var modifier: HitTestingModifier

  init(_ modifier: HitTestingModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    modifier.isEnabled ? super.hitTest(point) : nil
  }
}

extension View {
  /// The shape in which the view is hit (E7).
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
  }

  /// The shape of the view for some purposes; only that for interaction decides where the view is hit (E7).
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(kinds: kind, shape: shape, isEvenOdd: eoFill))
  }

  /// Whether the view and what is in it can be hit; if not, events reach what lies behind (E7).
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}
