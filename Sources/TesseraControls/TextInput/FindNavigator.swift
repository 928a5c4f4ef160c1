import TesseraCore

/// What a view offers for finding text (J404).
nonisolated public struct FindContext {
  private let presented: Binding<Bool>
  /// Whether what is found can be replaced.
  public let supportsReplace: Bool

  init(presented: Binding<Bool>, supportsReplace: Bool) {
    self.presented = presented
    self.supportsReplace = supportsReplace
  }

  /// Whether the bar is shown in which the user writes what is sought.
  @MainActor public var isPresented: Bool {
    get { presented.wrappedValue }
    nonmutating set { presented.wrappedValue = newValue }
  }
}

nonisolated private struct FindPresentedKey: EnvironmentKey {
  static var defaultValue: UncheckedSendable<Binding<Bool>>? { nil }
}

nonisolated private struct FindDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated private struct ReplaceDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// What the views around offer for finding text; nil where nothing binds a find navigator.
  public var findContext: FindContext? {
    findPresented.map { FindContext(presented: $0.value, supportsReplace: !isReplaceDisabled) }
  }

  var findPresented: UncheckedSendable<Binding<Bool>>? {
    get { self[FindPresentedKey.self] }
    set { self[FindPresentedKey.self] = newValue }
  }

  var isFindDisabled: Bool {
    get { self[FindDisabledKey.self] }
    set { self[FindDisabledKey.self] = newValue }
  }

  var isReplaceDisabled: Bool {
    get { self[ReplaceDisabledKey.self] }
    set { self[ReplaceDisabledKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the bar of the text editors in this view in which the user writes what is sought. Ctrl-F in an editor and the
  /// bar itself write the binding (J404).
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    environment(\.findPresented, UncheckedSendable(isPresented))
  }

  /// Keeps the user from finding text in the editors in this view. What a view inside allows stays disabled (J404).
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.isFindDisabled) { $0 = $0 || isDisabled }
  }

  /// Keeps the user from replacing what was found in the editors in this view. What a view inside allows stays disabled (J404).
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.isReplaceDisabled) { $0 = $0 || isDisabled }
  }
}
