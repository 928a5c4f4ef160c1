/// What became of a Live Activity.
public enum ActivityState: Codable, Hashable, Sendable {
  /// It is shown.
  case active
  /// It ended and can still be seen.
  case ended
  /// It ended and cannot be seen.
  case dismissed
  /// What it shows is out of date.
  case stale
  /// It begins later.
  case pending
}
