/// How controls look in a window, as desktops tell windows apart.
nonisolated public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  /// The appearance in the window that has the keyboard.
  case key
  /// The appearance in another window of the active program.
  case active
  /// The appearance in a window that is not in use.
  case inactive
}
