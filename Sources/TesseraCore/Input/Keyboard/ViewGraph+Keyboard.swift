extension ViewGraph {
  package var keys: KeyDispatcher { service(KeyDispatcher.self) }
}

extension SurfaceAccess {
  /// Does what keys would do, if they were pressed now.
  @MainActor
  package func press(_ shortcut: KeyboardShortcut) {
    graph?.keys.press(KeyPress(shortcut.key, modifiers: shortcut.modifiers))
  }
}
