/// How controls look in a window, as desktops tell windows apart.
nonisolated public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  /// As in the window that has the keyboard.
  case key
  /// As in another window of the program in use.
  case active
  /// As in a window that is not in use.
  case inactive
}
