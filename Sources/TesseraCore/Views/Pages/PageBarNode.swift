import Foundation

/// A bar of a page that is shown or hidden together with its page.
nonisolated package struct PageBarModifier: WrapperModifier {
  let isShown: Bool
  /// The pages whose transition includes the bar.
  let turn: PageTransition?
  /// Whether it belongs to the page below the one on top, too.
  let isShownBelow: Bool

  package init(isShown: Bool, turn: PageTransition?, isShownBelow: Bool) {
    self.isShown = isShown
    self.turn = turn
    self.isShownBelow = isShownBelow
  }

  @MainActor package func makeWrapper(_ context: _NodeContext) -> PageBarNode {
    PageBarNode(self, context)
  }

  @MainActor package func update(_ wrapper: PageBarNode) {
    wrapper.receive(self)
  }
}

package final class PageBarNode: WrapperNode {
  private var modifier: PageBarModifier
  /// Whether the bar comes or goes with the pages that move at the moment.
  private var isTurning = false

  init(_ modifier: PageBarModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
    modifier.turn?.add(self)
  }

  func receive(_ newModifier: PageBarModifier) {
    let wasShown = modifier.isShown
    modifier = newModifier
    newModifier.turn?.add(self)
    guard newModifier.isShown != wasShown else { return }
    isTurning = newModifier.turn.map { $0.uncovered != nil && $0.firstFrame == graph.frames.number } ?? false
    invalidateDrawing()
  }

  /// How much the upper page leaves free of the page that the bar belongs to; nil while nothing moves.
  private var uncovered: Double? {
    guard let turn = modifier.turn else { return nil }
    if let dragged = turn.dragged { return !modifier.isShown && modifier.isShownBelow ? dragged : nil }
    return isTurning ? turn.uncovered : nil
  }

  override var draws: Bool { true }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    guard let uncovered else {
      if modifier.isShown { super.render(into: &builder, at: origin) }
      return
    }
    if modifier.turn?.isZooming == true {
      // The page below does not move: its bar fades as that page is covered.
      guard uncovered > 0 else { return }
      return builder.addGroup(opacity: uncovered) { super.render(into: &$0, at: origin) }
    }
    let places = PagePlaces(uncovered: uncovered, width: shownSize.width, isMirrored: isRightToLeft)
    // The bar is drawn in front of the pages, but only where the upper page is not: as if it lay below it.
    let area = CGRect(
      x: origin.x, y: origin.y - 1, width: shownSize.width, height: graph.surface.size.height)
    builder.addGroup(clip: DisplayGroup.Clip(path: Path(places.visiblePart(of: area)))) { builder in
      let place = origin + places.lower
      super.render(into: &builder, at: place)
      builder.add(places.dimming(CGRect(origin: place, size: area.size)))
    }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    modifier.isShown ? super.hitTest(point) : nil
  }

  override func describe(into builder: inout SemanticsBuilder) {
    if modifier.isShown { super.describe(into: &builder) }
  }
}
