// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// Brings a store to the version of a coordinator's model stage by stage, when it is opened (CD36).
///
/// It is an option of the store: `NSPersistentStoreStagedMigrationManagerOptionKey`.
public final class NSStagedMigrationManager: NSObject {
  /// The stages, in the order of versions.
  public let stages: [NSMigrationStage]
  /// The store, while a handler of a stage runs.
  public internal(set) var container: NSPersistentContainer?

  /// A migration of some stages.
  public init(_ stages: [NSMigrationStage]) {
    self.stages = stages
  }
}

/// The stages by which a store is brought to its model, in the options of stores: an `NSStagedMigrationManager` (CD36).
public let NSPersistentStoreStagedMigrationManagerOptionKey = "NSPersistentStoreStagedMigrationManagerOptionKey"
