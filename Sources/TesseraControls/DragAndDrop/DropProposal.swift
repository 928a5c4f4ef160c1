import TesseraCore

/// What is to happen to things if they are dropped.
nonisolated public struct DropProposal: Sendable {
  /// What happens to the things.
  public let operation: DropOperation
  /// What happens to things from another program; nil for the same. Those are copied, or not taken.
  public let operationOutsideApplication: DropOperation?

  /// Proposes what happens to the things.
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  /// Proposes what happens to things of this program, and to those of others.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }
}
