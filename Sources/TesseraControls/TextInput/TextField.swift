import Foundation
import TesseraCore

/// A line of text that the user edits (F46).
nonisolated public struct TextField<Label: View>: View {
  private let content: TextFieldContent
  private let label: Label

  @Environment(\.textFieldStyle) private var style
  @Environment(\.usesMacControls) private var isMac

  init(content: TextFieldContent, label: Label) {
    self.content = content
    self.label = label
  }

  /// - Parameter prompt: shown while the text is empty; the label if there is none.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(content: TextFieldContent(text, prompt: prompt), label: label())
  }

  /// - Parameter axis: where the field grows when the text needs more room.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(content: TextFieldContent(text, prompt: prompt).growing(along: axis), label: label())
  }

  /// - Parameters:
  ///   - selection: what is selected; nil for nothing, as before the user was in the field (J215).
  ///   - prompt: shown while the text is empty; the label if there is none.
  ///   - axis: where the field grows when the text needs more room; nil for nowhere.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      content: TextFieldContent(text, prompt: prompt).growing(along: axis ?? .horizontal).selecting(selection),
      label: label())
  }

  /// A field for a value, which is written when the text is submitted or the focus leaves.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(content: TextFieldContent(value, format: format, prompt: prompt), label: label())
  }

  /// A field for a value, which is written when the text is submitted or the focus leaves; an empty text is nil.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(content: TextFieldContent(value, format: format, prompt: prompt), label: label())
  }

  /// A field for a value, which is written when the text is submitted or the focus leaves.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(content: TextFieldContent(value, formatter: formatter, prompt: prompt), label: label())
  }

  @MainActor public var body: some View {
    if let style {
      style.makeView(TextField<_TextFieldStyleLabel>(content: content, label: .init(label)))
    } else if isMac, Label.self != _TextFieldStyleLabel.self {
      // J234: the field that a style is given has the border of the style.
      LabeledTextField(content: content, label: label)
    } else {
      BareTextField(content: content, label: label)
    }
  }
}

/// A field of the desktop: with a border, and in a form with its label before it (DK7).
private struct LabeledTextField<Label: View>: View {
  let content: TextFieldContent
  let label: Label

  @Environment(\.formPlace) private var formPlace
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    switch labelsVisibility == .hidden ? .none : formPlace {
    case .none: field
    case .columns: DesktopControlRow(label: label.semantics(.hidden(true)), control: formField)
    case .grouped:
      RowEnds(
        label: ControlLabel(label: label).semantics(.hidden(true)), control: formField.multilineTextAlignment(.trailing)
      )
    }
  }

  private var field: some View {
    BareTextField(content: content, label: label).modifier(FieldBorder(cornerRadius: 5))
  }

  /// The label stands before the field, not in it.
  private var formField: some View {
    BareTextField(content: content.withoutLabelInField, label: label).modifier(FieldBorder(cornerRadius: 5))
  }
}

/// The label of the field that a style is given, type erased.
nonisolated public struct _TextFieldStyleLabel: View {
  let label: any View

  init<Label: View>(_ label: Label) {
    self.label = (label as? _TextFieldStyleLabel)?.label ?? label
  }

  public var body: some View {
    AnyView(label)
  }
}

/// A text field without any border.
struct BareTextField<Label: View>: View {
  let content: TextFieldContent
  let label: Label

  private let taken = LazyState(wrappedValue: TakenTheme<FieldTheme>())
  private let link = LazyState(wrappedValue: TextSelectionLink())
  @State private var isEditing = false
  @Environment(\.textInputSuggesting) private var suggesting
  @Environment(\.textFieldInsets) private var insets
  @Environment(\.idiom) private var idiom

  init(content: TextFieldContent, label: Label) {
    self.content = content
    self.label = label
  }

  var body: some View {
    if let theme = taken.wrappedValue.current(CommonTheme.field) {
      field(noting: theme.clearButton != nil)
        .overlay(alignment: .trailing) {
          if let button = theme.clearButton, button.isShown(isEditing: isEditing), !content.text().isEmpty {
            ClearButton { _ = content.write("") }
          }
        }
        .modifier(TextColor(color: theme.textColor))
        .modifier(BarTint(color: theme.tint))
        .background(theme.background ?? .clear)
    } else {
      field(noting: false)
    }
  }

  /// - Parameter notesEditing: whether the view has to know while the user edits.
  @ViewBuilder private func field(noting notesEditing: Bool) -> some View {
    if let text = label as? Text ?? (label as? _TextFieldStyleLabel)?.label as? Text {
      input(label: text, prompt: content.prompt ?? text, notesEditing)
    } else {
      input(label: Text(verbatim: ""), prompt: content.prompt, notesEditing)
        .overlay(alignment: .leading) { placeholder }
        .semanticsOnlyLabel(label)
        .semantics(.labeledField)
    }
  }

  /// A label that is not text is shown in the field while the field is empty.
  @ViewBuilder private var placeholder: some View {
    if content.prompt == nil, content.text().isEmpty {
      label.foregroundStyle(.placeholder).padding(insets).allowsHitTesting(false).semantics(.hidden(true))
    }
  }

  private func input(label: Text, prompt: Text?, _ notesEditing: Bool) -> some View {
    if let selection = content.selection { link.wrappedValue.connect(selection, content.text) }
    let (suggesting, text, write) = (suggesting, content.text, content.write)
    let control = idiom == .desktop || content.selection != nil ? link.wrappedValue.control : nil
    return TextInput(
      kind: content.kind, delivery: content.delivery, text: content.text(), label: label, prompt: prompt,
      insets: insets,
      write: { newText in
        let accepted = write(newText)
        suggesting?.textDidChange(accepted)
        return accepted
      },
      onEditingChanged: {
        if notesEditing { isEditing = $0 }
        suggesting?.editingDidChange($0, text(), write)
        content.onEditingChanged($0)
      }, onCommit: content.onCommit, control: control
    )
    .modifier(TextInputMenuModifier(control: idiom == .desktop ? control : nil))
    .modifier(
      TextSelectionModifier(link: content.selection == nil ? nil : link.wrappedValue, selection: content.selection))
  }
}

/// Empties a field.
private struct ClearButton: View {
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: "xmark.circle.fill").foregroundStyle(Color(system: .gray3)).padding(.horizontal, 6)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text("Clear text"))
  }
}
