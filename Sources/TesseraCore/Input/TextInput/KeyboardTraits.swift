/// The traits of an on-screen keyboard. Hardware keyboards ignore them.
nonisolated package struct KeyboardTraits: Equatable, Sendable {
  package var type = UIKeyboardType.default
  package var contentType: UITextContentType?
  package var capitalization: TextInputAutocapitalization?
  package var submitLabel = SubmitLabel.return

  package init() {}
}

nonisolated private struct KeyboardTraitsKey: EnvironmentKey {
  static var defaultValue: KeyboardTraits { KeyboardTraits() }
}

nonisolated private struct AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  package var keyboardTraits: KeyboardTraits {
    get { self[KeyboardTraitsKey.self] }
    set { self[KeyboardTraitsKey.self] = newValue }
  }

  /// Whether automatic correction is disabled. Nothing is corrected in any case.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// The spelling of earlier SDKs.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

extension View {
  /// The keyboard that suits the input, where there is one on the screen.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.keyboardTraits) { $0.type = type }
  }

  /// What the input means, so that it can be suggested.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.keyboardTraits) { $0.contentType = textContentType }
  }

  /// Which letters a keyboard on the screen makes capital ones.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.keyboardTraits) { $0.capitalization = autocapitalization }
  }

  /// The spelling of earlier SDKs.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Sets the label of the key that submits the input.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.keyboardTraits) { $0.submitLabel = submitLabel }
  }

  /// Whether automatic correction is disabled.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// The spelling of earlier SDKs.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }
}
