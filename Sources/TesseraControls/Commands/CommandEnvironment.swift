import TesseraCore

nonisolated private struct ShowsMenuItemsInPlaceKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated private struct IsInMenuBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether menus consist only of their items, so that the items' shortcuts act.
  var showsMenuItemsInPlace: Bool {
    get { self[ShowsMenuItemsInPlaceKey.self] }
    set { self[ShowsMenuItemsInPlaceKey.self] = newValue }
  }

  /// Whether a menu belongs to the bar of a window, where menus open below the beginning of their titles and have lines
  /// for a pointer, not for fingers.
  var isInMenuBar: Bool {
    get { self[IsInMenuBarKey.self] }
    set { self[IsInMenuBarKey.self] = newValue }
  }
}
