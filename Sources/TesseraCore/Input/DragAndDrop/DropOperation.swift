/// What happens to things that are dropped.
nonisolated public enum DropOperation: Hashable, Sendable {
  /// Nothing: no target accepts them.
  case cancel
  /// The receiver gets a copy of them.
  case copy
  /// The receiver gets them, and the source no longer has them.
  case move
  /// They are deleted.
  case delete
  /// They cannot be dropped there.
  case forbidden
}
