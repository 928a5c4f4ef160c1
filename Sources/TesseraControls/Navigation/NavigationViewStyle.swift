import TesseraCore

/// How navigation views show their columns. The platform's own styles are all there are.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  nonisolated static var _showsColumns: Bool { get }
}

/// The platform's own choice: columns where there is room.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public static var _showsColumns: Bool { true }
  /// The platform's own choice; `.automatic` says the same.
  public init() {}
}

/// One page at a time.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  public static var _showsColumns: Bool { false }
  /// One page at a time; `.stack` says the same.
  public init() {}
}

/// Columns beside each other where there is room.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public static var _showsColumns: Bool { true }
  init() {}
}

/// Columns beside each other where there is room.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public static var _showsColumns: Bool { true }
  /// Columns beside each other where there is room; `.columns` says the same.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The platform's own choice: columns where there is room.
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns beside each other where there is room.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
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
