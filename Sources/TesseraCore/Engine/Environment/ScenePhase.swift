/// Whether a scene is in use, can be seen, or neither.
nonisolated public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Nothing of the scene can be seen.
  case background
  /// The scene can be seen and does not receive input.
  case inactive
  /// The scene is in use.
  case active
}
