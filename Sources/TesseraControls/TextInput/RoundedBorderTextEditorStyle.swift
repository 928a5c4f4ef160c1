import TesseraCore

/// The editor with a round border.
nonisolated public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// The editor with a round border; the same as `.roundedBorder`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.editor.padding(2).modifier(FieldBorder(cornerRadius: 6))
  }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// The editor with a round border.
  nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
