import Foundation
import TesseraCore

/// A border around a field, with a padding that belongs to the field.
struct FieldBorder: ViewModifier {
  let cornerRadius: Double

  @Environment(\.idiom) private var idiom

  func body(content: Content) -> some View {
    if idiom == .desktop {
      content.modifier(DesktopFieldBorder(hasRoundCorners: cornerRadius > 0))
    } else {
      content
        .environment(\.textFieldInsets, EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7))
        .background(Color(system: .background), in: RoundedRectangle(cornerRadius: cornerRadius))
        .overlay {
          RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(ControlColors.separator, lineWidth: 0.5)
            .allowsHitTesting(false)
        }
    }
  }
}
