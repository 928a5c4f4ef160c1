import Foundation
import TesseraStore

/// What an expression of a predicate is in SQL.
enum SQLFragment {
  /// A value, as an expression of SQL.
  case scalar(String)
  /// A value that is kept as JSON, as an expression of SQL: functions of Swift see into it.
  case composite(String)
  /// An object whose row is one of the query's.
  case row(Entity, alias: String)
  /// An object by its key, as an expression of SQL.
  case object(Entity, key: String)
  /// An object whose row is one of the query's, or nothing if it is not of the class (SD36).
  case cast(Entity, alias: String, test: String)
  /// The objects of a relationship.
  case rows(SQLRows)
  /// Values that were captured.
  case list([SQLFragment])
  /// Values between two others.
  case range(lower: String?, upper: String?, hasUpper: Bool)

  /// The expression of a single value; an object is its key.
  var expression: String {
    get throws {
      switch self {
      case .scalar(let sql), .composite(let sql): return sql
      case .row(_, let alias): return "\(alias)._key"
      case .object(_, let key): return key
      case .cast(_, let alias, let test): return "(CASE WHEN \(test) THEN \(alias)._key END)"
      case .rows, .list, .range: throw Untranslatable("objects, lists and ranges are no single values")
      }
    }
  }

  /// A fragment of the same kind with an expression that is made of this one's.
  func wrapped(_ make: (String) -> String) throws -> SQLFragment {
    switch self {
    case .scalar(let sql): return .scalar(make(sql))
    case .composite(let sql): return .composite(make(sql))
    case .row(let entity, let alias): return .object(entity, key: make("\(alias)._key"))
    case .object(let entity, let key): return .object(entity, key: make(key))
    case .cast(let entity, _, _): return .object(entity, key: make(try expression))
    case .rows, .list, .range: return self
    }
  }
}

/// Rows of a table that a condition chooses.
struct SQLRows {
  var entity: Entity
  var alias: String
  /// What follows FROM.
  var source: String
  var condition: String

  func query(_ result: String, and test: String? = nil) -> String {
    "(SELECT \(result) FROM \(source) WHERE \(condition)\(test.map { " AND \($0)" } ?? ""))"
  }
}

/// Why a store cannot find what a predicate asks for (SD20).
struct Untranslatable: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// Gathers what a query consists of while a predicate is translated.
final class SQLBuilder {
  private(set) var values: [StoredValue] = []
  private var variables: [PredicateExpressions.VariableID: SQLFragment] = [:]
  private var aliasCount = 0
  /// The tables of classes other than that of the query whose objects matter.
  private(set) var otherEntities: Set<String> = []
  /// Properties of the query's own class that matter, by their numbers.
  private(set) var properties: Set<Int> = []
  private let root: Entity
  private let schema: Schema?
  private static let valueLimit = 30_000

  init(root: Entity, schema: Schema?) {
    self.root = root
    self.schema = schema
  }

  /// The place of a value in the query.
  func place(of value: StoredValue) throws -> String {
    guard !value.isNull else { return "NULL" }
    guard values.count < Self.valueLimit else {
      throw Untranslatable("it has more than \(Self.valueLimit) values")
    }
    values.append(value)
    return "?\(values.count)"
  }

  func nextAlias() -> String {
    aliasCount += 1
    return "t\(aliasCount)"
  }

  func bind(_ variable: PredicateExpressions.VariableID, to fragment: SQLFragment) {
    variables[variable] = fragment
  }

  func fragment(of variable: PredicateExpressions.VariableID) throws -> SQLFragment {
    guard let fragment = variables[variable] else { throw Untranslatable("it has a variable of another predicate") }
    return fragment
  }

  /// Translates a part of a predicate.
  func fragment(_ expression: Any) throws -> SQLFragment {
    guard let expression = expression as? any SQLExpression else {
      throw Untranslatable("the store has no \(Self.name(of: expression))")
    }
    return try expression.fragment(self)
  }

  func sql(_ expression: Any) throws -> String {
    try fragment(expression).expression
  }

  /// The name of an expression's kind, without what it consists of.
  static func name(of expression: Any) -> String {
    let name = String(describing: type(of: expression))
    return String(name.prefix { $0 != "<" })
  }

  /// How rows of a class are read; nil if the container has none.
  func form(of entity: Entity) -> RowForm? {
    guard let schema else { return RowForm(of: entity, among: [entity]) }
    return schema.member(named: entity.name).map(schema.form)
  }

  // MARK: Members

  /// The property of an object.
  func member(_ path: AnyKeyPath, of object: SQLFragment) throws -> SQLFragment {
    let entity: Entity
    switch object {
    case .row(let found, _), .object(let found, _), .cast(let found, _, _): entity = found
    case .scalar, .composite, .rows, .list, .range: throw Untranslatable("\(path) is asked of what is no object")
    }
    guard let property = entity.property(at: path) else {
      if ModelPaths.isIdentifier(path, of: entity.type) { return .scalar(try object.expression) }
      throw Untranslatable("\(path) is no property that \(entity.name) saves")
    }
    switch object {
    case .row(_, "t0"), .cast(_, "t0", _): properties.insert(property.number)
    default: otherEntities.insert(entity.table)
    }
    guard let relationship = property.relationship else {
      guard property.hasColumn else { throw Untranslatable("\(entity.name).\(property.name) is not saved") }
      guard property.codec?.isOpaque != true else {
        throw Untranslatable("\(entity.name).\(property.name) is kept as data that queries do not know")
      }
      let column = try column(property.column, of: object)
      return property.codec?.kind == .composite ? .composite(column) : .scalar(column)
    }
    let destination = Entities.entity(of: relationship.destination)
    otherEntities.insert(destination.table)
    if relationship.isToMany { return .rows(try rows(relationship, destination, owner: try object.expression)) }
    return .object(destination, key: try column(property.column, of: object))
  }

  private func column(_ name: String, of object: SQLFragment) throws -> String {
    switch object {
    case .row(_, let alias): return "\(alias).\(name.quoted)"
    case .cast(_, let alias, let test): return "(CASE WHEN \(test) THEN \(alias).\(name.quoted) END)"
    case .object(let entity, let key):
      let alias = nextAlias()
      return "(SELECT \(alias).\(name.quoted) FROM \(entity.quotedTable) AS \(alias) WHERE \(alias)._key = \(key))"
    case .scalar, .composite, .rows, .list, .range: throw Untranslatable("\(name) is asked of what is no object")
    }
  }

  private func rows(_ relationship: Entity.Relationship, _ destination: Entity, owner: String) throws -> SQLRows {
    let alias = nextAlias()
    let source = "\(destination.quotedTable) AS \(alias)"
    switch relationship.place {
    case .inverseColumn, .column:
      guard let inverse = relationship.inverse else { throw Untranslatable("a relationship has no other side") }
      let name = destination.properties[inverse].column
      return SQLRows(
        entity: destination, alias: alias, source: source, condition: "\(alias).\(name.quoted) = \(owner)")
    case .table(let pairs, let isFirst):
      let (own, other) = isFirst ? ("first", "second") : ("second", "first")
      return SQLRows(
        entity: destination, alias: alias, source: source,
        condition: "\(alias)._key IN (SELECT \(other) FROM \(pairs.quoted) WHERE \(own) = \(owner))")
    }
  }

  // MARK: Values

  /// A value that the predicate captured.
  func fragment(value: Any) throws -> SQLFragment {
    if let optional = value as? any AnyOptional {
      guard let wrapped = optional.wrapped else { return .scalar("NULL") }
      return try fragment(value: wrapped)
    }
    switch value {
    case let model as any PersistentModel:
      return .object(Entities.entity(of: type(of: model)), key: try place(of: .integer(model.storage.key)))
    case let identifier as PersistentIdentifier: return .scalar(try place(of: .integer(identifier.key)))
    case let column as any ColumnValue: return .scalar(try place(of: column.stored))
    case let range as any CapturedRange: return try range.fragment(self)
    case let list as any Sequence: return .list(try list.map { try fragment(value: $0) })
    case let raw as any RawRepresentable: return try fragment(value: raw.rawValue)
    default: return .composite(try place(of: codec(for: type(of: value)).encode(value)))
    }
  }
}

/// An optional of any type.
protocol AnyOptional {
  var wrapped: Any? { get }
}

extension Optional: AnyOptional {
  var wrapped: Any? { self }
}

/// A range of values of a column.
protocol CapturedRange {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment
}

extension SQLBuilder {
  fileprivate func range(_ lower: Any?, _ upper: Any?, hasUpper: Bool) throws -> SQLFragment {
    .range(
      lower: try lower.map { try fragment(value: $0).expression },
      upper: try upper.map { try fragment(value: $0).expression }, hasUpper: hasUpper)
  }
}

extension Range: CapturedRange {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    try builder.range(lowerBound, upperBound, hasUpper: false)
  }
}

extension ClosedRange: CapturedRange {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    try builder.range(lowerBound, upperBound, hasUpper: true)
  }
}

extension PartialRangeFrom: CapturedRange {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment { try builder.range(lowerBound, nil, hasUpper: false) }
}

extension PartialRangeUpTo: CapturedRange {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment { try builder.range(nil, upperBound, hasUpper: false) }
}

extension PartialRangeThrough: CapturedRange {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment { try builder.range(nil, upperBound, hasUpper: true) }
}

/// Key paths that every class of models has.
enum ModelPaths {
  static func isIdentifier(_ path: AnyKeyPath, of type: any PersistentModel.Type) -> Bool {
    identifiers(of: type).contains(path)
  }

  private static func identifiers<Model: PersistentModel>(of type: Model.Type) -> [AnyKeyPath] {
    let identifier: KeyPath<Model, PersistentIdentifier> = \.persistentModelID
    let id: KeyPath<Model, PersistentIdentifier> = \.id
    return [identifier, id]
  }
}
