import TesseraCore

/// The sign in front of a row that can be deleted.
package struct DeleteMark: View {
  let action: @MainActor () -> Void

  package init(action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  package var body: some View {
    PressableButton(action: action) { isPressed in
      PlusGlyph(hasUpright: false).glyphLine(2)
        .foregroundStyle(Color.white)
        .padding(6)
        .frame(width: 22, height: 22)
        .background(Color.red, in: Circle())
        .opacity(isPressed ? ButtonTint.pressedOpacity : 1)
    }
    .accessibilityLabel("Delete")
    .semantics(.accessory)
  }
}

/// The sign in front of a row that can be chosen.
package struct SelectionMark: View {
  let isOn: Bool

  package init(isOn: Bool) {
    self.isOn = isOn
  }

  package var body: some View {
    Circle()
      .strokeBorder(isOn ? Color.accentColor : Color(system: .tertiary), lineWidth: isOn ? 11 : 1.5)
      .overlay {
        if isOn { CheckmarkGlyph().glyphLine(2).foregroundStyle(Color.white).padding(6) }
      }
      .frame(width: 22, height: 22)
      .semantics(.hidden(true))
  }
}
