import TesseraCore

/// A line of text whose characters are hidden (F46).
nonisolated public struct SecureField<Label: View>: View {
  private let content: TextFieldContent
  private let label: Label

  private init(content: TextFieldContent, label: Label) {
    self.content = content
    self.label = label
  }

  /// - Parameter prompt: shown while the text is empty; the label if there is none.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(content: TextFieldContent(text, kind: .secure, prompt: prompt), label: label())
  }

  @MainActor public var body: some View {
    TextField(content: content, label: label)
  }
}

nonisolated extension SecureField where Label == Text {
  /// A field with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// A field with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// A field with a title that is looked up in the program's strings.
  ///
  /// - Parameter prompt: shown while the text is empty; the label if there is none.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a title that is shown as it is.
  ///
  /// - Parameter prompt: shown while the text is empty; the label if there is none.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// The spelling of earlier SDKs.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(
      content: TextFieldContent(text, kind: .secure, prompt: nil)
        .observed(onEditingChanged: { _ in }, onCommit: onCommit),
      label: Text(titleKey))
  }

  /// The spelling of earlier SDKs.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(
      content: TextFieldContent(text, kind: .secure, prompt: nil)
        .observed(onEditingChanged: { _ in }, onCommit: onCommit),
      label: Text(title))
  }
}
