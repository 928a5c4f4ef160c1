import TesseraCore

/// The editor that a style shows.
nonisolated public struct TextEditorStyleConfiguration {
  let editor: AnyView
}
