import Foundation
import TesseraCore

/// The face of a control on a desktop that can be pressed: white, or in the accent color (DK4).
struct DesktopBezel<Outline: InsettableShape>: ViewModifier {
  let outline: Outline
  /// nil for the usual face.
  let fill: AnyShapeStyle?
  let isPressed: Bool

  @Environment(\.colorScheme) private var colorScheme

  init(_ outline: Outline, fill: AnyShapeStyle? = nil, isPressed: Bool) {
    self.outline = outline
    self.fill = fill
    self.isPressed = isPressed
  }

  func body(content: Content) -> some View {
    content
      .background {
        outline.fill(fill ?? AnyShapeStyle(DesktopColors.face(colorScheme)))
          .shadow(color: .black.opacity(colorScheme == .dark ? 0.3 : 0.12), radius: 0.5, y: 0.5)
      }
      .overlay {
        outline.fill(isPressed ? DesktopColors.press(colorScheme) : .clear)
          .strokeBorder(edge, lineWidth: 0.5)
          .allowsHitTesting(false)
      }
  }

  private var edge: Color { fill == nil ? DesktopColors.edge(colorScheme) : .black.opacity(0.12) }
}
