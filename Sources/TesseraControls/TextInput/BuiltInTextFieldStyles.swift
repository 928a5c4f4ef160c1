import TesseraCore

/// The text in a border with round corners.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The text in a border with round corners; `.roundedBorder` says the same.
  public init() {}

  @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.modifier(FieldBorder(cornerRadius: 5))
  }
}

/// The text in a border with corners.
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// The text in a border with corners; `.squareBorder` says the same.
  public init() {}

  @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.modifier(FieldBorder(cornerRadius: 0))
  }
}

/// A border around a field, with the room inside that belongs to the field.
private struct FieldBorder: ViewModifier {
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

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a border with round corners.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The text in a border with corners.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
