import TesseraCore

nonisolated private struct BarItemForegroundKey: EnvironmentKey {
  static var defaultValue: PageBackground? { nil }
}

nonisolated extension EnvironmentValues {
  /// How the items of toolbars in this view are drawn; nil for the style of the place where they are written.
  var barItemForeground: PageBackground? {
    get { self[BarItemForegroundKey.self] }
    set { self[BarItemForegroundKey.self] = newValue }
  }
}

/// Draws the items of a toolbar in the style of their bar (J434).
nonisolated struct BarItemForeground: EnvironmentModifier {
  func write(to values: inout EnvironmentValues) {
    if let foreground = values.barItemForeground { values.setForeground(foreground.style) }
  }
}
