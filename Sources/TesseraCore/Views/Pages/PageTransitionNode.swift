import Foundation

/// Animates the change of the page on top.
nonisolated package struct PageTransitionModifier: WrapperModifier {
  let turn: PageTransition
  /// How many pages are below the one on top.
  let level: Int
  let top: AnyHashable?
  /// Leads back to the page below; nil if nothing does.
  let back: Back?

  /// The back gesture: a drag of the top page from its leading edge.
  package struct Back {
    /// Shows the page below while its argument is true, or ends that.
    let reveal: @MainActor (Bool) -> Void
    let pop: @MainActor () -> Void

    package init(reveal: @escaping @MainActor (Bool) -> Void, pop: @escaping @MainActor () -> Void) {
      self.reveal = reveal
      self.pop = pop
    }
  }

  package init(turn: PageTransition, level: Int, top: AnyHashable?, back: Back? = nil) {
    self.turn = turn
    self.level = level
    self.top = top
    self.back = back
  }

  @MainActor package func makeWrapper(_ context: _NodeContext) -> PageTransitionNode {
    PageTransitionNode(self, context)
  }

  @MainActor package func update(_ wrapper: PageTransitionNode) {
    wrapper.receive(self)
  }
}

package final class PageTransitionNode: WrapperNode {
  private enum Mode {
    case still
    /// One page replaces another, which is a picture.
    case turning(Picture)
    /// A finger drags the upper page; both pages exist.
    case dragged(Double)
    /// The finger was lifted, and the upper page returns to its place.
    case returning
  }

  /// A departing page, as it was drawn last. Its node may be gone already.
  private struct Picture {
    let items: [DisplayItem]
    /// Where in the surface it was.
    let origin: CGPoint
    /// Whether it lies below the new page.
    let isLower: Bool
    /// How the upper page grows, if it does.
    var zoom: PageZoom?
  }

  private var modifier: PageTransitionModifier
  private var mode = Mode.still
  private var uncovered = Animated(0.0)
  /// How much was uncovered when a finger let go that leads back.
  private var shareLetGo: Double?
  /// The views that pages grow out of, by the page.
  private var zoomSources: [AnyHashable?: MatchedGeometryKey] = [:]
  /// The views on the pages that other pages can grow out of.
  private var sources: [MatchedGeometryKey: WeakSource] = [:]

  /// Where those were when their page began to be covered.
  private var coveredFrames: [MatchedGeometryKey: CGRect] = [:]

  private struct WeakSource {
    weak var node: MatchedTransitionSourceNode?
    let page: AnyHashable?
  }

  init(_ modifier: PageTransitionModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
    modifier.turn.stage = self
  }

  func receive(_ newModifier: PageTransitionModifier) {
    let old = modifier
    modifier = newModifier
    guard newModifier.top != old.top else { return }
    guard isPlaced else { return tellOfRest() }
    let start = shareLetGo
    shareLetGo = nil
    if draggedShare != nil { old.back?.reveal(false) }
    mode = .still
    guard canTurn else {
      tellOfRest()
      return modifier.turn.pagesDidMove()
    }
    let isForward = newModifier.level >= old.level
    let origin = frameInSurface.origin
    var picture = Picture(items: drawing(at: origin), origin: origin, isLower: isForward)
    if isForward {
      coveredFrames = frames(ofSourcesOn: old.top)
    } else if start == nil {
      picture.zoom = zoomSources[old.top].map { PageZoom(source: $0, node: source($0, on: newModifier.top)) }
    }
    mode = .turning(picture)
    zoomSources[isForward ? newModifier.top : old.top] = nil
    modifier.turn.firstFrame = graph.frames.number
    move(from: isForward ? 1 : start ?? 0, to: isForward ? 0 : 1)
  }

  // MARK: Zooms

  func add(_ source: MatchedTransitionSourceNode) {
    sources[source.modifier.key] = WeakSource(node: source, page: modifier.top)
    sources = sources.filter { $0.value.node != nil }
    // A page that is made again brings the view that the upper one goes back into.
    guard case .turning(var picture) = mode, picture.zoom?.source == source.modifier.key else { return }
    picture.zoom?.node = source
    mode = .turning(picture)
  }

  /// The page on top says what view it grows out of; nil for none.
  func topGrows(outOf source: MatchedGeometryKey?) {
    zoomSources[modifier.top] = source
    guard case .turning(var picture) = mode, picture.isLower else { return }
    picture.zoom = source.flatMap { source in
      coveredFrames[source].map { PageZoom(source: source, node: sources[source]?.node, coveredFrame: $0) }
    }
    mode = .turning(picture)
  }

  private func source(_ key: MatchedGeometryKey, on page: AnyHashable?) -> MatchedTransitionSourceNode? {
    guard let source = sources[key], source.page == page, let node = source.node, !node.isRemoved else { return nil }
    return node
  }

  private func frames(ofSourcesOn page: AnyHashable?) -> [MatchedGeometryKey: CGRect] {
    var frames: [MatchedGeometryKey: CGRect] = [:]
    for key in sources.keys { frames[key] = source(key, on: page)?.frameInSurface }
    return frames
  }

  private var canTurn: Bool {
    !scope.values.accessibilityReduceMotion && !modifier.turn.isStill && !isOffstage
  }

  private func drawing(at origin: CGPoint) -> [DisplayItem] {
    DisplayListBuilder(graph.surface).collect { super.render(into: &$0, at: origin) }
  }

  private func move(from start: Double, to end: Double) {
    uncovered = Animated(start)
    graph.animator.perform(with: Transaction(animation: PageTransition.animation)) { uncovered.set(end, in: self) }
    if !uncovered.isMoving { comeToRest() }
    pagesDidMove()
  }

  private func comeToRest() {
    switch mode {
    case .returning: modifier.back?.reveal(false)
    case .turning: tellOfRest()
    case .still, .dragged: break
    }
    mode = .still
  }

  private func tellOfRest() {
    let turn = modifier.turn
    graph.runWhenUpdated { turn.onRest?() }
  }

  private func pagesDidMove() {
    invalidateDrawing()
    modifier.turn.pagesDidMove()
  }

  override func animatorDidStep() {
    super.animatorDidStep()
    if !uncovered.isMoving {
      switch mode {
      case .turning, .returning: comeToRest()
      case .still, .dragged: break
      }
    }
    modifier.turn.pagesDidMove()
  }

  // MARK: How far

  var isZooming: Bool {
    if case .turning(let picture) = mode { picture.zoom?.frame != nil } else { false }
  }

  var uncoveredShare: Double? {
    switch mode {
    case .still: nil
    case .turning, .returning: min(max(uncovered.shown, 0), 1)
    case .dragged(let share): share
    }
  }

  var draggedShare: Double? {
    switch mode {
    case .still, .turning: nil
    case .dragged, .returning: uncoveredShare
    }
  }

  // MARK: Drawing

  override var draws: Bool { true }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    guard let share = uncoveredShare else { return super.render(into: &builder, at: origin) }
    let column = CGRect(
      x: origin.x, y: min(origin.y, 0), width: shownSize.width, height: graph.surface.size.height + abs(origin.y))
    if case .turning(let picture) = mode, let zoom = picture.zoom, let frame = zoom.frame {
      return draw(picture, zoom, frame, uncovered: share, in: column, into: &builder, at: origin)
    }
    let places = PagePlaces(uncovered: share, width: shownSize.width, isMirrored: isRightToLeft)
    builder.addGroup(clip: DisplayGroup.Clip(path: Path(column))) { builder in
      guard case .turning(let picture) = mode else { return super.render(into: &builder, at: origin) }
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

  /// Draws a page that grows over the other one, which keeps its place.
  private func draw(
    _ picture: Picture, _ zoom: PageZoom, _ frame: CGRect, uncovered: Double, in column: CGRect,
    into builder: inout DisplayListBuilder, at origin: CGPoint
  ) {
    let dimming = PagePlaces(uncovered: uncovered, width: column.width, isMirrored: false).dimming(column)
    if picture.isLower { draw(picture, into: &builder, at: origin) } else { super.render(into: &builder, at: origin) }
    builder.add(dimming)
    zoom.draw(column, uncovered: uncovered, in: frame, scope.values, into: &builder) { builder in
      if picture.isLower { super.render(into: &builder, at: origin) } else { draw(picture, into: &builder, at: origin) }
    }
  }

  private func draw(_ picture: Picture, into builder: inout DisplayListBuilder, at origin: CGPoint) {
    let way = origin - picture.origin
    builder.add(
      .group(DisplayGroup(transform: CGAffineTransform(translationX: way.x, y: way.y), items: picture.items)))
  }
}

extension PageTransitionNode: PanHandler {
  /// A drag that begins no further from the edge leads back.
  private static let edge: CGFloat = 24
  /// Where the page would come to rest after this time decides whether it goes, seconds.
  private static let foresight: CGFloat = 0.15

  func canPan(_ translation: CGSize) -> Bool { false }

  func takesPan(_ translation: CGSize, from start: CGPoint) -> Bool {
    guard modifier.back != nil, case .still = mode, scope.values.isEnabled, distance(translation) > 0,
      distance(translation) > abs(translation.height)
    else { return false }
    let frame = frameInSurface
    return (isRightToLeft ? frame.maxX - start.x : start.x - frame.minX) <= Self.edge
  }

  private func distance(_ translation: CGSize) -> CGFloat { isRightToLeft ? -translation.width : translation.width }

  func panDidMove(by distance: CGSize, translation: CGSize) {
    if case .still = mode { modifier.back?.reveal(true) }
    mode = .dragged(share(of: self.distance(translation)))
    pagesDidMove()
  }

  private func share(of distance: CGFloat) -> Double {
    size.width > 0 ? min(max(distance / size.width, 0), 1) : 0
  }

  func panDidEnd(translation: CGSize, velocity: CGVector) {
    let speed = isRightToLeft ? -velocity.dx : velocity.dx
    let share = share(of: distance(translation))
    guard self.share(of: distance(translation) + speed * Self.foresight) > 0.5 else {
      mode = .returning
      return move(from: share, to: 0)
    }
    mode = .still
    shareLetGo = share
    modifier.back?.reveal(false)
    modifier.back?.pop()
  }
}
