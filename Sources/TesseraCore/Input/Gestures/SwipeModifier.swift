import Foundation

/// Tells how far a view is dragged along an axis.
nonisolated package struct SwipeModifier: WrapperModifier {
  package var axis: Axis
  package var isEnabled: Bool
  package var onMove: @MainActor (CGFloat) -> Void
  package var onEnd: @MainActor (Swipe) -> Void

  package init(
    axis: Axis = .horizontal, isEnabled: Bool, onMove: @escaping @MainActor (CGFloat) -> Void,
    onEnd: @escaping @MainActor (Swipe) -> Void
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

/// The drag of a view along an axis when it was released.
nonisolated package struct Swipe {
  /// The distance in points; negative against the layout direction.
  package var distance: CGFloat
  /// How fast it moved, points a second.
  package var speed: CGFloat
  /// How long the view is along the axis, points.
  package var length: CGFloat
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

  /// How far the view was dragged along the axis; negative against the layout direction.
  private func swiped(_ translation: CGSize) -> CGFloat {
    modifier.axis == .horizontal && isRightToLeft ? -translation.width : translation[modifier.axis]
  }

  func panDidMove(by distance: CGSize, translation: CGSize) {
    modifier.onMove(swiped(translation))
  }

  func panDidEnd(translation: CGSize, velocity: CGVector) {
    let speed = swiped(CGSize(width: velocity.dx, height: velocity.dy))
    modifier.onEnd(Swipe(distance: swiped(translation), speed: speed, length: size[modifier.axis]))
  }
}
