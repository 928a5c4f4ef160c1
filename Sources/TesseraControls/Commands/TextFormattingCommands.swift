import TesseraCore

/// Commands that format what is selected in an editor of an attributed string (J392). Where no such text is edited, and for the
/// alignment of lines, which such texts do not have, nothing happens.
nonisolated public struct TextFormattingCommands: Commands {
  /// Commands that format text which is selected.
  public init() {}

  @MainActor public var body: some Commands {
    CommandGroup(after: .textFormatting) {
      FontCommands()
      Menu("Text") {
        Button("Align Left") {}
        Button("Center") {}
        Button("Align Right") {}
      }
      .disabled(true)
    }
  }
}

private struct FontCommands: View {
  @Environment(\.surfaceAccess) private var surface

  var body: some View {
    Menu("Font") {
      Button("Bold") { surface.toggleFormat(.bold) }.keyboardShortcut("b")
      Button("Italic") { surface.toggleFormat(.italic) }.keyboardShortcut("i")
      Button("Underline") { surface.toggleFormat(.underline) }.keyboardShortcut("u")
      Button("Bigger") { surface.toggleFormat(.scaled(1.1)) }
      Button("Smaller") { surface.toggleFormat(.scaled(1 / 1.1)) }
    }
  }
}
