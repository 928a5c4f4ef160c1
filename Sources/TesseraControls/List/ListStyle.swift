import TesseraCore

/// The appearance of a list. Only the platform's own styles exist.
@MainActor @preconcurrency
public protocol ListStyle {
  nonisolated static var _appearance: _ListAppearance { get }
}

/// The appearances that lists can have.
nonisolated public enum _ListAppearance: Equatable, Sendable {
  case plain
  /// Groups from edge to edge.
  case grouped
  /// Groups on cards.
  case insetGrouped
  case sidebar
}

nonisolated private struct ListAppearanceKey: EnvironmentKey {
  static var defaultValue: _ListAppearance { DefaultListStyle._appearance }
}

nonisolated extension EnvironmentValues {
  var listAppearance: _ListAppearance {
    get { self[ListAppearanceKey.self] }
    set { self[ListAppearanceKey.self] = newValue }
  }
}

extension View {
  /// The appearance of the lists in this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listAppearance, S._appearance)
  }
}
