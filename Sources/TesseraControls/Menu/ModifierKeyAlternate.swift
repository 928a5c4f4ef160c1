import TesseraCore

/// Shows another view while keys are held down (J385).
private struct AlternateWhileHeld<Alternate: View>: ViewModifier {
  let modifiers: EventModifiers
  let alternate: Alternate

  @State private var held: EventModifiers = []

  init(modifiers: EventModifiers, alternate: Alternate) {
    self.modifiers = modifiers
    self.alternate = alternate
  }

  func body(content: Content) -> some View {
    Group {
      if !modifiers.isEmpty, held.isSuperset(of: modifiers) {
        alternate
      } else {
        content
      }
    }
    .onModifierKeysChanged(mask: modifiers) { _, new in held = new }
  }
}

nonisolated private struct ModifierKeyAlternate<Alternate: View>: ViewModifier {
  let modifiers: EventModifiers
  let alternate: Alternate

  @MainActor func body(content: Content) -> some View {
    content.modifier(AlternateWhileHeld(modifiers: modifiers, alternate: alternate))
  }
}

extension View {
  /// Shows another view in place of this one while keys are held down, as menus do for their items (J385).
  nonisolated public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    modifier(ModifierKeyAlternate(modifiers: modifiers, alternate: alternate()))
  }
}
