import TesseraCore

/// The editor as the platform has it: on a plain background.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The usual editor; the same as `.automatic`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.editor
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The editor as the platform has it.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
