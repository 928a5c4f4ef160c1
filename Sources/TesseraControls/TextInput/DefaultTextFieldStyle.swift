import TesseraCore

/// The platform's own choice: the text alone.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The platform's own choice; the same as `.automatic`.
  public init() {}

  @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The platform's own choice: the text alone.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
