import Foundation
import TesseraStore
import TesseraValues

/// A path of names from the objects of an entity to values, as SQL (CD29).
struct DerivationPath {
  /// Objects that the path goes through.
  struct Stop {
    let entityNames: Set<String>
    /// How many tables and conditions lead to them.
    let tableCount: Int
    let conditionCount: Int
    let alias: String
  }

  let stops: [Stop]
  private let tables: [String]
  private let conditions: [String]
  private let value: String
  private let attribute: NSAttributeDescription?
  private let isToMany: Bool
  private let aggregate: String?

  /// The path of a formula; nil if the entity has no such path.
  init?(_ path: String, of entity: NSEntityDescription, in model: ModelTables) {
    var builder = Builder(model: model, entity: entity)
    for name in path.split(separator: ".").map(String.init) {
      guard builder.add(name) else { return nil }
    }
    guard !builder.isEmpty else { return nil }
    stops = builder.stops
    tables = builder.tables
    conditions = builder.conditions
    value = builder.value
    attribute = builder.attribute
    isToMany = builder.isToMany
    aggregate = builder.aggregate
  }

  /// What is at the end of the path for the object with a key: a list if the path goes to several objects.
  func value(of key: Int64, in table: String, _ connection: Connection) throws -> Any? {
    let sql = Self.query(value, table, tables, conditions + ["t0._key = ?1"])
    let values = try connection.rows(sql, [.integer(key)]).compactMap { row -> Any? in
      attribute.map { $0.value(row[0]) } ?? row[0].integer.map { NSNumber(value: $0) }
    }
    if let aggregate { return aggregated(values, by: aggregate) }
    return isToMany ? values : values.first
  }

  /// The keys and entities of the objects whose paths go through an object.
  func owners(through stop: Stop, key: Int64, in table: String, _ connection: Connection) throws -> [[StoredValue]] {
    let sql = Self.query(
      "DISTINCT t0._key, t0._entity", table, Array(tables.prefix(stop.tableCount)),
      conditions.prefix(stop.conditionCount) + ["\(stop.alias)._key = ?1"])
    return try connection.rows(sql, [.integer(key)])
  }

  private static func query(_ value: String, _ table: String, _ tables: [String], _ conditions: [String]) -> String {
    let sources = ["\(table.quoted) AS t0"] + tables
    return "SELECT \(value) FROM \(sources.joined(separator: ", ")) WHERE \(conditions.joined(separator: " AND "))"
  }

  private func aggregated(_ values: [Any], by name: String) -> Any? {
    switch name {
    case "@count": return NSNumber(value: values.count)
    case "@sum" where attribute?.attributeType == .decimalAttributeType:
      let sum = values.reduce(Decimal(0)) { $0 + (($1 as? NSNumber)?.decimalValue ?? 0) }
      return NSDecimalNumber(decimal: sum)
    case "@min": return values.min { ValueOrder.compare($0, $1) == .orderedAscending }
    case "@max": return values.max { ValueOrder.compare($0, $1) == .orderedAscending }
    default:
      let function = name == "@sum" ? "sum:" : "average:"
      return NSExpression(forFunction: function, arguments: [values]).expressionValue(with: nil, context: nil)
    }
  }
}

/// Puts a path together, name by name.
private struct Builder {
  let model: ModelTables
  var entity: NSEntityDescription
  var stops: [DerivationPath.Stop] = []
  var tables: [String] = []
  var conditions: [String] = []
  var attribute: NSAttributeDescription?
  var isToMany = false
  var aggregate: String?
  private var alias = "t0"
  private var attributeColumn: String?

  init(model: ModelTables, entity: NSEntityDescription) {
    self.model = model
    self.entity = entity
  }

  var isEmpty: Bool { stops.isEmpty && attribute == nil }
  var value: String { "\(alias).\((attributeColumn ?? "_key").quoted)" }

  mutating func add(_ name: String) -> Bool {
    if name.hasPrefix("@") {
      guard aggregate == nil, ["@count", "@sum", "@avg", "@min", "@max"].contains(name) else { return false }
      aggregate = name
      return true
    }
    guard attribute == nil else { return false }
    switch entity.propertiesByName[name] {
    case let relationship as NSRelationshipDescription: return add(relationship)
    case is NSDerivedAttributeDescription: return false
    case let found as NSAttributeDescription:
      guard let column = model[entity]?.columns[name] else { return false }
      attribute = found
      attributeColumn = column.name
      return true
    default: return false
    }
  }

  private mutating func add(_ relationship: NSRelationshipDescription) -> Bool {
    guard let destination = relationship.destinationEntity, let map = model[destination] else { return false }
    let (own, next) = (alias, "t\(stops.count + 1)")
    if relationship.isToMany {
      isToMany = true
      switch model.place(of: relationship) {
      case .column(_, let name):
        conditions.append("\(next).\(name.quoted) = \(own)._key")
      case .pairs(let name, let isFirst, _):
        let (here, there) = isFirst ? ("first", "second") : ("second", "first")
        tables.append("\(name.quoted) AS p\(next)")
        conditions += ["p\(next).\(here) = \(own)._key", "\(next)._key = p\(next).\(there)"]
      }
    } else {
      guard let column = model[entity]?.columns[relationship.name] else { return false }
      conditions.append("\(next)._key = \(own).\(column.name.quoted)")
    }
    tables.append("\(map.table.quoted) AS \(next)")
    alias = next
    entity = destination
    stops.append(
      DerivationPath.Stop(
        entityNames: Set(destination.family.compactMap(\.name)), tableCount: tables.count,
        conditionCount: conditions.count, alias: next))
    return true
  }
}
