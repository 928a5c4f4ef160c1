import Foundation

nonisolated struct AspectRatioModifier: WrapperModifier, Equatable {
  /// Width to height; nil takes the child's ideal one.
  var ratio: CGFloat?
  var contentMode: ContentMode

  @MainActor func makeWrapper(_ context: _NodeContext) -> AspectRatioNode {
    AspectRatioNode(self, context)
  }

  @MainActor func update(_ wrapper: AspectRatioNode) {
    wrapper.receive(self)
  }
}

/// Offers its child a size of a certain shape (C65).
final class AspectRatioNode: WrapperNode {
  private var modifier: AspectRatioModifier

  init(_ modifier: AspectRatioModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func receive(_ newModifier: AspectRatioModifier) {
    guard newModifier != modifier else { return }
    modifier = newModifier
    invalidateLayout()
  }

  private var ratio: CGFloat? {
    if let ratio = modifier.ratio { return ratio.isFinite && ratio > 0 ? ratio : nil }
    guard let ideal = child?.measure(.unspecified), ideal.width > 0, ideal.height > 0 else { return nil }
    let ratio = ideal.width / ideal.height
    return ratio.isFinite && ratio > 0 ? ratio : nil
  }

  override func childProposal(_ proposal: LayoutProposal) -> LayoutProposal {
    guard let ratio else { return proposal }
    switch (proposal.width.isNaN, proposal.height.isNaN) {
    case (true, true): return proposal
    case (false, true): return LayoutProposal(width: proposal.width, height: proposal.width / ratio)
    case (true, false): return LayoutProposal(width: proposal.height * ratio, height: proposal.height)
    case (false, false): return scaled(proposal, ratio)
    }
  }

  private func scaled(_ proposal: LayoutProposal, _ ratio: CGFloat) -> LayoutProposal {
    if proposal.width == .infinity, proposal.height == .infinity { return proposal }
    let followsWidth = proposal.width / ratio <= proposal.height
    return followsWidth == (modifier.contentMode == .fit)
      ? LayoutProposal(width: proposal.width, height: proposal.width / ratio)
      : LayoutProposal(width: proposal.height * ratio, height: proposal.height)
  }

  override func childPlacement(
    _ child: LayoutNode, _ proposal: LayoutProposal, _ size: CGSize
  ) -> (origin: CGPoint, proposal: LayoutProposal) {
    (.zero, childProposal(proposal))
  }

  override var isTransparentForTraits: Bool { false }
}

extension View {
  /// Offers the view the largest (or, for `.fill`, the smallest) size of a shape that fits (or covers) what is offered
  /// (C65).
  ///
  /// - Parameter aspectRatio: width to height; nil is the view's ideal one. A figure that is not positive is ignored.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Offers the view a size of the shape of `aspectRatio` (C65).
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// Scales the view to fit what is offered, in its own shape.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(nil, contentMode: .fit)
  }

  /// Scales the view to cover what is offered, in its own shape.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(nil, contentMode: .fill)
  }
}
