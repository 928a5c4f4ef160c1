import Foundation

/// Why something could not be saved, found or opened.
public struct SwiftDataError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  private enum Kind: String {
    case backwardMigration, configurationFileNameContainsInvalidCharacters, configurationFileNameTooLong
    case configurationSchemaNotFoundInContainerSchema, duplicateConfiguration, includePendingChangesWithBatchSize
    case loadIssueModelContainer, missingModelContext, modelValidationFailure, sortingPendingChangesWithIdentifiers
    case historyTokenExpired, unknownSchema, unsupportedKeyPath, unsupportedPredicate, unsupportedSortDescriptor
  }

  private let kind: Kind
  /// What exactly is wrong. Errors of one kind are equal, with any explanation.
  private var explanation: String?

  private init(_ kind: Kind) {
    self.kind = kind
  }

  func explained(_ explanation: String) -> SwiftDataError {
    var error = self
    error.explanation = explanation
    return error
  }

  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  public var description: String { "SwiftDataError.\(kind.rawValue)\(explanation.map { ": \($0)" } ?? "")" }

  public var errorDescription: String? { description }

  /// A plan leads from a later version to an earlier one.
  public static let backwardMigration = SwiftDataError(.backwardMigration)
  /// A file cannot have the name.
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    .configurationFileNameContainsInvalidCharacters)
  /// A file cannot have a name of this length.
  public static let configurationFileNameTooLong = SwiftDataError(.configurationFileNameTooLong)
  /// A configuration has classes that the container has not.
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    .configurationSchemaNotFoundInContainerSchema)
  /// Two configurations are for one store.
  public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)
  /// Batches cannot have changes that are not saved.
  public static let includePendingChangesWithBatchSize = SwiftDataError(.includePendingChangesWithBatchSize)
  /// Transactions are asked for that are not in the history any more (SD37).
  public static let historyTokenExpired = SwiftDataError(.historyTokenExpired)
  /// The store cannot be opened.
  public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
  /// There is no context where one is needed.
  public static let missingModelContext = SwiftDataError(.missingModelContext)
  /// Objects are not as their class wants them.
  public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
  /// Identifiers cannot be sorted together with changes that are not saved.
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError(.sortingPendingChangesWithIdentifiers)
  /// The container has no such class.
  public static let unknownSchema = SwiftDataError(.unknownSchema)
  /// A key path leads to nothing that is saved.
  public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath)
  /// A predicate asks what the store cannot answer (SD20).
  public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
  /// A sort descriptor names nothing that is saved.
  public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)
}
