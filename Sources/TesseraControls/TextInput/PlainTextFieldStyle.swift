import TesseraCore

/// The text alone.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// The text alone; the same as `.plain`.
  public init() {}

  @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
