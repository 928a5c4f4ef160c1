/// Whether the user can select text.
public protocol TextSelectability {
  /// Whether text of this type can be selected.
  static var allowsSelection: Bool { get }
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
