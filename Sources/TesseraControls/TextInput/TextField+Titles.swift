import Foundation
import TesseraCore

nonisolated extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(content: TextFieldContent(text, prompt: nil), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(content: TextFieldContent(text, prompt: nil), label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(content: TextFieldContent(text, prompt: prompt), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(content: TextFieldContent(text, prompt: prompt), label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(content: TextFieldContent(text, prompt: nil).growing(along: axis), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(content: TextFieldContent(text, prompt: nil).growing(along: axis), label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(content: TextFieldContent(text, prompt: prompt).growing(along: axis), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(content: TextFieldContent(text, prompt: prompt).growing(along: axis), label: Text(title))
  }
}

/// Fields for values, which are written when the text is submitted or the focus leaves.
nonisolated extension TextField where Label == Text {
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(content: TextFieldContent(value, format: format, prompt: prompt), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(content: TextFieldContent(value, format: format, prompt: prompt), label: Text(title))
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(content: TextFieldContent(value, format: format, prompt: prompt), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(content: TextFieldContent(value, format: format, prompt: prompt), label: Text(title))
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(content: TextFieldContent(value, formatter: formatter, prompt: prompt), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(content: TextFieldContent(value, formatter: formatter, prompt: prompt), label: Text(title))
  }
}

/// The spellings of earlier SDKs.
nonisolated extension TextField where Label == Text {
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: TextFieldContent(text, prompt: nil).observed(onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(titleKey))
  }

  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: TextFieldContent(text, prompt: nil).observed(onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(title))
  }

  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      content: TextFieldContent(text, prompt: nil).observed(onEditingChanged: onEditingChanged, onCommit: nil),
      label: Text(titleKey))
  }

  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      content: TextFieldContent(text, prompt: nil).observed(onEditingChanged: onEditingChanged, onCommit: nil),
      label: Text(title))
  }

  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(
      content: TextFieldContent(text, prompt: nil).observed(onEditingChanged: { _ in }, onCommit: onCommit),
      label: Text(titleKey))
  }

  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(
      content: TextFieldContent(text, prompt: nil).observed(onEditingChanged: { _ in }, onCommit: onCommit),
      label: Text(title))
  }

  @preconcurrency
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: TextFieldContent(value, formatter: formatter, prompt: nil).observed(
        onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(titleKey))
  }

  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: TextFieldContent(value, formatter: formatter, prompt: nil).observed(
        onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(title))
  }

  @preconcurrency
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      content: TextFieldContent(value, formatter: formatter, prompt: nil).observed(
        onEditingChanged: onEditingChanged, onCommit: nil), label: Text(titleKey))
  }

  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      content: TextFieldContent(value, formatter: formatter, prompt: nil).observed(
        onEditingChanged: onEditingChanged, onCommit: nil), label: Text(title))
  }

  @preconcurrency
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: TextFieldContent(value, formatter: formatter, prompt: nil).observed(
        onEditingChanged: { _ in }, onCommit: onCommit), label: Text(titleKey))
  }

  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: TextFieldContent(value, formatter: formatter, prompt: nil).observed(
        onEditingChanged: { _ in }, onCommit: onCommit), label: Text(title))
  }
}
