import TesseraCore

/// The editor without anything around it.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  /// The editor alone; the same as `.plain`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.editor
  }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The editor without anything around it.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
