import TesseraCore

/// A small button with round ends.
struct AccessoryBarButton<Label: View>: View {
  let isPressed: Bool
  let hasBorder: Bool
  let label: Label

  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled

  init(isPressed: Bool, hasBorder: Bool, label: Label) {
    self.isPressed = isPressed
    self.hasBorder = hasBorder
    self.label = label
  }

  var body: some View {
    label
      .font(.system(size: 12))
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background {
        Capsule().fill(ControlColors.well).opacity(isPressed || hasBorder || isHovered && isEnabled ? 1 : 0)
      }
      .opacity(ButtonTint.opacity(isEnabled: isEnabled) * (isPressed ? ButtonTint.pressedOpacity : 1))
      .contentShape(Capsule())
      .onHover { isHovered = $0 }
  }
}
