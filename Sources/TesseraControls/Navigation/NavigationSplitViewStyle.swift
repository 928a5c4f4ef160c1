import TesseraCore

/// How the columns of a split view share the room. The platform's own styles are all there are.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  nonisolated var _appearance: _SplitAppearance { get }
}

/// The ways in which columns share the room.
nonisolated public enum _SplitAppearance: Sendable {
  /// All columns lie beside each other.
  case balanced
  /// The last column keeps its width; the others lie in front of it.
  case prominentDetail
}

/// The platform's own choice: columns beside each other.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The platform's own choice; `.automatic` says the same.
  public init() {}

  public var _appearance: _SplitAppearance { .balanced }
}

/// The last column gets narrower when others are shown.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The last column gets narrower when others are shown; `.balanced` says the same.
  public init() {}

  public var _appearance: _SplitAppearance { .balanced }
}

/// The last column keeps its width when others are shown, which lie in front of it.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The last column keeps its width when others are shown; `.prominentDetail` says the same.
  public init() {}

  public var _appearance: _SplitAppearance { .prominentDetail }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The platform's own choice: columns beside each other.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column gets narrower when others are shown.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its width when others are shown, which lie in front of it.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

nonisolated private struct SplitAppearanceKey: EnvironmentKey {
  static var defaultValue: _SplitAppearance { .balanced }
}

nonisolated extension EnvironmentValues {
  var splitAppearance: _SplitAppearance {
    get { self[SplitAppearanceKey.self] }
    set { self[SplitAppearanceKey.self] = newValue }
  }
}

extension View {
  /// How the columns of the split views in this view share the room.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitAppearance, style._appearance)
  }
}
