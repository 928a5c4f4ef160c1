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
  static var defaultValue: _ListAppearance? { nil }
}

nonisolated private struct ListBorderKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  var listHasBorder: Bool {
    get { self[ListBorderKey.self] }
    set { self[ListBorderKey.self] = newValue }
  }

  /// J234, J271: A list without a style is plain on macOS, or a sidebar in the first column, and has cards elsewhere.
  var listAppearance: _ListAppearance {
    if let chosen = self[ListAppearanceKey.self] { return chosen }
    guard usesMacControls else { return DefaultListStyle._appearance }
    return isSidebar ? SidebarListStyle._appearance : InsetListStyle._appearance
  }

  fileprivate var chosenListAppearance: _ListAppearance? {
    get { self[ListAppearanceKey.self] }
    set { self[ListAppearanceKey.self] = newValue }
  }
}

extension View {
  /// The appearance of the lists in this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.chosenListAppearance, S.self == DefaultListStyle.self ? nil : S._appearance)
      .environment(\.listHasBorder, S.self == BorderedListStyle.self)
  }
}
