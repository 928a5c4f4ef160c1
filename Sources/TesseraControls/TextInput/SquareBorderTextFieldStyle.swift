import TesseraCore

/// The text in a border with corners.
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// The text in a border with corners; the same as `.squareBorder`.
  public init() {}

  @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.modifier(FieldBorder(cornerRadius: 0))
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The text in a border with corners.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
