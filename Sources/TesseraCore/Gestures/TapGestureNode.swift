import Foundation

nonisolated struct TapModifier: WrapperModifier {
  var count: Int
  /// The location is in the coordinates of the view that is tapped.
  var action: @MainActor (CGPoint) -> Void

  @MainActor func makeWrapper(_ context: _NodeContext) -> TapNode {
    TapNode(self, context)
  }

  @MainActor func update(_ wrapper: TapNode) {
    wrapper.modifier = self
  }
}

/// Acts when its content is tapped.
final class TapNode: WrapperNode, PointerHandler {
  var modifier: TapModifier

  init(_ modifier: TapModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  var tapCount: Int? { max(1, modifier.count) }

  func pointerIsDown(isInside: Bool) {}

  func pointerWasCancelled() {}

  func pointerWentUp(_ press: Press) {
    modifier.action(press.location - frameInSurface.origin)
  }
}

nonisolated struct PressModifier: WrapperModifier {
  var onPressingChanged: @MainActor (Bool) -> Void
  var action: @MainActor () -> Void

  @MainActor func makeWrapper(_ context: _NodeContext) -> PressNode {
    PressNode(self, context)
  }

  @MainActor func update(_ wrapper: PressNode) {
    wrapper.modifier = self
  }
}

/// Acts as a button does: on release inside, with excursions allowed (E8).
final class PressNode: WrapperNode, PointerHandler {
  var modifier: PressModifier
  private var isPressed = false

  init(_ modifier: PressModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  var tapCount: Int? { nil }

  func pointerIsDown(isInside: Bool) {
    setPressed(isInside)
  }

  func pointerWasCancelled() {
    setPressed(false)
  }

  func pointerWentUp(_ press: Press) {
    setPressed(false)
    if press.isInside { modifier.action() }
  }

  private func setPressed(_ newValue: Bool) {
    guard newValue != isPressed else { return }
    isPressed = newValue
    modifier.onPressingChanged(newValue)
  }
}

extension View {
  /// Runs an action when the view is tapped `count` times in a row (E1).
  @preconcurrency
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    modifier(TapModifier(count: count) { _ in action() })
  }

  /// Makes the view react as a button does (E8): for controls.
  nonisolated package func onPress(
    _ action: @escaping @MainActor () -> Void, onPressingChanged: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    modifier(PressModifier(onPressingChanged: onPressingChanged, action: action))
  }
}
