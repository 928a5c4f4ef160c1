import Foundation
import TesseraStore

/// Brings the tables of a store to those of a schema (SD30).
struct StoreMigration {
  private let migration: TableMigration<Schema.Version>

  init(connection: Connection, wanted: StoreLayout) {
    migration = TableMigration(connection: connection, wanted: wanted, format: Store.format)
  }

  func run() throws {
    try explained { try migration.run() }
  }

  /// Refuses what a later version of the program, or of SwiftData, has written (SD11).
  func checkVersion() throws {
    let wanted = migration.wanted.version
    guard let present = try presentLayout(), present.version > wanted else { return }
    throw SwiftDataError.loadIssueModelContainer.explained(
      "the store is of version \(present.version), and the program has version \(wanted) of its classes")
  }

  func presentLayout() throws -> StoreLayout? {
    try explained { try migration.presentLayout() }
  }

  private func explained<Result>(_ action: () throws -> Result) throws -> Result {
    do {
      return try action()
    } catch let problem as MigrationProblem {
      throw SwiftDataError.loadIssueModelContainer.explained(problem.description)
    }
  }
}
