import Foundation

nonisolated struct PositionModifier: WrapperModifier, Equatable {
  var position: CGPoint

  @MainActor func makeWrapper(_ context: _NodeContext) -> PositionNode {
    PositionNode(self, context)
  }

  @MainActor func update(_ wrapper: PositionNode) {
    wrapper.receive(self)
  }
}

/// Takes all it is offered and puts its child's center at a point (C67).
final class PositionNode: WrapperNode {
  private var position: CGPoint

  init(_ modifier: PositionModifier, _ context: NodeContext) {
    position = modifier.position
    super.init(context)
  }

  func receive(_ modifier: PositionModifier) {
    guard modifier.position != position else { return }
    position = modifier.position
    invalidateLayout()
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    let inner = child?.measure(proposal) ?? .zero
    return CGSize(
      width: proposal.width.isNaN ? inner.width : proposal.width,
      height: proposal.height.isNaN ? inner.height : proposal.height)
  }

  override func lengthThatFits(_ proposal: LayoutProposal, _ axis: Axis) -> CGFloat {
    measure(proposal)[axis]
  }

  override func childPlacement(
    _ child: LayoutNode, _ proposal: LayoutProposal, _ size: CGSize
  ) -> (origin: CGPoint, proposal: LayoutProposal) {
    let childSize = child.measure(proposal)
    let x = position.x.isFinite ? position.x : 0
    let y = position.y.isFinite ? position.y : 0
    return (CGPoint(x: x - childSize.width / 2, y: y - childSize.height / 2), proposal)
  }

  override var mirrorsPlacement: Bool { false }
  override var isTransparentForTraits: Bool { false }
}

extension View {
  /// Puts the view's center at a point of the room that it is offered (C67).
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the view's center at a point of the room that it is offered (C67). Points.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(position: CGPoint(x: x, y: y)))
  }
}
