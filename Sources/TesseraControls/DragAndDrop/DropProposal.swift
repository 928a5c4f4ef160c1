import TesseraCore

/// What is to happen to things if they are dropped.
nonisolated public struct DropProposal: Sendable {
  /// What happens to the things.
  public let operation: DropOperation

  /// Proposes what happens to the things.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}
