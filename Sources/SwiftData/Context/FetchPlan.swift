import Foundation
import TesseraStore
import TesseraValues

/// A fetch as SQL, and what of it has to be done in memory.
struct FetchPlan {
  /// The condition, or nil for all rows.
  private(set) var condition: String?
  private(set) var order = "t0._key"
  private(set) var values: [StoredValue] = []
  /// Whether the order is made in memory.
  private(set) var sortsInMemory = false
  let entity: Entity
  /// How rows are read; nil where nothing is.
  private let form: RowForm?
  private let schema: Schema?
  let limit: Int?
  let offset: Int
  /// Properties of the class that matter, by their numbers.
  private(set) var properties: Set<Int> = []
  /// The tables of other classes whose objects matter.
  private(set) var otherEntities: Set<String> = []
  /// Whether nothing is known of what matters.
  private(set) var dependsOnAll = false

  /// - Parameter schema: that of the container; nil if nothing is fetched by the plan.
  init<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, in schema: Schema?) throws {
    entity = Entities.entity(of: T.self)
    self.schema = schema
    form = schema?.form(of: entity)
    limit = descriptor.fetchLimit.map { max(0, $0) }
    offset = max(0, descriptor.fetchOffset ?? 0)
    if let predicate = descriptor.predicate { try add(predicate) }
    try add(descriptor.sortBy)
  }

  private mutating func add<T: PersistentModel>(_ predicate: Predicate<T>) throws {
    let builder = SQLBuilder(root: entity, schema: schema)
    builder.bind(predicate.variable.key, to: .row(entity, alias: "t0"))
    do {
      condition = try builder.sql(predicate.expression)
      values = builder.values
      properties = builder.properties
      otherEntities = builder.otherEntities
    } catch let error as Untranslatable {
      throw SwiftDataError.unsupportedPredicate.explained("\(error.reason): \(predicate)")
    }
  }

  private mutating func add<T: PersistentModel>(_ descriptors: [SortDescriptor<T>]) throws {
    var terms: [String] = []
    for descriptor in descriptors {
      guard let path = descriptor.keyPath else { throw SwiftDataError.unsupportedSortDescriptor }
      guard let property = entity.property(at: path), property.hasColumn, let codec = property.codec,
        codec.kind != .composite
      else {
        sortsInMemory = true
        dependsOnAll = true
        warnOfLimit(path)
        continue
      }
      properties.insert(property.number)
      let direction = descriptor.order == .reverse ? "DESC" : "ASC"
      terms.append("t0.\(property.column.quoted) \(direction)")
    }
    order = (terms + ["t0._key"]).joined(separator: ", ")
  }

  /// Who asks for a page expects that no more is read (SD19).
  private func warnOfLimit(_ path: AnyKeyPath) {
    guard limit != nil else { return }
    RuntimeWarning.report(
      .misusedViews(
        "All \(entity.name) objects that a fetch may find are read, beyond its limit: the store cannot sort by \(path)."
      ))
  }

  /// The query for whole rows: the key, then the columns.
  func query(withLimit: Bool) -> String {
    "SELECT \(form?.list("t0") ?? "*") \(rest(withLimit: withLimit))"
  }

  /// The query for the whole rows of all objects, in order.
  var queryForAll: String { "\(form?.query(where: "1") ?? "") ORDER BY \(order)" }

  /// The query for the keys of rows.
  func keyQuery(withLimit: Bool) -> String { "SELECT t0._key \(rest(withLimit: withLimit))" }

  private func rest(withLimit: Bool) -> String {
    let tests = [form?.test("t0"), condition].compactMap(\.self)
    let test = tests.isEmpty ? "" : " WHERE \(tests.joined(separator: " AND "))"
    let page = withLimit && (limit != nil || offset > 0) ? " LIMIT \(limit ?? -1) OFFSET \(offset)" : ""
    return "FROM \(entity.quotedTable) AS t0\(test) ORDER BY \(order)\(page)"
  }

  /// The part of all results that is wanted.
  func page<Element>(of all: [Element]) -> [Element] {
    guard limit != nil || offset > 0 else { return all }
    let rest = all.dropFirst(offset)
    return Array(limit.map { rest.prefix($0) } ?? rest)
  }

  /// What makes two fetches the same.
  var identity: FetchIdentity? {
    guard !sortsInMemory else { return nil }
    return FetchIdentity(query: query(withLimit: true), values: values)
  }
}

/// What is fetched.
struct FetchIdentity: Hashable, Sendable {
  let query: String
  let values: [StoredValue]
}
