import TesseraCore

/// A text of many lines that the user edits, scrolled where it needs more room.
nonisolated public struct TextEditor: View {
  private let text: Binding<String>
  private let control: TextInputControl?

  /// An editor of a text. Each change is written at once.
  public init(text: Binding<String>) {
    self.init(text: text, control: nil)
  }

  /// - Parameter control: lets the owner of the text select in it, and give parts of it attributes.
  package init(text: Binding<String>, control: TextInputControl?) {
    self.text = text
    self.control = control
  }

  @MainActor public var body: some View {
    if control == nil {
      ChosenEditor { input(insets: $0) }
    } else {
      // The owner of the control has an appearance of its own.
      input(insets: nil)
    }
  }

  @MainActor private func input(insets: EdgeInsets?) -> TextInput {
    TextInput(
      kind: .editor, text: text.wrappedValue, label: Text(verbatim: ""),
      insets: insets ?? EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5),
      write: { newText in
        text.wrappedValue = newText
        return text.wrappedValue
      }, control: control)
  }
}

/// An editor with the appearance that a program chose for all of them (J34).
private struct ChosenEditor: View {
  let input: @MainActor (EdgeInsets?) -> TextInput

  private let taken = LazyState(wrappedValue: TakenTheme<EditorTheme>())
  @Environment(\.scrollContentBackground) private var background

  init(input: @escaping @MainActor (EdgeInsets?) -> TextInput) {
    self.input = input
  }

  var body: some View {
    if let theme = taken.wrappedValue.current(CommonTheme.editor) {
      input(theme.insets)
        .modifier(TextColor(color: theme.textColor))
        .modifier(BarTint(color: theme.tint))
        .background((background == .hidden ? nil : theme.background) ?? .clear)
    } else {
      input(nil)
    }
  }
}
