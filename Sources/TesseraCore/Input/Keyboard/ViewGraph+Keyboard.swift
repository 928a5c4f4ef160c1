extension ViewGraph {
  package var keys: KeyDispatcher { service(KeyDispatcher.self) }
}

extension SurfaceAccess {
  /// Presses the keys of a shortcut.
  @MainActor
  package func press(_ shortcut: KeyboardShortcut) {
    graph?.keys.press(KeyPress(shortcut.key, modifiers: shortcut.modifiers))
  }
}
