/// Where an arrow key points.
nonisolated public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}
