import TesseraCore

/// How navigation views show their columns. Only the platform's own styles exist.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  nonisolated static var _showsColumns: Bool { get }
}

nonisolated private struct NavigationColumnsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

nonisolated extension EnvironmentValues {
  /// Whether navigation views show their columns side by side where there is room.
  var showsNavigationColumns: Bool {
    get { self[NavigationColumnsKey.self] }
    set { self[NavigationColumnsKey.self] = newValue }
  }
}

extension View {
  /// How the navigation views in this view show their columns.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.showsNavigationColumns, S._showsColumns)
  }
}
