import Foundation

/// Lets pages slide when another one comes to be on top.
nonisolated package struct PageTurnModifier: WrapperModifier {
  let turn: PageTurn
  /// How many pages are below the one on top.
  let level: Int
  let top: AnyHashable?

  package init(turn: PageTurn, level: Int, top: AnyHashable?) {
    self.turn = turn
    self.level = level
    self.top = top
  }

  @MainActor package func makeWrapper(_ context: _NodeContext) -> PageTurnNode {
    PageTurnNode(self, context)
  }

  @MainActor package func update(_ wrapper: PageTurnNode) {
    wrapper.receive(self)
  }
}

package final class PageTurnNode: WrapperNode {
  private var modifier: PageTurnModifier
  private var uncovered = Animated(0.0)
  /// The page that is going, as it was drawn last. It may be gone already.
  private var picture: Picture?

  private struct Picture {
    let items: [DisplayItem]
    /// Where in the surface it was.
    let origin: CGPoint
    /// Whether it lies below the page that comes.
    let isLower: Bool
  }

  init(_ modifier: PageTurnModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
    modifier.turn.stage = self
  }

  func receive(_ newModifier: PageTurnModifier) {
    let old = modifier
    modifier = newModifier
    guard newModifier.top != old.top, isPlaced else { return }
    guard canTurn else { return stop() }
    let isForward = newModifier.level >= old.level
    let origin = frameInSurface.origin
    picture = Picture(items: drawing(at: origin), origin: origin, isLower: isForward)
    move(from: isForward ? 1 : 0, to: isForward ? 0 : 1)
  }

  private var canTurn: Bool {
    !scope.values.accessibilityReduceMotion && !modifier.turn.isStill && !isOffstage
  }

  private func drawing(at origin: CGPoint) -> [DisplayItem] {
    DisplayListBuilder(graph.surface).collect { super.render(into: &$0, at: origin) }
  }

  private func move(from start: Double, to end: Double) {
    modifier.turn.firstFrame = graph.frameNumber
    uncovered = Animated(start)
    graph.motion.perform(with: Transaction(animation: PageTurn.animation)) { uncovered.set(end, in: self) }
    if !uncovered.isMoving { picture = nil }
    invalidateDrawing()
  }

  private func stop() {
    picture = nil
    uncovered = Animated(0)
  }

  override func motionDidStep() {
    super.motionDidStep()
    if !uncovered.isMoving { stop() }
    modifier.turn.pagesDidMove()
  }

  // MARK: Drawing

  override var draws: Bool { true }

  var uncoveredShare: Double? {
    picture == nil ? nil : min(max(uncovered.shown, 0), 1)
  }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    guard let picture, let share = uncoveredShare else { return super.render(into: &builder, at: origin) }
    let places = PagePlaces(uncovered: share, width: shownSize.width, isMirrored: isRightToLeft)
    let column = CGRect(
      x: origin.x, y: min(origin.y, 0), width: shownSize.width, height: graph.surface.size.height + abs(origin.y))
    builder.addGroup(clip: DisplayGroup.Clip(path: Path(column))) { builder in
      if picture.isLower {
        draw(picture, into: &builder, at: origin + places.lower)
        builder.add(places.dimming(column))
        super.render(into: &builder, at: origin + places.upper)
      } else {
        super.render(into: &builder, at: origin + places.lower)
        builder.add(places.dimming(column))
        draw(picture, into: &builder, at: origin + places.upper)
      }
    }
  }

  private func draw(_ picture: Picture, into builder: inout DisplayListBuilder, at origin: CGPoint) {
    let way = origin - picture.origin
    builder.add(
      .group(DisplayGroup(transform: CGAffineTransform(translationX: way.x, y: way.y), items: picture.items)))
  }
}
