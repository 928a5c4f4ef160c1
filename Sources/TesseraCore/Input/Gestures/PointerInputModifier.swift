import Foundation

/// Gets what the pointer does beside presses: its secondary button and its wheel.
nonisolated struct PointerInputModifier: WrapperModifier {
  /// Handles a press of the secondary button at a point of the view, with whether it was handled.
  var secondaryPress: @MainActor (CGPoint) -> Bool
  /// Handles a turn of the wheel at a point of the view, with whether it was handled.
  var wheel: @MainActor (CGPoint, CGSize) -> Bool

  @MainActor func makeWrapper(_ context: _NodeContext) -> PointerInputNode {
    PointerInputNode(self, context)
  }

  @MainActor func update(_ wrapper: PointerInputNode) {
    wrapper.modifier = self
  }
}

final class PointerInputNode: WrapperNode {
  var modifier: PointerInputModifier

  init(_ modifier: PointerInputModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  /// - Returns: whether it was handled.
  func secondaryPress(at point: CGPoint) -> Bool {
    scope.values.isEnabled && modifier.secondaryPress(self.point(point, in: .local))
  }

  /// - Returns: whether it was handled.
  func wheel(at point: CGPoint, by delta: CGSize) -> Bool {
    scope.values.isEnabled && modifier.wheel(self.point(point, in: .local), delta)
  }
}

extension View {
  /// Hands over what the pointer does beside presses.
  ///
  /// - Parameters:
  ///   - secondaryPress: gets a point of the view; false leaves the press to the views around.
  ///   - wheel: gets a point of the view, and how far content would move; false leaves the wheel to scroll views.
  nonisolated package func onPointerInput(
    secondaryPress: @escaping @MainActor (CGPoint) -> Bool, wheel: @escaping @MainActor (CGPoint, CGSize) -> Bool
  ) -> some View {
    modifier(PointerInputModifier(secondaryPress: secondaryPress, wheel: wheel))
  }
}
