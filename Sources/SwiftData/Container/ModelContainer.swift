import Foundation
import SwiftUI
import Synchronization
import TesseraStore

/// The stores of a program's models, with a context for its views.
public final class ModelContainer: Sendable, Equatable {
  /// The classes of all stores.
  public let schema: Schema
  /// Where the stores are.
  public let configurations: Set<ModelConfiguration>
  /// What leads from earlier versions to this one.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?

  let stores: [Store]
  private let storesByEntity: [String: Store]

  /// The context of the program's views. It saves by itself (SD15).
  @MainActor public var mainContext: ModelContext {
    if let madeContext { return madeContext }
    let context = ModelContext(self)
    context.becomeMain()
    madeContext = context
    ProgramEnd.add { [weak context] in context?.saveBySelf() }
    isMainContextInUse.store(true, ordering: .releasing)
    return context
  }

  @MainActor private var madeContext: ModelContext?
  private let isMainContextInUse = Atomic(false)

  /// Opens the stores of a schema (SD9).
  ///
  /// - Parameter configurations: where they are; nothing is one store in the program's folder.
  /// - Throws: `SwiftDataError.loadIssueModelContainer` if a store cannot be opened; it stays as it is.
  ///   Also if an attribute names a transformer that does not exist (SD34).
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws {
    let schema = migrationPlan.map { schema.numbered(by: $0) } ?? schema
    for entity in schema.members { try entity.checkAttributes() }
    self.schema = schema
    self.migrationPlan = migrationPlan
    let configurations = configurations.isEmpty ? [ModelConfiguration(schema: schema)] : configurations
    guard Set(configurations.map(\.name)).count == configurations.count else {
      throw SwiftDataError.duplicateConfiguration
    }
    self.configurations = Set(configurations)
    var stores: [Store] = []
    var byEntity: [String: Store] = [:]
    for configuration in configurations {
      let given = configuration.schema ?? schema
      let part = migrationPlan.map { given.numbered(by: $0) } ?? given
      for entity in part.members where !schema.contains(entity.type) {
        throw SwiftDataError.configurationSchemaNotFoundInContainerSchema.explained(entity.name)
      }
      let store = try StoreOpening(configuration: configuration, schema: part, plan: migrationPlan).store()
      stores.append(store)
      for entity in part.members { byEntity[entity.name] = byEntity[entity.name] ?? store }
    }
    for entity in schema.members where byEntity[entity.name] !== byEntity[entity.table] {
      throw SwiftDataError.configurationSchemaNotFoundInContainerSchema.explained(
        "\(entity.name) and \(entity.table), which is above it, are in two stores")
    }
    self.stores = stores
    storesByEntity = byEntity
    for store in stores { store.add(self) }
  }

  /// Opens the stores of a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens the stores of some classes, and of all that they are related to.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }

  /// Another context saved: views are to show it soon.
  func tellMainContext() {
    guard isMainContextInUse.load(ordering: .acquiring) else { return }
    Task { @MainActor in mainContext.catchUp() }
  }

  func store(of entity: Entity) -> Store? { storesByEntity[entity.name] }

  /// Deletes all objects of all stores at once. Contexts that have some should not be used any more (SD9).
  public func deleteAllData() {
    try? erase()
  }

  /// Deletes all objects of all stores at once (SD9).
  public func erase() throws {
    for store in stores {
      try store.erase((store.configuration.schema ?? schema).layout)
    }
  }
}
