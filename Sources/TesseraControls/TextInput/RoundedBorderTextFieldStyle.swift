import TesseraCore

/// The text in a border with round corners.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The text in a border with round corners; the same as `.roundedBorder`.
  public init() {}

  @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.modifier(FieldBorder(cornerRadius: 5))
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a border with round corners.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
