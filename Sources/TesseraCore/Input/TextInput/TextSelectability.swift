/// Whether the user can select text.
public protocol TextSelectability {
  /// Whether he can.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
nonisolated public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static var allowsSelection: Bool { true }
}

/// Text that cannot be selected.
nonisolated public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  nonisolated public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  nonisolated public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

nonisolated private struct TextSelectionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  package var allowsTextSelection: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the user can select the text in this view.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}
