import TesseraStore

/// How the rows of a class are read: they may be of classes below it, which lie in the same table (SD36).
final class RowForm: Sendable {
  /// A class that rows may be of.
  struct Reader: Sendable {
    let entity: Entity
    /// Where the value of each of the entity's columns is in a row.
    let places: [Int]
  }

  let entity: Entity
  /// The class of a row by the name that it has; empty if all rows are of one.
  let readers: [String: Reader]
  /// What a row has behind its key.
  private let columns: [String]
  /// The names of the class and of those below it, as a list of SQL; nil for an uppermost class, which all rows are of.
  private let names: String?

  /// - Parameter members: the classes of the schema.
  init(of entity: Entity, among members: [Entity]) {
    self.entity = entity
    let family = members.filter { $0.lineage.starts(with: entity.lineage) }
    names = entity.isSubclass ? family.map { "'\($0.name.replacing("'", with: "''"))'" }.joined(separator: ", ") : nil
    guard family.contains(where: { $0.name != entity.name }) else {
      readers = [:]
      columns = entity.columns.map { entity.quotedNames[$0] }
      return
    }
    var columns = [Entity.classColumn]
    var places: [String: Int] = [:]
    for member in family {
      for name in member.columns.map({ member.quotedNames[$0] }) where places[name] == nil {
        columns.append(name)
        places[name] = columns.count
      }
    }
    self.columns = columns
    readers = Dictionary(
      family.map { member in
        let places = member.columns.compactMap { places[member.quotedNames[$0]] }
        return (member.name, Reader(entity: member, places: places))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The key and the columns of a row, as SQL lists them.
  func list(_ alias: String) -> String {
    (["_key"] + columns).map { "\(alias).\($0)" }.joined(separator: ", ")
  }

  /// The query for rows that meet a condition.
  func query(where condition: String) -> String {
    let test = test("t0").map { "\($0) AND " } ?? ""
    return "SELECT \(list("t0")) FROM \(entity.quotedTable) AS t0 WHERE \(test)\(condition)"
  }

  /// The condition that a row is of the class; nil if each row of the table is.
  func test(_ alias: String) -> String? {
    names.map { "\(alias).\(Entity.classColumn) IN (\($0))" }
  }

  /// The class of a row.
  func entity(of row: some RandomAccessCollection<StoredValue>) -> Entity {
    reader(of: row)?.entity ?? entity
  }

  private func reader(of row: some RandomAccessCollection<StoredValue>) -> Reader? {
    guard !readers.isEmpty else { return nil }
    // The uppermost class has no name in its rows.
    guard case .text(let name) = row[row.index(after: row.startIndex)] else { return readers[entity.table] }
    return readers[name] ?? readers[entity.name]
  }

  /// The values of a row, for the properties of its class.
  func slots(of row: some RandomAccessCollection<StoredValue>) -> [_ModelStorage.Slot] {
    guard let reader = reader(of: row) else {
      return Self.slots(of: entity) { column in row[row.index(row.startIndex, offsetBy: column + 1)] }
    }
    return Self.slots(of: reader.entity) { column in
      row[row.index(row.startIndex, offsetBy: reader.places[column])]
    }
  }

  static func slots(of entity: Entity, value: (Int) -> StoredValue) -> [_ModelStorage.Slot] {
    var slots = [_ModelStorage.Slot](repeating: .unset, count: entity.properties.count)
    for (column, index) in entity.columns.enumerated() {
      let value = value(column)
      if !entity.isRelationship[index] {
        slots[index] = .raw(value)
      } else if case .integer(let key) = value {
        slots[index] = .key(key)
      }
    }
    return slots
  }
}
