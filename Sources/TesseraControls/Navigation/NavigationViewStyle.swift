import TesseraCore

/// How navigation views show their columns. The platform's own styles are all there are.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  nonisolated static var _showsColumns: Bool { get }
}

nonisolated private struct NavigationColumnsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

nonisolated extension EnvironmentValues {
  /// Whether navigation views show their columns beside each other where there is room.
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
