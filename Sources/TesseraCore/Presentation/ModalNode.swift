import Foundation

/// One layer in front of the root: as large as the surface, with its content in the part that nothing covers.
final class ModalNode: WrapperNode {
  let coversEverything: Bool

  init(coversEverything: Bool, _ context: NodeContext) {
    self.coversEverything = coversEverything
    super.init(context)
  }

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

  /// What lies below cannot be reached.
  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    super.hitTest(point) ?? self
  }
}
