import TesseraCore

/// The platform's own choice: the text alone.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The platform's own choice; `.automatic` says the same.
  public init() {}

  @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
  }
}

/// The text alone.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// The text alone; `.plain` says the same.
  public init() {}

  @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
  }
}

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

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The platform's own choice: the text alone.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a border with round corners.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The text in a border with corners.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
