import TesseraCore

/// The platform's own choice: groups of rows.
nonisolated public struct AutomaticFormStyle: FormStyle {
  /// The platform's own choice; the same as `.automatic`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The platform's own choice: groups of rows.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
