import TesseraCore

/// A text of many lines that the user edits, scrolled where it needs more room.
nonisolated public struct TextEditor: View {
  private let text: Binding<String>

  /// An editor of a text. Each change is written at once.
  public init(text: Binding<String>) {
    self.text = text
  }

  @MainActor public var body: some View {
    TextInput(
      kind: .editor, text: text.wrappedValue, label: Text(verbatim: ""),
      insets: EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5),
      write: { newText in
        text.wrappedValue = newText
        return text.wrappedValue
      })
  }
}
