import Foundation

/// The role of a page in its stack.
nonisolated package enum PageLayer {
  /// The page on top.
  case front
  /// The page below, visible while the one on top is dragged away.
  case below
  /// Covered and not visible.
  case hidden
}

/// Shows a page in its role; a covered page keeps its frame and its state.
nonisolated package struct PageLayerModifier: WrapperModifier {
  let layer: PageLayer
  let turn: PageTransition

  package init(_ layer: PageLayer, _ turn: PageTransition) {
    self.layer = layer
    self.turn = turn
  }

  @MainActor package func makeWrapper(_ context: _NodeContext) -> PageLayerNode {
    PageLayerNode(self, context)
  }

  @MainActor package func update(_ wrapper: PageLayerNode) {
    wrapper.receive(self)
  }
}

package final class PageLayerNode: WrapperNode {
  private var modifier: PageLayerModifier

  init(_ modifier: PageLayerModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
    modifier.turn.add(self)
  }

  func receive(_ newModifier: PageLayerModifier) {
    guard newModifier.layer != modifier.layer else { return }
    modifier = newModifier
    invalidateDrawing()
  }

  private var isInFront: Bool { modifier.layer == .front }

  override var draws: Bool { true }

  override var concealsContent: Bool { !isInFront }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    guard let share = modifier.turn.dragged else {
      if isInFront { super.render(into: &builder, at: origin) }
      return
    }
    let places = PagePlaces(uncovered: share, width: shownSize.width, isMirrored: isRightToLeft)
    switch modifier.layer {
    case .front: super.render(into: &builder, at: origin + places.upper)
    case .below:
      super.render(into: &builder, at: origin + places.lower)
      builder.add(places.dimming(CGRect(x: origin.x, y: 0, width: size.width, height: graph.surface.size.height)))
    case .hidden: break
    }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    isInFront ? super.hitTest(point) : nil
  }

  override func describe(into builder: inout SemanticsBuilder) {
    if isInFront { super.describe(into: &builder) }
  }
}
