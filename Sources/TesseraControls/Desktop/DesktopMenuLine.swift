import Foundation
import TesseraCore

/// One line of a menu on a desktop, in the accent color while the pointer is over it (DK10).
struct DesktopMenuLine<Content: View>: View {
  let isPressed: Bool
  let role: ButtonRole?
  @ViewBuilder let content: Content

  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled

  init(isPressed: Bool, role: ButtonRole?, @ViewBuilder content: () -> Content) {
    self.isPressed = isPressed
    self.role = role
    self.content = content()
  }

  private static var margin: CGFloat { 5 }

  var body: some View {
    content
      .lineLimit(1)
      .frame(maxWidth: .infinity, minHeight: DesktopMetrics.menuLineHeight, alignment: .leading)
      .padding(.horizontal, 8)
      .modifier(PlatformForeground(style: foreground))
      .opacity(ButtonTint.opacity(isEnabled: isEnabled))
      .background(
        isMarked ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.clear), in: RoundedRectangle(cornerRadius: 5)
      )
      .padding(.horizontal, Self.margin)
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
  }

  private var isMarked: Bool { isEnabled && (isHovered || isPressed) }

  private var foreground: AnyShapeStyle {
    guard isEnabled else { return ButtonTint.disabled }
    if isMarked { return AnyShapeStyle(Color.white) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary)
  }
}
