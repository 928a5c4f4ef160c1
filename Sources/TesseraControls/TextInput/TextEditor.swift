import Foundation
import TesseraCore

/// A text of many lines that the user edits, scrolled where it needs more room.
nonisolated public struct TextEditor: View {
  private let text: Binding<String>
  private let control: TextInputControl?
  private var selection: Binding<TextSelection?>?
  /// The text with attributes and what is selected of it, instead of the others.
  private var attributed: (text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?)?

  static let insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)

  @Environment(\.textEditorStyle) private var style
  @Environment(\.isPrinted) private var isPrinted

  /// An editor of a text. Each change is written at once.
  public init(text: Binding<String>) {
    self.init(text: text, control: nil)
  }

  /// An editor of a text with a selection.
  ///
  /// - Parameter selection: what is selected; nil for nothing, as before the user was in the editor (J215).
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text, control: nil)
    self.selection = selection
  }

  /// An editor of a text with attributes. Ctrl-B, Ctrl-I and Ctrl-U give them to what is selected (J390, J392).
  ///
  /// - Parameter selection: what is selected, and the attributes of what is typed next.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.init(text: .constant(""), control: nil)
    attributed = (text, selection)
  }

  /// - Parameter control: lets the owner of the text select in it, and give parts of it attributes.
  package init(text: Binding<String>, control: TextInputControl?) {
    self.text = text
    self.control = control
  }

  @MainActor public var body: some View {
    if isPrinted {
      // All of the text (J341).
      (attributed.map { Text($0.text.wrappedValue) } ?? Text(verbatim: text.wrappedValue))
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(Self.insets)
    } else if let control {
      // The owner of the control has an appearance of its own.
      input(insets: nil, control: control)
    } else if let style {
      style.makeView(TextEditorStyleConfiguration(editor: AnyView(editor)))
    } else {
      editor
    }
  }

  @ViewBuilder
  @MainActor private var editor: some View {
    if let attributed {
      AttributedEditor(text: attributed.text, selection: attributed.selection)
    } else if let selection {
      SelectedEditor(text: text, selection: selection)
    } else {
      ChosenEditor { input(insets: $0, control: nil) }
    }
  }

  @MainActor fileprivate func input(insets: EdgeInsets?, control: TextInputControl?) -> TextInput {
    TextInput(
      kind: .editor, text: text.wrappedValue, label: Text(verbatim: ""),
      insets: insets ?? Self.insets,
      write: { newText in
        text.wrappedValue = newText
        return text.wrappedValue
      }, control: control)
  }
}

/// An editor whose owner knows what is selected.
private struct SelectedEditor: View {
  let text: Binding<String>
  let selection: Binding<TextSelection?>

  private let link = LazyState(wrappedValue: TextSelectionLink())

  init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  var body: some View {
    let text = text
    // tessera:disable side-effect-in-body - nothing reads the link before an event, which acts on the latest binding
    link.wrappedValue.connect(selection) { text.wrappedValue }
    return ChosenEditor { TextEditor(text: text).input(insets: $0, control: link.wrappedValue.control) }
      .modifier(TextSelectionModifier(link: link.wrappedValue, selection: selection))
  }
}

/// An editor with the appearance that a program chose for all of them (J34).
struct ChosenEditor: View {
  let input: @MainActor (EdgeInsets?) -> TextInput

  private let taken = LazyState(wrappedValue: TakenTheme<EditorTheme>())
  @Environment(\.scrollContentBackground) private var background

  init(input: @escaping @MainActor (EdgeInsets?) -> TextInput) {
    self.input = input
  }

  var body: some View {
    if let theme = taken.wrappedValue.current(CommonTheme.editor) {
      FindableEditor(input: input(theme.insets))
        .modifier(TextColor(color: theme.textColor))
        .modifier(BarTint(color: theme.tint))
        .background((background == .hidden ? nil : theme.background) ?? .clear)
    } else {
      FindableEditor(input: input(nil))
    }
  }
}
