/// What happens to things that are dropped.
nonisolated public enum DropOperation: Hashable, Sendable {
  /// Nothing: nobody takes them.
  case cancel
  /// They are there a second time.
  case copy
  /// They are there, and no longer where they came from.
  case move
  /// They are gone.
  case delete
  /// They cannot be dropped there.
  case forbidden
}
