// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// Errors of Core Data, by their numbers.
enum CoreDataProblem: Int {
  case managedObjectValidationError = 1550
  case multipleErrors = 1560
  case missingMandatoryProperty = 1570
  case tooFewObjects = 1580
  case tooManyObjects = 1590
  case deletionDenied = 1600
  case constraintConflict = 133021
  case mergeError = 133020
  case persistentStoreOpenError = 134080
  case persistentStoreIncompatibleVersionHashError = 134100
  case migrationError = 134110
  case migrationMissingSourceModelError = 134130
  case migrationManagerSourceStoreError = 134150
  case migrationManagerDestinationStoreError = 134160
  case entityMigrationPolicyError = 134170
  case inferredMappingModelError = 134190
  case referentialIntegrityError = 133000
  case coreDataError = 134060
  case persistentHistoryTrackingError = 134091
  case persistentHistoryTokenExpiredError = 134301
  case stagedMigrationBackwardMigrationError = 134505

  static let domain = "NSCocoaErrorDomain"

  static func error(_ problem: CoreDataProblem, _ text: String, _ info: [String: Any] = [:]) -> NSError {
    NSError(
      domain: domain, code: problem.rawValue,
      userInfo: info.merging([NSLocalizedDescriptionKey: text]) { $1 })
  }
}

/// The object of an error of validation, in its `userInfo`.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The property of an error of validation, in its `userInfo`.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// Several errors of one save, in the `userInfo` of theirs.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The number of the error of a value that is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// The number of the error of an object that may not be deleted.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// The number of the error of objects that another context has changed.
public let NSManagedObjectMergeError = 133020
/// The number of the error of values that have to be unique.
public let NSManagedObjectConstraintMergeError = 133021
/// The number of the error of an object that is not there.
public let NSManagedObjectReferentialIntegrityError = 133000
/// The number of the error of a store that cannot be brought to a model.
public let NSMigrationError = 134110
/// The number of the error of a store whose model is not there.
public let NSMigrationMissingSourceModelError = 134130
/// The number of the error of a store that a migration cannot read.
public let NSMigrationManagerSourceStoreError = 134150
/// The number of the error of a store that a migration cannot make.
public let NSMigrationManagerDestinationStoreError = 134160
/// The number of the error of a class of policies that is not there.
public let NSEntityMigrationPolicyError = 134170
/// The number of the error of models between which no way follows from their names.
public let NSInferredMappingModelError = 134190
/// The number of the error of a store with a later version than its model.
public let NSStagedMigrationBackwardMigrationError = 134505
/// The kind of stores that are files.
public let NSSQLiteStoreType = "SQLite"
/// The kind of stores that are gone when the program ends.
public let NSInMemoryStoreType = "InMemory"
/// The kind of stores of one file without tables; a store of it is one of tables here.
public let NSBinaryStoreType = "Binary"
/// Whether a store is brought to a newer model, in the options of stores.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Whether the way to a newer model is found out, in the options of stores.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Whether nothing can be saved, in the options of stores.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The number of the error of a token behind which history was deleted.
public let NSPersistentHistoryTokenExpiredError = 134301
/// Whether a history is kept, in the options of stores (CD27).
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether changes by other programs are told, in the options of stores. They are not here.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
