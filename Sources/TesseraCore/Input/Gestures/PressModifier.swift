/// Makes a view a button, also for assistive technology.
nonisolated package struct PressModifier: WrapperModifier {
  var onPressingChanged: @MainActor (Bool) -> Void
  var action: @MainActor () -> Void
  /// Whether a press anywhere in a row of a list activates this view.
  var fillsRow = false

  @MainActor package func makeWrapper(_ context: _NodeContext) -> ModifierPressNode {
    ModifierPressNode(self, context)
  }

  @MainActor package func update(_ wrapper: ModifierPressNode) {
    wrapper.modifier = self
  }
}

/// Acts as its modifier says.
package final class ModifierPressNode: PressNode {
  fileprivate(set) var modifier: PressModifier

  fileprivate init(_ modifier: PressModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  override var fillsRow: Bool { modifier.fillsRow }

  override func performAction() {
    modifier.action()
  }

  override func pressDidChange() {
    modifier.onPressingChanged(isPressed)
  }
}

extension View {
  /// Makes the view react as a button does (E8): for controls.
  ///
  /// The type of the result is explicit: in generic code, an opaque one is looked up each time.
  nonisolated package func onPress(
    _ action: @escaping @MainActor () -> Void, fillsRow: Bool = false,
    onPressingChanged: @escaping @MainActor (Bool) -> Void
  ) -> ModifiedContent<Self, PressModifier> {
    modifier(PressModifier(onPressingChanged: onPressingChanged, action: action, fillsRow: fillsRow))
  }
}
