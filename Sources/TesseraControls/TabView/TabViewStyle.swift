import TesseraCore

/// The appearance of a tab view. Only the platform's own styles exist.
@MainActor @preconcurrency
public protocol TabViewStyle {
  nonisolated var _appearance: _TabAppearance { get }
}

/// The appearances that tab views can have.
nonisolated public enum _TabAppearance: Equatable, Sendable {
  /// A bar of tabs at the bottom.
  case bar
  /// A column of tabs beside the content where there is room for it, else a bar.
  case sidebar
  /// Pages that are swiped, with a dot for each.
  case page(showsDots: Bool)
}

nonisolated private struct TabAppearanceKey: EnvironmentKey {
  static var defaultValue: _TabAppearance { .bar }
}

nonisolated extension EnvironmentValues {
  var tabAppearance: _TabAppearance {
    get { self[TabAppearanceKey.self] }
    set { self[TabAppearanceKey.self] = newValue }
  }
}

extension View {
  /// The appearance of the tab views in this view.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabAppearance, style._appearance)
  }
}
