import Foundation

/// A stage of a migration (CD36).
open class NSMigrationStage: NSObject {
  /// What a program calls the stage.
  open var label: String?
}

/// Versions of a model through which a store goes by itself, in their order (CD36).
public final class NSLightweightMigrationStage: NSMigrationStage {
  /// The checksums of the versions.
  public let versionChecksums: [String]

  /// A stage of versions, by their checksums.
  public init(_ versionChecksums: [String]) {
    self.versionChecksums = versionChecksums
  }
}

/// A step from one version of a model to the next with work of the program before and after it (CD36).
public final class NSCustomMigrationStage: NSMigrationStage {
  /// The version before the step.
  public let currentModel: NSManagedObjectModelReference
  /// The version after the step.
  public let nextModel: NSManagedObjectModelReference
  /// Is called before the step, when the manager's container has the store with the version before.
  public var willMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
  /// Is called after the step, when the manager's container has the store with the version after.
  public var didMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?

  /// A step between two versions.
  public init(
    migratingFrom currentModel: NSManagedObjectModelReference, to nextModel: NSManagedObjectModelReference
  ) {
    self.currentModel = currentModel
    self.nextModel = nextModel
  }
}
