/// When a program hears that a camera moved.
nonisolated public enum MapCameraUpdateFrequency: Sendable {
  /// After each change.
  case continuous
  /// When it rests.
  case onEnd
}
