import TesseraCore

/// A button in the bar of a window: without a face, but for a light one under the pointer (DK28).
struct WindowBarButtonStyle: ButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    WindowBarButton(label: configuration.label, role: configuration.role, isPressed: configuration.isPressed)
  }
}

private struct WindowBarButton<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool

  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled

  init(label: Label, role: ButtonRole?, isPressed: Bool) {
    self.label = label
    self.role = role
    self.isPressed = isPressed
  }

  var body: some View {
    label
      .lineLimit(1)
      .modifier(ButtonForeground(style: foreground))
      .opacity(ButtonTint.opacity(isEnabled: isEnabled))
      .padding(.horizontal, 6)
      .frame(minWidth: WindowBarMetrics.itemSize, minHeight: WindowBarMetrics.itemSize)
      .background(Color.primary.opacity(face), in: RoundedRectangle(cornerRadius: 6))
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
  }

  private var face: Double {
    guard isEnabled else { return 0 }
    if isPressed { return 0.16 }
    return isHovered ? 0.08 : 0
  }

  private var foreground: AnyShapeStyle {
    guard isEnabled else { return ButtonTint.disabled }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary.opacity(0.8))
  }
}
