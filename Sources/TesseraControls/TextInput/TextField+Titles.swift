import Foundation
import TesseraCore

nonisolated extension TextField where Label == Text {
  /// A field with a title that is looked up in the program's strings, and a selection.
  ///
  /// - Parameters:
  ///   - selection: what is selected; nil for nothing, as before the user was in the field (J215).
  ///   - prompt: shown while the text is empty; the label if there is none.
  ///   - axis: where the field grows when the text needs more room; nil for nowhere.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// A field with a title that is shown as it is, and a selection.
  ///
  /// - Parameters:
  ///   - selection: what is selected; nil for nothing, as before the user was in the field (J215).
  ///   - prompt: shown while the text is empty; the label if there is none.
  ///   - axis: where the field grows when the text needs more room; nil for nowhere.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }

  /// A field with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(content: TextFieldContent(text, prompt: nil), label: Text(titleKey))
  }

  /// A field with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(content: TextFieldContent(text, prompt: nil), label: Text(title))
  }

  /// A field with a title that is looked up in the program's strings.
  ///
  /// - Parameter prompt: shown while the text is empty; the label if there is none.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(content: TextFieldContent(text, prompt: prompt), label: Text(titleKey))
  }

  /// A field with a title that is shown as it is.
  ///
  /// - Parameter prompt: shown while the text is empty; the label if there is none.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(content: TextFieldContent(text, prompt: prompt), label: Text(title))
  }

  /// A field with a title that is looked up in the program's strings.
  ///
  /// - Parameter axis: where the field grows when the text needs more room.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(content: TextFieldContent(text, prompt: nil).growing(along: axis), label: Text(titleKey))
  }

  /// A field with a title that is shown as it is.
  ///
  /// - Parameter axis: where the field grows when the text needs more room.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(content: TextFieldContent(text, prompt: nil).growing(along: axis), label: Text(title))
  }

  /// A field with a title that is looked up in the program's strings.
  ///
  /// - Parameters:
  ///   - prompt: shown while the text is empty; the label if there is none.
  ///   - axis: where the field grows when the text needs more room.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(content: TextFieldContent(text, prompt: prompt).growing(along: axis), label: Text(titleKey))
  }

  /// A field with a title that is shown as it is.
  ///
  /// - Parameters:
  ///   - prompt: shown while the text is empty; the label if there is none.
  ///   - axis: where the field grows when the text needs more room.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(content: TextFieldContent(text, prompt: prompt).growing(along: axis), label: Text(title))
  }
}

/// Fields for values, which are written when the text is submitted or the focus leaves.
nonisolated extension TextField where Label == Text {
  /// A field for a value, with a title that is looked up in the program's strings. The value is written when the text
  /// is submitted or the focus leaves.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(content: TextFieldContent(value, format: format, prompt: prompt), label: Text(titleKey))
  }

  /// A field for a value, with a title that is shown as it is. The value is written when the text is submitted or the
  /// focus leaves.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(content: TextFieldContent(value, format: format, prompt: prompt), label: Text(title))
  }

  /// A field for a value, with a title that is looked up in the program's strings. The value is written when the text
  /// is submitted or the focus leaves; an empty text is nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(content: TextFieldContent(value, format: format, prompt: prompt), label: Text(titleKey))
  }

  /// A field for a value, with a title that is shown as it is. The value is written when the text is submitted or the
  /// focus leaves; an empty text is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(content: TextFieldContent(value, format: format, prompt: prompt), label: Text(title))
  }

  /// A field for a value, with a title that is looked up in the program's strings. The value is written when the text
  /// is submitted or the focus leaves.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(content: TextFieldContent(value, formatter: formatter, prompt: prompt), label: Text(titleKey))
  }

  /// A field for a value, with a title that is shown as it is. The value is written when the text is submitted or the
  /// focus leaves.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(content: TextFieldContent(value, formatter: formatter, prompt: prompt), label: Text(title))
  }
}

/// The spellings of earlier SDKs.
nonisolated extension TextField where Label == Text {
  /// A field with a title that is looked up in the program's strings.
  ///
  /// - Parameters:
  ///   - onEditingChanged: called when the focus enters (true) and leaves (false).
  ///   - onCommit: called when the text is submitted.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: TextFieldContent(text, prompt: nil).observed(onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(titleKey))
  }

  /// A field with a title that is shown as it is.
  ///
  /// - Parameters:
  ///   - onEditingChanged: called when the focus enters (true) and leaves (false).
  ///   - onCommit: called when the text is submitted.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: TextFieldContent(text, prompt: nil).observed(onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(title))
  }

  /// A field with a title that is looked up in the program's strings.
  ///
  /// - Parameter onEditingChanged: called when the focus enters (true) and leaves (false).
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      content: TextFieldContent(text, prompt: nil).observed(onEditingChanged: onEditingChanged, onCommit: nil),
      label: Text(titleKey))
  }

  /// A field with a title that is shown as it is.
  ///
  /// - Parameter onEditingChanged: called when the focus enters (true) and leaves (false).
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      content: TextFieldContent(text, prompt: nil).observed(onEditingChanged: onEditingChanged, onCommit: nil),
      label: Text(title))
  }

  /// A field with a title that is looked up in the program's strings.
  ///
  /// - Parameter onCommit: called when the text is submitted.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(
      content: TextFieldContent(text, prompt: nil).observed(onEditingChanged: { _ in }, onCommit: onCommit),
      label: Text(titleKey))
  }

  /// A field with a title that is shown as it is.
  ///
  /// - Parameter onCommit: called when the text is submitted.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(
      content: TextFieldContent(text, prompt: nil).observed(onEditingChanged: { _ in }, onCommit: onCommit),
      label: Text(title))
  }

  /// A field for a value, with a title that is looked up in the program's strings.
  ///
  /// - Parameters:
  ///   - onEditingChanged: called when the focus enters (true) and leaves (false).
  ///   - onCommit: called when the text is submitted.
  @preconcurrency
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: TextFieldContent(value, formatter: formatter, prompt: nil).observed(
        onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(titleKey))
  }

  /// A field for a value, with a title that is shown as it is.
  ///
  /// - Parameters:
  ///   - onEditingChanged: called when the focus enters (true) and leaves (false).
  ///   - onCommit: called when the text is submitted.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: TextFieldContent(value, formatter: formatter, prompt: nil).observed(
        onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(title))
  }

  /// A field for a value, with a title that is looked up in the program's strings.
  ///
  /// - Parameter onEditingChanged: called when the focus enters (true) and leaves (false).
  @preconcurrency
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      content: TextFieldContent(value, formatter: formatter, prompt: nil).observed(
        onEditingChanged: onEditingChanged, onCommit: nil), label: Text(titleKey))
  }

  /// A field for a value, with a title that is shown as it is.
  ///
  /// - Parameter onEditingChanged: called when the focus enters (true) and leaves (false).
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      content: TextFieldContent(value, formatter: formatter, prompt: nil).observed(
        onEditingChanged: onEditingChanged, onCommit: nil), label: Text(title))
  }

  /// A field for a value, with a title that is looked up in the program's strings.
  ///
  /// - Parameter onCommit: called when the text is submitted.
  @preconcurrency
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: TextFieldContent(value, formatter: formatter, prompt: nil).observed(
        onEditingChanged: { _ in }, onCommit: onCommit), label: Text(titleKey))
  }

  /// A field for a value, with a title that is shown as it is.
  ///
  /// - Parameter onCommit: called when the text is submitted.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: TextFieldContent(value, formatter: formatter, prompt: nil).observed(
        onEditingChanged: { _ in }, onCommit: onCommit), label: Text(title))
  }
}
