import Foundation

/// A node with a frame: it responds to proposals, is placed, drawn and hit-tested.
package class LayoutNode: ViewNode {
  /// The node that places this one. Not the parent where groups and custom views lie between.
  final var layoutParent: LayoutNode? {
    get { layoutParentReference?.wrappedValue }
    set { layoutParentReference = newValue.map(Unretained.init) }
  }
  // Exclusive access is not checked, here and below: these are read in each step, and no change in place calls other
  // code.
  @exclusivity(unchecked) private final var layoutParentReference: Unretained<LayoutNode>?
  /// The position among the children of the layout parent.
  @exclusivity(unchecked) final var layoutIndex = 0

  @exclusivity(unchecked) private final var cache = MeasureCache()
  /// Top-left corner in the layout parent's coordinates, points, unrounded.
  @exclusivity(unchecked) package private(set) final var origin = CGPoint.zero
  @exclusivity(unchecked) package private(set) final var size = CGSize.zero
  @exclusivity(unchecked) private(set) final var placedProposal = LayoutProposal.unspecified
  @exclusivity(unchecked) private(set) final var isPlaced = false
  /// The running animations of this node's frame and opacity; nil for none.
  @exclusivity(unchecked) final var animator: LayoutAnimator?
  /// The update in which the node was first placed: moves in this update are not animated (D8).
  @exclusivity(unchecked) private final var firstUpdate = 0
  @exclusivity(unchecked) private(set) final var needsPlacement = true
  /// Whether a node in this subtree observes its position.
  @exclusivity(unchecked) final var isWatched = false
  /// The last pass in which the watchers in this subtree were told.
  @exclusivity(unchecked) final var watchedPass: UInt32 = 0
  @exclusivity(unchecked) private(set) final var isLayoutDirty = false
  /// Whether something other than the size changed that the layout parent reads: priority, spacing, guides.
  @exclusivity(unchecked) private final var traitsDidChange = false
  @exclusivity(unchecked) private final var isDrawingStale = false
  @exclusivity(unchecked) private final var knownSpacing: ViewSpacing?
  /// Whether `knownSpacing` is that of before the last change.
  @exclusivity(unchecked) private final var isSpacingStale = false
  @exclusivity(unchecked) private final var knownService: StackService?
  /// Whether `knownService` is that of before the last change.
  @exclusivity(unchecked) private final var isServiceStale = false
  @exclusivity(unchecked) private final var guides = GuideCache()

  override package final var isUnary: Bool { true }

  override final var firstElement: LayoutNode? { self }

  override package final func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    elements.append(self)
  }

  override package func appendRows(to rows: inout RowList) {
    rows.append(self)
  }

  // MARK: Measuring

  /// The size this node takes when it is offered `proposal`. Overridden.
  func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    proposal.replacingUnspecified()
  }

  /// The length along `axis` that this node takes. Overridden where that is cheaper to tell than the size.
  func lengthThatFits(_ proposal: LayoutProposal, _ axis: Axis) -> CGFloat {
    measure(proposal)[axis]
  }

  /// The answer to a proposal, asked of the node once (C4).
  final func measure(_ proposal: LayoutProposal) -> CGSize {
    if let size = cache.size(for: proposal) { return size }
    graph.trace?.countLayout()
    let size = usable(sizeThatFits(proposal))
    cache.insert(proposal, size)
    return size
  }

  private func usable(_ size: CGSize) -> CGSize {
    guard size.width.isNaN || size.height.isNaN else { return size }
    graph.warn(.invalidSize("\(Self.self)"), at: self)
    return CGSize(width: size.width.isNaN ? 0 : size.width, height: size.height.isNaN ? 0 : size.height)
  }

  // MARK: What the container asks

  /// How stacks serve the node. It is cached until the node changes: in deeply nested wrappers, every level would ask
  /// all levels below.
  final var service: StackService {
    if let knownService, !isServiceStale { return knownService }
    graph.trace?.countQuestion()
    let service = StackService(priority: layoutPriority, isSpacer: isSpacer)
    knownService = service
    isServiceStale = false
    return service
  }

  /// Whether the stack service is compared after a change of the node. Others have to report that their traits changed.
  var comparesService: Bool { false }

  private var hasOtherService: Bool {
    guard isServiceStale, comparesService, let old = knownService else { return false }
    return service != old
  }

  /// C6: the priority that the node has. Overridden; others ask for `service`.
  var layoutPriority: Double { 0 }

  var zIndex: Double { 0 }

  /// The distances that the node prefers to its neighbors (C50), worked out once until the node changes.
  final var spacing: ViewSpacing {
    if let knownSpacing, !isSpacingStale { return knownSpacing }
    let spacing = makeSpacing()
    knownSpacing = spacing
    isSpacingStale = false
    return spacing
  }

  /// Whether the spacing is compared after a change of the node. If that is expensive, the node has to report that its
  /// traits changed.
  var comparesSpacing: Bool { false }

  /// Whether a reader was notified of a changed spacing.
  private var hasOtherSpacing: Bool {
    guard isSpacingStale, comparesSpacing, let old = knownSpacing else { return false }
    return !spacing.isSame(as: old)
  }

  /// Works out the distances that the node prefers. Overridden.
  func makeSpacing() -> ViewSpacing { ViewSpacing() }

  /// Whether stacks serve this node last, as they do spacers (C24). Overridden; others ask for `service`.
  var isSpacer: Bool { false }

  /// Whether guides of this node are cached, because many nodes may have to be asked for them.
  var keepsGuides: Bool { false }

  /// Where the node places a guide itself, asked of the node once (C43).
  final func knownGuide(_ key: AlignmentKey, _ proposal: LayoutProposal, _ size: CGSize) -> CGFloat? {
    guard keepsGuides else { return askForGuide(key, proposal, size) }
    if let guide = guides.guide(for: key, proposal) { return guide.value }
    let value = askForGuide(key, proposal, size)
    guides.insert(key, proposal, value)
    return value
  }

  private func askForGuide(_ key: AlignmentKey, _ proposal: LayoutProposal, _ size: CGSize) -> CGFloat? {
    graph.trace?.countQuestion()
    return explicitGuide(key, proposal, size)
  }

  /// Works out where the node places a guide itself; nil for the guide's default (C43). Overridden.
  func explicitGuide(_ key: AlignmentKey, _ proposal: LayoutProposal, _ size: CGSize) -> CGFloat? {
    nil
  }

  /// The traits that the node offers to its container, through all modifiers in between.
  func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }

  /// The value for a key of a custom layout (C7).
  func layoutValue<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value? {
    nil
  }

  /// The values that the view passes to its container with `containerValue(_:_:)`.
  var containerValues: ContainerValues { ContainerValues() }

  final func guide(_ key: AlignmentKey, _ proposal: LayoutProposal, _ size: CGSize) -> CGFloat {
    // The guides of a frame are seldom moved: then no child needs to be asked.
    if key.propagates || graph.features.hasExplicitFrameGuides, let value = knownGuide(key, proposal, size) {
      return value
    }
    return key.defaultValue(in: ViewDimensions(width: size.width, height: size.height))
  }

  // MARK: Placing

  /// Places the node: its size is its answer to `proposal` (C5).
  final func place(at newOrigin: CGPoint, _ proposal: LayoutProposal) {
    let newSize = measure(proposal)
    if newOrigin != origin || newSize != size {
      if isWatched { graph.contents.geometryDidChange(of: self) }
      if isPlaced, animator != nil || transactionScope != nil || graph.animator.isAnimatingUpdate {
        moveShownFrame(to: newOrigin, newSize)
      }
    }
    origin = newOrigin
    guard needsPlacement || newSize != size || proposal != placedProposal else { return }
    if !isPlaced { firstUpdate = Int(truncatingIfNeeded: graph.animator.update) }
    if newSize != size || !isPlaced {
      size = newSize
      invalidateDrawing()
    }
    placedProposal = proposal
    needsPlacement = false
    isPlaced = true
    placeChildren()
  }

  /// Takes the place and the proposal of another node in the next layout.
  final func takePlace(of other: LayoutNode) {
    origin = other.origin
    placedProposal = other.placedProposal
    invalidateLayout()
  }

  /// Moves the node without animation.
  final func move(by distance: CGPoint) {
    origin = origin + distance
  }

  /// Whether the content moves as one with this node (D43).
  var isolatesGeometry: Bool { false }

  /// Moves the node; the presented frame follows if the update is animated (D2).
  private func moveShownFrame(to newOrigin: CGPoint, _ newSize: CGSize) {
    guard firstUpdate != Int(truncatingIfNeeded: graph.animator.update) else { return }
    let interval = GeometryVector(
      x: newOrigin.x - origin.x, y: newOrigin.y - origin.y, width: newSize.width - size.width,
      height: newSize.height - size.height)
    LayoutAnimator.move(self, by: interval)
  }

  /// Places the children in `size`. Overridden.
  func placeChildren() {}

  // MARK: Geometry

  /// Called after the layout when this node watches its geometry and may have moved or been resized. Overridden.
  func geometryMayHaveChanged() {}

  /// Whether this node's coordinates have that name (C112). Overridden.
  func answersToSpace(_ name: AnyHashable) -> Bool { false }

  /// What this node adds to the safe area of a child that it places; nil for nothing (C110). Overridden.
  func safeAreaChange(for child: LayoutNode) -> SafeAreaChange? { nil }

  // MARK: Changes

  /// The node's answers may have changed. It is asked again in the layout phase.
  final func invalidateLayout(traits: Bool = false) {
    if traits { traitsDidChange = true }
    isSpacingStale = true
    isServiceStale = true
    needsPlacement = true
    guard !isLayoutDirty, !isRemoved else { return }
    isLayoutDirty = true
    graph.layouts.insert(self)
    graph.trace?.noteLayout(of: self)
    graph.requestFrame()
  }

  /// A child's answers changed. Overridden where cached answers can be updated.
  func childDidChange(_ child: LayoutNode) {
    invalidateLayout()
  }

  /// Repeats all cached proposals.
  ///
  /// - Returns: whether an answer changed, so that the layout parent must be laid out again.
  final func renewAnswers() -> Bool {
    isLayoutDirty = false
    let old = cache
    let didTraitsChange = traitsDidChange || hasOtherSpacing || hasOtherService
    traitsDidChange = false
    let oldGuides = guides.takeAll()
    guard let mended = mendAnswers(old) else {
      cache.removeAll()
      var isDifferent = didTraitsChange || !isPlaced
      old.forEach { if measure($0.proposal) != $0.size { isDifferent = true } }
      return isDifferent || hasOtherGuides(than: oldGuides)
    }
    return mended || didTraitsChange || hasOtherGuides(than: oldGuides)
  }

  private func hasOtherGuides(than old: ContiguousArray<GuideCache.Entry>) -> Bool {
    for entry in old where knownGuide(entry.key, entry.proposal, measure(entry.proposal)) != entry.value { return true }
    return false
  }

  /// Updates the answers in `cache` in a cheaper way; nil if that is not possible. Overridden.
  func mendAnswers(_ cache: MeasureCache) -> Bool? {
    nil
  }

  /// Replaces the answers by one that was updated.
  final func setAnswer(_ size: CGSize, for proposal: LayoutProposal) {
    cache.removeAll()
    cache.insert(proposal, size)
  }

  /// Places the children of a node whose answers did not change.
  final func placeAgain() {
    guard needsPlacement else { return }
    place(at: origin, placedProposal)
  }

  // MARK: Drawing

  /// The node's own piece of the display list must be rebuilt.
  final func invalidateDrawing() {
    guard !isDrawingStale, !isRemoved else { return }
    isDrawingStale = true
    graph.drawings.insert(self)
    graph.trace?.noteDrawing(of: self)
    graph.requestFrame()
  }

  /// Animated nodes are drawn again.
  override func animatorDidStep() {
    invalidateDrawing()
  }

  final func drawingWasRebuilt() {
    isDrawingStale = false
  }

  /// Whether the node has a piece of its own in the display list.
  var draws: Bool { false }

  /// Adds what the node shows. `origin` is its top-left corner in the surface, unrounded.
  func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {}

  // MARK: Hit testing

  /// The innermost node that has content at `point`, which is in this node's coordinates (E7).
  func hitTest(_ point: CGPoint) -> LayoutNode? {
    nil
  }

  /// Whether the content is hidden, so that it cannot have the focus.
  var concealsContent: Bool { false }

  /// Whether nothing of the content can be seen or touched outside of the node's own frame. Overridden.
  var cutsContent: Bool { false }

  // MARK: Semantics

  /// Adds what assistive technology and tests find here.
  func describe(into builder: inout SemanticsBuilder) {
    forEachLayoutChild { $0.describe(into: &builder) }
  }

  /// Whether this node shows a child that it places or might place. Overridden by those with alternatives.
  func shows(_ child: LayoutNode) -> Bool { true }

  /// Calls `body` with each node that this one places.
  func forEachLayoutChild(_ body: (LayoutNode) -> Void) {}

  /// The node was removed: elements that are shown elsewhere, or departing, have lost their layout parent.
  override final func releaseLayoutChildren() {
    forEachLayoutChild { child in
      if !child.isRemoved, child.layoutParent === self { child.layoutParent = nil }
    }
    if let host = layoutParent as? ElementHostNode, !host.isRemoved { host.letGo(of: self) }
    guard let animator, !animator.departing.isEmpty else { return }
    for node in animator.departing where node.layoutParent === self { node.layoutParent = nil }
    animator.departing = []
  }

  /// Converts a point of a layout child's coordinates into this node's.
  func convertFromChild(_ point: CGPoint, _ child: LayoutNode, _ stage: GeometryStage) -> CGPoint {
    point + (stage == .shown ? child.shownOrigin : child.origin)
  }
}

extension LayoutNode {
  /// Makes this node the layout parent of `child`.
  final func adopt(_ child: LayoutNode, at index: Int) {
    child.layoutParent = self
    child.layoutIndex = index
    #if DEBUG
      graph.checks.treeDidChange = true
    #endif
    if child.isWatched { watchGeometry() }
  }

  /// Bounding box in the coordinates of the surface, with render transforms applied, as it is shown at the moment.
  package final var frameInSurface: CGRect { frameInSurface(.shown, shownSize) }

  /// The same in the layout, without running animations.
  package final var laidOutFrame: CGRect { frameInSurface(.final, size) }

  private func frameInSurface(_ stage: GeometryStage, _ size: CGSize) -> CGRect {
    var corners = [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
      CGPoint(x: size.width, y: size.height),
    ]
    var node: LayoutNode = self
    while let parent = node.layoutParent {
      corners = corners.map { parent.convertFromChild($0, node, stage) }
      node = parent
    }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let minimum = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
    return CGRect(
      x: minimum.x, y: minimum.y, width: (xs.max() ?? 0) - minimum.x, height: (ys.max() ?? 0) - minimum.y)
  }
}
