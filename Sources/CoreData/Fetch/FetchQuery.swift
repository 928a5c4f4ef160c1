import Foundation
import TesseraStore

/// A request as SQL, and what of it has to be done in memory.
struct FetchQuery {
  let entity: NSEntityDescription
  private(set) var condition: String?
  private(set) var values: [StoredValue] = []
  private(set) var order = "t0._key"
  private(set) var filtersInMemory = false
  private(set) var sortsInMemory = false
  private let tables: ModelTables

  init(
    _ entity: NSEntityDescription, _ predicate: NSPredicate?, _ descriptors: [NSSortDescriptor], _ tables: ModelTables,
    includesSubentities: Bool = true
  ) {
    self.entity = entity
    self.tables = tables
    var builder = PredicateSQL(tables: tables)
    var conditions: [String] = []
    if entity.superentity != nil || (!includesSubentities && !entity.subentities.isEmpty) {
      let names = (includesSubentities ? entity.family : [entity]).compactMap(\.name)
      conditions.append("t0._entity IN (\(names.map { builder.bind(.text($0)) }.joined(separator: ", ")))")
    }
    if let predicate {
      var trial = builder
      if let form = predicate.form, let sql = trial.condition(form, PredicateSQL.Scope(entity: entity, alias: "t0")) {
        builder = trial
        conditions.append(sql)
      } else {
        filtersInMemory = true
      }
    }
    var terms: [String] = []
    for descriptor in descriptors {
      let scope = PredicateSQL.Scope(entity: entity, alias: "t0")
      guard let key = descriptor.key,
        let sql = builder.column(key.split(separator: ".").map(String.init), scope)
      else {
        sortsInMemory = true
        continue
      }
      terms.append("\(sql.text) \(descriptor.ascending ? "ASC" : "DESC")")
    }
    condition = conditions.isEmpty ? nil : conditions.joined(separator: " AND ")
    values = builder.values
    if !sortsInMemory { order = (terms + ["t0._key"]).joined(separator: ", ") }
  }

  private var rest: String {
    let table = (tables[entity]?.table ?? "").quoted
    return "FROM \(table) AS t0" + (condition.map { " WHERE \($0)" } ?? "")
  }

  func rows(limit: Int, offset: Int) -> String {
    let table = tables[entity]?.table ?? ""
    let columns = (tables.names[table] ?? []).map { "t0.\($0.quoted)" }.joined(separator: ", ")
    let page = limit > 0 || offset > 0 ? " LIMIT \(limit > 0 ? limit : -1) OFFSET \(offset)" : ""
    return "SELECT \(columns) \(rest) ORDER BY \(order)\(page)"
  }

  var count: String { "SELECT COUNT(*) \(rest)" }
}
