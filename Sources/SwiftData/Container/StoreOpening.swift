import Foundation
import TesseraStore

/// Opens a store, with what leads to its schema from an earlier one.
struct StoreOpening {
  let configuration: ModelConfiguration
  let schema: Schema
  let plan: (any SchemaMigrationPlan.Type)?

  func store() throws -> Store {
    do {
      if let plan { try PlannedMigration(configuration: configuration, schema: schema, plan: plan).run() }
      return try OpenStores.store(configuration, schema.layout) { try Store(configuration, schema: schema) }
    } catch let error as StoreError {
      throw SwiftDataError.loadIssueModelContainer.explained(error.description)
    }
  }
}
