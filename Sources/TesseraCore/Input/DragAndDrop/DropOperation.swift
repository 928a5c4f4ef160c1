/// What happens to things that are dropped.
nonisolated public enum DropOperation: Hashable, Sendable {
  /// Nothing: no target accepts them.
  case cancel
  case copy
  case move
  case delete
  /// They cannot be dropped there.
  case forbidden
}
