import Foundation

/// A window on content that may be larger (C91).
///
/// Scrolling does not change the layout: the content keeps its place, and the offset is subtracted where coordinates
/// are converted to the surface: in drawing, hit testing and frames. Only lazy containers inside are notified.
package final class ScrollNode: WrapperNode {
  package private(set) var axes: Axis.Set
  /// The scroll offset in the layout direction, in points; never negative.
  package private(set) var offset = CGPoint.zero
  /// How far the content is overscrolled; negative at its start.
  private(set) var overshoot = CGPoint.zero
  /// What moves the content after it was released.
  var movement: ScrollAnimator?
  /// Whether indicators may be visible.
  var showsIndicators = true
  /// What a program chose for all scroll views before this one was made.
  let common = CommonScrolling.current?()
  private(set) lazy var indicators = ScrollIndicators(self)
  /// The position of dragged content without rubber banding.
  var heldPosition: CGPoint?
  private(set) var contentSize = CGSize.zero
  /// The lazy containers inside, which create the visible rows.
  private var lazyContents: ContiguousArray<LazyStackNode> = []
  /// Whether the content was not moved yet, so that the initial anchor determines its offset.
  private var isAtInitialPlace = true
  /// Where the content stood in the version of the program before this one, until it can stand there again.
  private var restoredOffset: CGPoint?
  /// The size of the window in the last layout.
  private var knownSize = CGSize.zero
  /// How far the content could be moved after the last layout.
  private var knownMaximum = CGPoint.zero

  /// How far the content was pulled beyond its start.
  private var pulled: CGFloat = 0
  /// The current phase.
  private(set) var phase = ScrollPhase.idle
  /// How fast the content moves, points a second.
  var velocity = CGVector.zero
  /// The tracked scroll position, if there is one (J5).
  private(set) weak var trackedPosition: TrackedScrollPosition?
  /// How far the content was scrolled on purpose, or with the edges of the window, but not by changes of the content.
  private(set) var traveled = CGPoint.zero
  /// Where the content stood when the movement began.
  private(set) var originalOffset = CGPoint.zero
  /// Whether content that coasts goes on from where a request puts it (J417).
  var preservesVelocity = false
  /// Counts wheel steps, to detect the last one.
  var wheelSteps = 0
  /// The stack or grid whose children are aligned and named.
  weak var targetLayout: ScrollTargetLayoutNode?
  /// Views that are targets by themselves.
  var singleTargets = SingleScrollTargets()

  init(_ axes: Axis.Set, _ context: NodeContext) {
    self.axes = axes
    super.init(context)
    readEnvironment()
    restoredOffset = graph.restoration?.scrollOffset(of: self)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    let new = scope.values
    if old.contentMargins != new.contentMargins { invalidateLayout(traits: true) }
    if old.indicatorMargins != new.indicatorMargins || old.isScrollClipDisabled != new.isScrollClipDisabled {
      invalidateDrawing()
    }
  }

  func receive(_ newAxes: Axis.Set) {
    guard newAxes != axes else { return }
    axes = newAxes
    offset = .zero
    invalidateLayout(traits: true)
  }

  // MARK: Layout

  override var isTransparentForTraits: Bool { false }

  override func makeSpacing() -> ViewSpacing { ViewSpacing() }

  /// C44: guides of scrolled content do not reach the container.
  override func explicitGuide(_ key: AlignmentKey, _ proposal: LayoutProposal, _ size: CGSize) -> CGFloat? { nil }

  override func childDidChange(_ child: LayoutNode) {
    invalidateLayout()
  }

  override func childProposal(_ proposal: LayoutProposal) -> LayoutProposal {
    let margins = margins
    func room(_ length: CGFloat, _ margin: CGFloat) -> CGFloat { length.isNaN ? length : max(0, length - margin) }
    return LayoutProposal(
      width: axes.contains(.horizontal) ? .nan : room(proposal.width, margins.leading + margins.trailing),
      height: axes.contains(.vertical) ? .nan : room(proposal.height, margins.top + margins.bottom))
  }

  /// The margins around the content, in surface coordinates.
  private var margins: EdgeInsets {
    let margins = scope.values.contentMargins
    return isRightToLeft ? margins.mirrored : margins
  }

  /// The size of the content with its margins.
  private func withMargins(_ content: CGSize) -> CGSize {
    let margins = margins
    return CGSize(
      width: content.width + margins.leading + margins.trailing, height: content.height + margins.top + margins.bottom)
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    let content = withMargins(child?.measure(childProposal(proposal)) ?? .zero)
    return CGSize(
      width: axes.contains(.horizontal) && !proposal.width.isNaN ? proposal.width : content.width,
      height: axes.contains(.vertical) && !proposal.height.isNaN ? proposal.height : content.height)
  }

  override func lengthThatFits(_ proposal: LayoutProposal, _ axis: Axis) -> CGFloat {
    measure(proposal)[axis]
  }

  override func childPlacement(
    _ child: LayoutNode, _ proposal: LayoutProposal, _ size: CGSize
  ) -> (origin: CGPoint, proposal: LayoutProposal) {
    let offer = childProposal(proposal)
    var start = CGPoint(x: margins.leading, y: margins.top)
    // Small content is centered only if it can be scrolled along both axes.
    let platforms = axes == [.horizontal, .vertical] ? UnitPoint.center : nil
    guard let anchor = scope.values.scrollAnchors.alignment ?? platforms else { return (start, offer) }
    let content = withMargins(child.measure(offer))
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
      start[axis] += max(0, size[axis] - content[axis]) * share(of: anchor, axis)
    }
    return (start, offer)
  }

  /// Anchors follow the layout direction, positions count from the left.
  private func share(of anchor: UnitPoint, _ axis: Axis) -> CGFloat {
    guard axis == .horizontal else { return anchor.y }
    return isRightToLeft ? 1 - anchor.x : anchor.x
  }

  override func placeChildren() {
    guard let child else { return }
    let oldOffset = offset
    let oldMaximum = knownMaximum
    contentSize = withMargins(child.measure(childProposal(placedProposal)))
    keepPlaceInNewWindow()
    if isAtInitialPlace {
      if oldMaximum == .zero || graph.scrolling.adjustsOffsets { startAtAnchor() }
    } else {
      stayAtAnchor(oldMaximum)
    }
    offset = clamped(offset)
    knownMaximum = maximumOffset
    if offset != oldOffset { geometryDidChange() }
    super.placeChildren()
    contentsMoved()
    tellListeners()
  }

  // MARK: The offset

  override func safeAreaChange(for child: LayoutNode) -> SafeAreaChange? { .scrolls }

  /// How far the content can be moved.
  package var maximumOffset: CGPoint {
    CGPoint(
      x: axes.contains(.horizontal) ? max(0, contentSize.width - size.width) : 0,
      y: axes.contains(.vertical) ? max(0, contentSize.height - size.height) : 0)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let maximum = maximumOffset
    return CGPoint(x: min(max(0, offset.x), maximum.x), y: min(max(0, offset.y), maximum.y))
  }

  /// Until the first scroll, the content stands at the anchor of the environment.
  private func startAtAnchor() {
    if let restoredOffset {
      // Rows that are made on the way may be what there is to scroll to.
      offset = restoredOffset
      if graph.restoration == nil {
        self.restoredOffset = nil
        isAtInitialPlace = false
      }
      return
    }
    guard let anchor = scope.values.scrollAnchors.initialOffset else { return }
    let maximum = maximumOffset
    offset = CGPoint(x: maximum.x * anchor.x, y: maximum.y * anchor.y)
  }

  /// Keeps content at its anchor when its size changes.
  private func stayAtAnchor(_ oldMaximum: CGPoint) {
    let maximum = maximumOffset
    guard movement == nil, phase != .interacting, maximum != oldMaximum, graph.scrolling.adjustsOffsets,
      let anchor = scope.values.scrollAnchors.sizeChanges
    else { return }
    for (axis, share) in [(Axis.horizontal, anchor.x), (.vertical, anchor.y)] where share > 0 {
      guard abs(offset[axis] - oldMaximum[axis] * share) < 1 else { continue }
      traveled[axis] += maximum[axis] * share - offset[axis]
      offset[axis] = maximum[axis] * share
    }
  }

  /// Moves the content so that `newOffset`, or the nearest that is possible, is at the start of the window.
  ///
  /// - Returns: whether the content moved.
  @discardableResult
  package func setOffset(_ newOffset: CGPoint) -> Bool {
    guard newOffset.x.isFinite, newOffset.y.isFinite else { return false }
    let target = clamped(newOffset)
    if preservesVelocity, let movement {
      for axis in [Axis.horizontal, .vertical] { movement.shift(by: target[axis] - offset[axis], along: axis) }
    } else {
      stopMoving()
    }
    return show(at: target)
  }

  /// Moves the content to a place that may be beyond its edges.
  ///
  /// - Returns: whether the content moved.
  @discardableResult
  func show(at position: CGPoint) -> Bool {
    isAtInitialPlace = false
    let newOffset = clamped(position)
    let newOvershoot = position - newOffset
    traveled = traveled + (newOffset - offset)
    guard newOffset != offset || newOvershoot != overshoot else { return false }
    if newOffset != offset { pulled = 0 }
    offset = newOffset
    overshoot = newOvershoot
    invalidateDrawing()
    flashIndicators()
    contentsMoved()
    geometryDidChange()
    tellListeners()
    return true
  }

  /// Keeps the visible part in place after the content grew before it (C96).
  func shiftOffset(by distance: CGFloat, along axis: Axis) {
    guard !isAtInitialPlace || offset[axis] > 0 else { return }
    offset[axis] = max(0, offset[axis] + distance)
    movement?.shift(by: distance, along: axis)
    geometryDidChange()
  }

  private func keepPlaceInNewWindow() {
    defer { knownSize = size }
    guard let trackedPosition else { return }
    trackedPosition.contentDidChange()
    guard size != knownSize, graph.scrolling.adjustsOffsets else { return }
    let shift = trackedPosition.shift(from: knownSize, to: size)
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
      offset[axis] += shift[axis]
      traveled[axis] += shift[axis]
    }
  }

  /// Keeps `place` from now on.
  func keep(_ place: TrackedScrollPosition) {
    guard trackedPosition !== place else { return }
    trackedPosition = place
    if !graph.scrolling.trackingNodes.contains(where: { $0 === self }) { graph.scrolling.trackingNodes.append(self) }
  }

  /// Moves the content so that the view at its position keeps its place.
  ///
  /// - Returns: whether the content moved.
  func keepPlace() -> Bool {
    guard overshoot == .zero, let kept = trackedPosition?.offset(in: self) else { return false }
    let newOffset = clamped(kept)
    var didMove = false
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
      let distance = newOffset[axis] - offset[axis]
      guard abs(distance) > Self.keptDistance else { continue }
      offset[axis] += distance
      movement?.shift(by: distance, along: axis)
      didMove = true
    }
    guard didMove else { return false }
    isAtInitialPlace = false
    invalidateDrawing()
    contentsMoved()
    geometryDidChange()
    tellListeners()
    return true
  }

  /// The tolerance for sums of lengths in another order.
  private static let keptDistance: CGFloat = 0.01

  // MARK: Movements

  func beginMovement() {
    phase = .interacting
    originalOffset = offset
    velocity = .zero
  }

  func endMovement(_ speed: CGVector) {
    phase = .decelerating
    velocity = speed
  }

  func beginGlide() {
    phase = .animating
    originalOffset = offset
    velocity = .zero
  }

  func rest() {
    phase = .idle
    velocity = .zero
  }

  override func willRemove() {
    stopMoving()
    if graph.scrollsSmoothly { indicators.hide() }
    graph.scrolling.trackingNodes.removeAll { $0 === self }
    super.willRemove()
  }

  private func contentsMoved() {
    for content in lazyContents { content.visibleRectDidChange() }
  }

  /// Moves the content for the user, by a distance on the surface.
  ///
  /// - Returns: whether it could be moved at all in that direction.
  func scroll(_ axis: Axis, by distance: CGFloat) -> Bool {
    guard scope.values.isScrollEnabled, axes.contains(Axis.Set(axis)) else { return false }
    var newOffset = offset
    newOffset[axis] -= axis == .horizontal && isRightToLeft ? -distance : distance
    return setOffset(newOffset)
  }

  /// How far the content must be pulled to be refreshed, in points.
  private static let refreshDistance: CGFloat = 60

  /// The content was pulled beyond its start.
  func pull(by distance: CGFloat) {
    guard distance > 0, offset.y == 0, let trigger = scope.values.refreshTrigger else {
      pulled = 0
      return
    }
    let before = pulled
    pulled += distance
    if before < Self.refreshDistance, pulled >= Self.refreshDistance { trigger() }
  }

  /// The user released the content.
  func endPull() {
    pulled = 0
  }

  // MARK: Lazy containers

  /// The visible range along `axis`, in the window's coordinates. It includes the safe area that the window touches.
  func visibleBounds(_ axis: Axis) -> (lower: CGFloat, upper: CGFloat) {
    let covered = coveredInsets()
    return axis == .horizontal
      ? (-covered.leading, size.width + covered.trailing) : (-covered.top, size.height + covered.bottom)
  }

  func register(_ content: LazyStackNode) {
    guard !lazyContents.contains(where: { $0 === content }) else { return }
    lazyContents.append(content)
  }

  func withdraw(_ content: LazyStackNode) {
    lazyContents.removeAll { $0 === content }
  }

  // MARK: Places

  override var cutsContent: Bool { true }

  /// The translation of the content, against the layout direction.
  var shift: CGPoint {
    CGPoint(x: isRightToLeft ? position.x : -position.x, y: -position.y)
  }

  override func convertFromChild(_ point: CGPoint, _ child: LayoutNode, _ stage: GeometryStage) -> CGPoint {
    super.convertFromChild(point, child, stage) + shift
  }

  /// C112: the visible region has a name.
  override func answersToSpace(_ name: AnyHashable) -> Bool {
    guard let name = name.base as? ScrollViewSpaceName else { return false }
    return name.axis.map { axes.contains(Axis.Set($0)) } ?? true
  }

  override var draws: Bool { true }

  override var isolatesGeometry: Bool { true }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    let size = shownSize
    defer {
      if graph.scrollsSmoothly { indicators.render(into: &builder, CGRect(origin: origin, size: size)) }
    }
    guard !scope.values.isScrollClipDisabled, size.width.isFinite, size.height.isFinite else {
      return super.render(into: &builder, at: origin + shift)
    }
    let window = builder.aligned(CGRect(origin: origin, size: size)).extended(by: coveredInsets())
    builder.addGroup(clip: DisplayGroup.Clip(path: Path(window), style: FillStyle(antialiased: false))) {
      super.render(into: &$0, at: origin + shift)
    }
  }

  /// The whole window is hit, so that a press on an empty part can move the content.
  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    let window = CGRect(origin: .zero, size: shownSize).extended(by: coveredInsets())
    guard window.contains(point) else { return nil }
    guard let child else { return self }
    return child.hit(point - shift) ?? self
  }
}
