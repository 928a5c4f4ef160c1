/// The decoration around the content of a program's windows.
package protocol WindowDecoration {
  /// Whether there is a bar with menus.
  var hasBar: Bool { get }

  @MainActor func decorated(_ window: AnyView) -> AnyView
}

nonisolated private enum WindowDecorationKey: EnvironmentKey {
  static var defaultValue: (any WindowDecoration)? { nil }
}

nonisolated private enum HasMenuBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  package var windowDecoration: (any WindowDecoration)? {
    get { self[WindowDecorationKey.self] }
    set { self[WindowDecorationKey.self] = newValue }
  }

  /// Whether windows show the program's commands in a bar. Where they do not, as on a phone, only the keys of commands
  /// act.
  package var hasMenuBar: Bool {
    get { self[HasMenuBarKey.self] }
    set { self[HasMenuBarKey.self] = newValue }
  }
}
