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

/// Makes a view act as a button does, and be one for assistive technology.
nonisolated package struct PressModifier: WrapperModifier {
  var onPressingChanged: @MainActor (Bool) -> Void
  var action: @MainActor () -> Void

  @MainActor package func makeWrapper(_ context: _NodeContext) -> PressNode {
    PressNode(self, context)
  }

  @MainActor package func update(_ wrapper: PressNode) {
    wrapper.modifier = self
  }
}

/// Acts as a button does: on release inside, with excursions allowed (E8).
package final class PressNode: WrapperNode, PointerHandler {
  var modifier: PressModifier
  private var isPressed = false

  init(_ modifier: PressModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func describe(into builder: inout SemanticsBuilder) {
    let inner = builder.collect { super.describe(into: &$0) }
    builder.add(SemanticsElement(combining: inner, role: .button, node: self))
  }

  package var tapCount: Int? { nil }

  package func pointerIsDown(isInside: Bool) {
    setPressed(isInside)
  }

  package func pointerWasCancelled() {
    setPressed(false)
  }

  package func pointerWentUp(_ press: Press) {
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
  ///
  /// The type of the result is spelled out: in generic code an opaque one is looked up each time.
  nonisolated package func onPress(
    _ action: @escaping @MainActor () -> Void, onPressingChanged: @escaping @MainActor (Bool) -> Void
  ) -> ModifiedContent<Self, PressModifier> {
    modifier(PressModifier(onPressingChanged: onPressingChanged, action: action))
  }
}
