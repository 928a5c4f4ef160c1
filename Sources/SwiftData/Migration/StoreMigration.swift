import Foundation
import TesseraStore

/// Brings the tables of a store to those of a schema (SD30).
struct StoreMigration {
  private let migration: TableMigration<Schema.Version>

  init(connection: Connection, wanted: StoreLayout) {
    migration = TableMigration(connection: connection, wanted: wanted, format: Store.format)
  }

  func run() throws {
    do {
      try migration.run()
    } catch let problem as MigrationProblem {
      throw SwiftDataError.loadIssueModelContainer.explained(problem.description)
    }
  }

  func presentLayout() throws -> StoreLayout? { try migration.presentLayout() }
}
