import Foundation

nonisolated struct FixedSizeModifier: WrapperModifier, Equatable {
  var horizontal: Bool
  var vertical: Bool

  @MainActor func makeWrapper(_ context: _NodeContext) -> FixedSizeNode {
    FixedSizeNode(self, context)
  }

  @MainActor func update(_ wrapper: FixedSizeNode) {
    wrapper.receive(self)
  }
}

/// Offers its child no length on some axes, so that it takes its ideal one (C64).
final class FixedSizeNode: WrapperNode {
  private var modifier: FixedSizeModifier

  init(_ modifier: FixedSizeModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func receive(_ newModifier: FixedSizeModifier) {
    guard newModifier != modifier else { return }
    modifier = newModifier
    invalidateLayout()
  }

  override func childProposal(_ proposal: LayoutProposal) -> LayoutProposal {
    LayoutProposal(
      width: modifier.horizontal ? .nan : proposal.width, height: modifier.vertical ? .nan : proposal.height)
  }

  override var isTransparentForTraits: Bool { false }
}

extension View {
  /// Lets the view take its ideal size and ignore the proposal (C64).
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Lets the view take its ideal length on some axes and ignore the proposal (C64).
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}
