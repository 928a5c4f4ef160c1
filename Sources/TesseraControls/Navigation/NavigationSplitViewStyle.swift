import TesseraCore

/// How the columns of a split view share the room. Only the platform's own styles exist.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  nonisolated var _appearance: _SplitAppearance { get }
}

/// The ways in which columns share the room.
nonisolated public enum _SplitAppearance: Sendable {
  /// All columns lie side by side.
  case balanced
  /// The last column keeps its width; the others lie in front of it.
  case prominentDetail
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
