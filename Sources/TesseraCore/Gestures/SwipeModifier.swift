import Foundation

/// Tells how far a view is dragged along an axis.
nonisolated package struct SwipeModifier: WrapperModifier {
  package var axis: Axis
  package var isEnabled: Bool
  package var onMove: @MainActor (CGFloat) -> Void
  /// Gets how far the view was dragged, and its length along the axis.
  package var onEnd: @MainActor (CGFloat, CGFloat) -> Void

  package init(
    axis: Axis = .horizontal, isEnabled: Bool, onMove: @escaping @MainActor (CGFloat) -> Void,
    onEnd: @escaping @MainActor (CGFloat, CGFloat) -> Void
  ) {
    self.axis = axis
    self.isEnabled = isEnabled
    self.onMove = onMove
    self.onEnd = onEnd
  }

  @MainActor package func makeWrapper(_ context: _NodeContext) -> SwipeNode {
    SwipeNode(self, context)
  }

  @MainActor package func update(_ wrapper: SwipeNode) {
    wrapper.modifier = self
  }
}

package final class SwipeNode: WrapperNode, PanHandler {
  var modifier: SwipeModifier

  init(_ modifier: SwipeModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func canPan(_ translation: CGSize) -> Bool {
    guard modifier.isEnabled, scope.values.isEnabled else { return false }
    return abs(translation[modifier.axis]) > abs(translation[modifier.axis.crossing])
  }

  /// How far the view was dragged along the axis; against the direction of lines, less than 0.
  private func swiped(_ translation: CGSize) -> CGFloat {
    modifier.axis == .horizontal && isRightToLeft ? -translation.width : translation[modifier.axis]
  }

  func panDidMove(by distance: CGSize, translation: CGSize) {
    modifier.onMove(swiped(translation))
  }

  func panDidEnd(translation: CGSize, velocity: CGVector) {
    modifier.onEnd(swiped(translation), size[modifier.axis])
  }
}
