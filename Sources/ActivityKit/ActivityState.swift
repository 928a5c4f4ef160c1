/// What became of a Live Activity.
public enum ActivityState: Codable, Hashable, Sendable {
  case active, ended, dismissed, stale, pending
}
