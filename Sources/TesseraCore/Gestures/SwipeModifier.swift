import Foundation

/// Tells how far a view is dragged along its line.
nonisolated package struct SwipeModifier: WrapperModifier {
  package var isEnabled: Bool
  package var onMove: @MainActor (CGFloat) -> Void
  /// Gets how far the view was dragged, and its width.
  package var onEnd: @MainActor (CGFloat, CGFloat) -> Void

  package init(
    isEnabled: Bool, onMove: @escaping @MainActor (CGFloat) -> Void,
    onEnd: @escaping @MainActor (CGFloat, CGFloat) -> Void
  ) {
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
    modifier.isEnabled && scope.values.isEnabled && abs(translation.width) > abs(translation.height)
  }

  func panDidMove(by distance: CGSize, translation: CGSize) {
    modifier.onMove(isRightToLeft ? -translation.width : translation.width)
  }

  func panDidEnd(translation: CGSize, velocity: CGVector) {
    modifier.onEnd(isRightToLeft ? -translation.width : translation.width, size.width)
  }
}
