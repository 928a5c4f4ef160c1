import Foundation

/// One layer in front of the root: as large as the surface, with its content in the part that nothing covers.
///
/// Its parts are animated (`PresentedPartNode`). Only the drawing moves: layout, hit testing and semantics are in the
/// final state from the beginning, as with pages.
final class ModalNode: WrapperNode {
  let coversEverything: Bool
  /// Whether it is only drawn until it is out of sight.
  private(set) var isLeaving = false
  /// Whether what lies below can be used beside the presentation.
  private(set) var letsPressesPass = false
  /// The velocity of a released presentation toward its place, in distances per second; nil if it was not dragged.
  var speedLetGo: Double?
  /// The progress toward its place, from 0 to 1.
  private var share = Animated(1.0)
  /// The remaining scale animation, from 1 to 0. Only for presenting.
  private var approach = Animated(0.0)
  private var movement: PresentationAnimation?
  private var parts: ContiguousArray<WeakPart> = []

  private struct WeakPart {
    weak var node: PresentedPartNode?
  }

  init(coversEverything: Bool, _ context: NodeContext) {
    self.coversEverything = coversEverything
    super.init(context)
  }

  // MARK: Coming and going

  func add(_ part: PresentedPartNode) {
    parts.removeAll { $0.node == nil }
    parts.append(WeakPart(node: part))
    partDidChange(part)
  }

  func partDidChange(_ part: PresentedPartNode) {
    switch part.part {
    case .card(let movement): self.movement = movement
    case .backdrop(let letsPressesPass): self.letsPressesPass = letsPressesPass
    }
  }

  /// The presented progress, from 0 to 1; it may overshoot.
  var shownShare: Double { share.shown }

  var shownApproach: Double { approach.shown }

  /// Whether the parts are animated.
  var isOnTheWay: Bool { isLeaving || share.isMoving || approach.isMoving }

  /// Whether everything below is covered.
  var hidesWhatLiesBelow: Bool { coversEverything && !isOnTheWay }

  /// Begins to appear, or continues from the departing layer of the same presentation.
  func arrive(from old: ModalNode?) {
    guard let movement else { return }
    if let old {
      share = old.share
      approach = old.approach
      share.handOver(to: self)
      approach.handOver(to: self)
    } else {
      share = Animated(0)
      approach = Animated(1)
    }
    share.move(to: 1, by: movement.arrival, in: self)
    if approach.model > 0 { approach.move(to: 0, by: movement.arrival, in: self) }
    didMove()
  }

  /// Begins to depart.
  ///
  /// - Parameter onEnd: called when it is out of sight.
  /// - Returns: whether the departure is visible; otherwise nothing happened.
  @discardableResult
  func leave(_ onEnd: @escaping () -> Void) -> Bool {
    guard let movement, isPlaced else { return false }
    isLeaving = true
    graph.forEachNode(in: self) { ($0 as? EvaluatingNode)?.isFrozen = true }
    share.move(to: 0, by: movement.departure, velocity: speedLetGo, in: self, onEnd: onEnd)
    graph.modals.layerLeaves(self)
    didMove()
    return true
  }

  override func animatorDidStep() {
    super.animatorDidStep()
    didMove()
  }

  private func didMove() {
    invalidateDrawing()
    for part in parts { part.node?.invalidateDrawing() }
  }

  override var draws: Bool { true }

  // MARK: Layout

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    graph.surface.size
  }

  override func childPlacement(
    _ child: LayoutNode, _ proposal: LayoutProposal, _ size: CGSize
  ) -> (origin: CGPoint, proposal: LayoutProposal) {
    let area = graph.surface.safeRect
    let offer = LayoutProposal(area.size)
    let origin = AlignedPosition.origin(of: child, child.measure(offer), offer, in: area.size, .center)
    return (area.origin + origin, offer)
  }

  override func safeAreaChange(for child: LayoutNode) -> SafeAreaChange? {
    .adds(graph.surface.safeArea)
  }

  override var mirrorsPlacement: Bool { false }

  override func willRemove() {
    graph.modals.remove(self)
  }

  /// What lies below cannot be reached, unless the presentation allows it.
  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    super.hitTest(point) ?? (letsPressesPass ? nil : self)
  }

  /// A departing layer has neither focus nor pointer.
  override var concealsContent: Bool { isLeaving }
}
