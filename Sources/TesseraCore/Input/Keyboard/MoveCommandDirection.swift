/// Where an arrow key points.
nonisolated public enum MoveCommandDirection: Hashable, Sendable {
  /// Toward the top.
  case up
  /// Toward the bottom.
  case down
  /// To the left, whichever way text runs.
  case left
  /// To the right, whichever way text runs.
  case right
}
