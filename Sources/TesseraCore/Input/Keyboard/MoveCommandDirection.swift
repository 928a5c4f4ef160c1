/// Where an arrow key points.
nonisolated public enum MoveCommandDirection: Hashable, Sendable {
  /// Towards the top.
  case up
  /// Towards the bottom.
  case down
  /// To the left, whichever way text runs.
  case left
  /// To the right, whichever way text runs.
  case right
}
