import TesseraCore

/// A border around a field, with a padding that belongs to the field.
struct FieldBorder: ViewModifier {
  let cornerRadius: Double

  func body(content: Content) -> some View {
    content
      .environment(\.textFieldInsets, EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7))
      .background(Color(system: .background), in: RoundedRectangle(cornerRadius: cornerRadius))
      .overlay {
        RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(ControlColors.separator, lineWidth: 0.5)
          .allowsHitTesting(false)
      }
  }
}
