import Foundation
import TesseraCore

/// The border of a field on a desktop, and a ring in the accent color while the user is in the field (DK5).
struct DesktopFieldBorder: ViewModifier {
  let hasRoundCorners: Bool

  @FocusState private var hasFocus: Bool
  @Environment(\.controlSize) private var controlSize
  @Environment(\.colorScheme) private var colorScheme

  init(hasRoundCorners: Bool) {
    self.hasRoundCorners = hasRoundCorners
  }

  func body(content: Content) -> some View {
    content
      .focused($hasFocus)
      .modifier(DesktopControlFont())
      .environment(\.textFieldInsets, insets)
      .frame(minHeight: DesktopMetrics.height(controlSize))
      .background(DesktopColors.field(colorScheme), in: outline)
      .overlay {
        outline.strokeBorder(DesktopColors.edge(colorScheme), lineWidth: 0.5).allowsHitTesting(false)
      }
      .overlay {
        if hasFocus {
          FocusRing(radius: radius).allowsHitTesting(false).semantics(.hidden(true))
        }
      }
  }

  private var radius: CGFloat { hasRoundCorners ? DesktopMetrics.radius(controlSize) : 0 }

  private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: radius) }

  private var insets: EdgeInsets {
    let vertical: CGFloat = controlSize > .regular ? 6 : controlSize < .regular ? 2 : 3
    return EdgeInsets(top: vertical, leading: 5, bottom: vertical, trailing: 5)
  }
}

/// A ring around what has the focus on a desktop (DK5).
struct FocusRing: View {
  let radius: CGFloat

  private static var width: CGFloat { 3 }

  var body: some View {
    RoundedRectangle(cornerRadius: radius + Self.width)
      .strokeBorder(.tint.opacity(0.5), lineWidth: Self.width)
      .padding(-Self.width)
  }
}
