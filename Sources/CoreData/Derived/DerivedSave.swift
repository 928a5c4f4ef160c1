import Foundation
import TesseraStore
import TesseraValues

/// Works out derived values in the transaction of a save, so that they count what other contexts saved as well (CD29).
struct DerivedSave {
  /// An object that the save writes.
  struct Row {
    let key: Int64
    let entityName: String
    let isDeleted: Bool
  }

  private let derivations: [Derivation]
  private let rows: [Row]
  /// The objects whose values have to be worked out again, with their entities, for each derivation.
  private var wanted: [[Int64: String]]

  init(_ derivations: [Derivation], _ rows: [Row]) {
    self.derivations = derivations
    self.rows = rows
    wanted = Array(repeating: [:], count: derivations.count)
  }

  /// Finds the objects whose paths go through what is saved. It is asked before the rows are written, for objects that
  /// lose something, and after.
  mutating func findOwners(_ connection: Connection) throws {
    for (index, derivation) in derivations.enumerated() {
      for path in derivation.paths.values {
        for stop in path.stops {
          for row in rows where stop.entityNames.contains(row.entityName) {
            for owner in try path.owners(through: stop, key: row.key, in: derivation.table, connection) {
              guard let key = owner[0].integer, case .text(let name) = owner[1],
                derivation.entityNames.contains(name)
              else { continue }
              wanted[index][key] = name
            }
          }
        }
      }
    }
  }

  /// Writes the values of what is saved and of what depends on it.
  mutating func write(_ connection: Connection) throws -> [DerivedValue] {
    try findOwners(connection)
    var changed: [DerivedValue] = []
    for (index, derivation) in derivations.enumerated() {
      for row in rows where derivation.entityNames.contains(row.entityName) { wanted[index][row.key] = row.entityName }
      for row in rows where row.isDeleted { wanted[index][row.key] = nil }
      for (key, name) in wanted[index].sorted(by: { $0.key < $1.key }) {
        if let value = try derivation.write(key, name, in: connection) { changed.append(value) }
      }
    }
    return changed
  }

  /// Works out the values of all objects if the store has those of other formulas (CD30).
  static func bringUpToDate(_ all: UncheckedSendable<[Derivation]>, _ connection: Connection) throws {
    let derivations = all.value
    let signature = derivations.map(\.signature).joined(separator: "\n")
    let present = try connection.value("SELECT value FROM _tessera WHERE name = 'derivations'")
    guard present != .text(signature), !(present.isNull && derivations.isEmpty) else { return }
    try connection.transaction {
      for derivation in derivations {
        for row in try connection.rows("SELECT _key, _entity FROM \(derivation.table.quoted)") {
          guard let key = row[0].integer, case .text(let name) = row[1], derivation.entityNames.contains(name) else {
            continue
          }
          _ = try derivation.write(key, name, in: connection)
        }
      }
      try connection.run("INSERT OR REPLACE INTO _tessera VALUES ('derivations', ?)", [.text(signature)])
    }
  }
}
