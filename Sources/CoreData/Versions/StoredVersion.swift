import Foundation
import TesseraStore

/// What a store notes of the model that it was opened with last (CD35).
struct StoredVersion: Codable, Equatable {
  let hashes: [String: Data]
  let checksum: String
  let identifiers: [String]

  init(_ model: NSManagedObjectModel) {
    hashes = model.entityVersionHashesByName
    checksum = model.versionChecksum
    identifiers = model.versionIdentifiers.compactMap { $0.base as? String }.sorted()
  }

  /// What a store has; nil if it has none.
  static func read(_ connection: Connection) throws -> StoredVersion? {
    guard !(try connection.value("SELECT 1 FROM sqlite_master WHERE name = '_tessera'")).isNull,
      case .data(let data) = try connection.value("SELECT value FROM _tessera WHERE name = 'version'")
    else { return nil }
    return try? JSONDecoder().decode(StoredVersion.self, from: data)
  }

  /// Writes it into a store that has another one.
  func write(_ connection: Connection) throws {
    guard try Self.read(connection) != self else { return }
    try connection.run("INSERT OR REPLACE INTO _tessera VALUES ('version', ?)", [.data(JSONEncoder().encode(self))])
  }
}
