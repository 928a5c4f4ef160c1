import TesseraCore

/// Commands that format text which is selected (J154). Text views have no formats that the user can choose here, so that the
/// commands are there but disabled.
nonisolated public struct TextFormattingCommands: Commands {
  /// Commands that format text which is selected.
  public init() {}

  @MainActor public var body: some Commands {
    CommandGroup(after: .textFormatting) {
      Menu("Font") {
        Button("Bold") {}
        Button("Italic") {}
        Button("Underline") {}
        Button("Bigger") {}
        Button("Smaller") {}
      }
      .disabled(true)
      Menu("Text") {
        Button("Align Left") {}
        Button("Center") {}
        Button("Align Right") {}
      }
      .disabled(true)
    }
  }
}
