import Foundation
import TesseraStore

/// Makes statements of changes.
struct RowWriter {
  struct Statement: Sendable {
    let sql: String
    let values: [StoredValue]
  }

  let tables: ModelTables
  private(set) var statements: [Statement] = []

  init(tables: ModelTables) { self.tables = tables }

  mutating func insert(_ object: NSManagedObject) throws {
    guard let map = tables[object.entity] else { throw Self.stranger(object) }
    let values = try values(of: object, map, Array(map.columns.keys) + Array(map.orders.keys))
    let names = (ModelTables.marks + values.map(\.name)).map(\.quoted).joined(separator: ", ")
    let places = Array(repeating: "?", count: values.count + 3).joined(separator: ", ")
    add(
      "INSERT INTO \(map.table.quoted) (\(names)) VALUES (\(places))",
      [.integer(object.objectID.key), .text(object.entity.name ?? ""), .integer(1)] + values.map(\.value))
    object.version = 1
    link(object, object.entity.relationshipsByName.values.filter(\.isToMany).map(\.name))
  }

  mutating func update(_ object: NSManagedObject, isWhole: Bool) throws {
    guard let map = tables[object.entity] else { throw Self.stranger(object) }
    let names = isWhole ? Array(map.columns.keys) : Array(object.saved.keys)
    let values = try values(of: object, map, names)
    let list = (values.map { "\($0.name.quoted) = ?" } + ["_version = ?"]).joined(separator: ", ")
    add(
      "UPDATE \(map.table.quoted) SET \(list) WHERE _key = ?",
      values.map(\.value) + [.integer(object.version + 1), .integer(object.objectID.key)])
    link(object, names)
  }

  mutating func delete(_ object: NSManagedObject) {
    guard let map = tables[object.entity] else { return }
    let key = StoredValue.integer(object.objectID.key)
    add("DELETE FROM \(map.table.quoted) WHERE _key = ?", [key])
    for pairs in tables.layout.pairs {
      if pairs.first == map.table { add("DELETE FROM \(pairs.name.quoted) WHERE first = ?", [key]) }
      if pairs.second == map.table { add("DELETE FROM \(pairs.name.quoted) WHERE second = ?", [key]) }
    }
    for other in tables.entities.values {
      for column in other.columns.values {
        guard let relationship = column.property as? NSRelationshipDescription,
          relationship.inverseRelationship == nil, relationship.destinationEntity?.root.name == map.table
        else { continue }
        let name = column.name.quoted
        add("UPDATE \(other.table.quoted) SET \(name) = NULL WHERE \(name) = ?", [key])
      }
    }
  }

  private mutating func add(_ sql: String, _ values: [StoredValue]) {
    statements.append(Statement(sql: sql, values: values))
  }

  private func values(
    of object: NSManagedObject, _ map: ModelTables.Entity, _ names: [String]
  ) throws -> [(name: String, value: StoredValue)] {
    try names.compactMap { name in
      if let order = map.orders[name] { return (order.name, .data(OrderedKeys.data(of: object.list(name)))) }
      guard let column = map.columns[name] else { return nil }
      if let attribute = column.property as? NSAttributeDescription {
        return (column.name, try attribute.stored(object.values[name]))
      }
      return (column.name, key(object.values[name]))
    }
  }

  private func key(_ value: Any?) -> StoredValue {
    switch value {
    case let object as NSManagedObject: .integer(object.objectID.key)
    case let unread as UnreadObject: .integer(unread.key)
    default: .null
    }
  }

  /// Writes the pairs of relationships that lie in tables of their own.
  private mutating func link(_ object: NSManagedObject, _ names: [String]) {
    let relationships = object.entity.relationshipsByName
    for name in names {
      guard let relationship = relationships[name], relationship.isToMany,
        case .pairs(let table, let isFirst, let isMirrored) = tables.place(of: relationship)
      else { continue }
      let before = Set((object.saved[name] ?? nil) as? [NSManagedObject] ?? [])
      let after = Set(object.list(name))
      let own = StoredValue.integer(object.objectID.key)
      for (others, sql) in [
        (before.subtracting(after), "DELETE FROM \(table.quoted) WHERE first = ? AND second = ?"),
        (after.subtracting(before), "INSERT OR IGNORE INTO \(table.quoted) VALUES (?, ?)"),
      ] {
        for other in others {
          let key = StoredValue.integer(other.objectID.key)
          if isFirst || isMirrored { add(sql, [own, key]) }
          if !isFirst || isMirrored { add(sql, [key, own]) }
        }
      }
    }
  }

  private static func stranger(_ object: NSManagedObject) -> NSError {
    CoreDataProblem.error(.coreDataError, "The store's model has no entity \(object.entity.name ?? "").")
  }
}
