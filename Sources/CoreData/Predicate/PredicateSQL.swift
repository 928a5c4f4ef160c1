import Foundation
import TesseraStore

/// Makes SQL of conditions. What it cannot express is nil, and is checked in memory (CD16).
struct PredicateSQL {
  /// The row that names belong to.
  struct Scope {
    let entity: NSEntityDescription
    let alias: String
  }

  /// A value in a query.
  struct Column {
    let text: String
    /// The type of the attribute; nil for keys of objects.
    let type: NSAttributeType?
  }

  let tables: ModelTables
  private(set) var values: [StoredValue] = []
  private var aliases = 0

  init(tables: ModelTables) { self.tables = tables }

  mutating func bind(_ value: StoredValue) -> String {
    values.append(value)
    return "?\(values.count)"
  }

  private mutating func alias() -> String {
    aliases += 1
    return "t\(aliases)"
  }

  // MARK: Conditions

  mutating func condition(_ form: PredicateForm, _ scope: Scope) -> String? {
    switch form {
    case .constant(let answer): return answer ? "1" : "0"
    case .all(let parts): return joined(parts, " AND ", scope)
    case .any(let parts): return joined(parts, " OR ", scope)
    // A comparison with nothing is false, and its opposite true.
    case .not(let part): return condition(part, scope).map { "NOT IFNULL(\($0), 0)" }
    case .comparison(let comparison): return condition(comparison, scope)
    }
  }

  private mutating func joined(_ parts: [PredicateForm], _ word: String, _ scope: Scope) -> String? {
    var texts: [String] = []
    for part in parts {
      guard let text = condition(part, scope) else { return nil }
      texts.append(text)
    }
    return texts.isEmpty ? nil : "(\(texts.joined(separator: word)))"
  }

  private mutating func condition(_ comparison: PredicateComparison, _ scope: Scope) -> String? {
    guard comparison.modifier == .direct else { return quantified(comparison, scope) }
    if let turned = turned(comparison) { return condition(turned, scope) }
    guard case .path(let path) = comparison.left, let column = column(path, scope) else { return nil }
    return self.comparison(column, comparison, scope)
  }

  /// `value == property` is `property == value`.
  private func turned(_ comparison: PredicateComparison) -> PredicateComparison? {
    guard case .constant = comparison.left, case .path = comparison.right else { return nil }
    let operations: [PredicateComparison.Operator: PredicateComparison.Operator] = [
      .equal: .equal, .notEqual: .notEqual, .less: .greater, .lessOrEqual: .greaterOrEqual, .greater: .less,
      .greaterOrEqual: .lessOrEqual,
    ]
    guard let operation = operations[comparison.operation] else { return nil }
    var turned = comparison
    (turned.left, turned.right, turned.operation) = (comparison.right, comparison.left, operation)
    return turned
  }

  private mutating func quantified(_ comparison: PredicateComparison, _ scope: Scope) -> String? {
    guard case .path(let path) = comparison.left, let first = path.first,
      let relationship = scope.entity.relationshipsByName[first], relationship.isToMany
    else { return nil }
    var inner = comparison
    inner.modifier = .direct
    inner.left = .path(Array(path.dropFirst()))
    if comparison.modifier == .all {
      return exists(relationship, scope) { sql, scope in
        sql.condition(.not(.comparison(inner)), scope)
      }.map { "NOT \($0)" }
    }
    let found = exists(relationship, scope) { sql, scope in sql.condition(inner, scope) }
    return comparison.modifier == .none ? found.map { "NOT \($0)" } : found
  }

  private mutating func exists(
    _ relationship: NSRelationshipDescription, _ scope: Scope, _ test: (inout PredicateSQL, Scope) -> String?
  ) -> String? {
    guard let (source, inner) = objects(of: relationship, scope), let test = test(&self, inner) else { return nil }
    return "EXISTS (SELECT 1 \(source) AND \(test))"
  }

  /// The rows of a relationship to many.
  private mutating func objects(of relationship: NSRelationshipDescription, _ scope: Scope) -> (String, Scope)? {
    guard let destination = relationship.destinationEntity, let map = tables[destination] else { return nil }
    let alias = alias()
    let inner = Scope(entity: destination, alias: alias)
    switch tables.place(of: relationship) {
    case .column(let table, let name):
      return ("FROM \(table.quoted) AS \(alias) WHERE \(alias).\(name.quoted) = \(scope.alias)._key", inner)
    case .pairs(let name, let isFirst, _):
      let (own, other) = isFirst ? ("first", "second") : ("second", "first")
      return (
        "FROM \(map.table.quoted) AS \(alias) JOIN \(name.quoted) AS p\(alias) ON \(alias)._key = p\(alias).\(other)"
          + " WHERE p\(alias).\(own) = \(scope.alias)._key", inner
      )
    }
  }

  // MARK: Values

  /// The value at the end of names.
  mutating func column(_ path: [String], _ scope: Scope) -> Column? {
    guard let first = path.first else { return Column(text: "\(scope.alias)._key", type: nil) }
    guard let map = tables[scope.entity] else { return nil }
    if let relationship = scope.entity.relationshipsByName[first], relationship.isToMany {
      guard path.dropFirst() == ["@count"], let (source, _) = objects(of: relationship, scope) else { return nil }
      return Column(text: "(SELECT COUNT(*) \(source))", type: .integer64AttributeType)
    }
    guard let column = map.columns[first] else { return nil }
    let own = "\(scope.alias).\(column.name.quoted)"
    if let attribute = column.property as? NSAttributeDescription {
      guard path.count == 1, attribute.attributeType.columnKind != .composite else { return nil }
      return Column(text: own, type: attribute.attributeType)
    }
    guard path.count > 1 else { return Column(text: own, type: nil) }
    guard let destination = (column.property as? NSRelationshipDescription)?.destinationEntity,
      let other = tables[destination]
    else { return nil }
    let alias = alias()
    guard let value = self.column(Array(path.dropFirst()), Scope(entity: destination, alias: alias)) else { return nil }
    return Column(
      text: "(SELECT \(value.text) FROM \(other.table.quoted) AS \(alias) WHERE \(alias)._key = \(own))",
      type: value.type)
  }

  private mutating func value(_ value: Any?, _ column: Column) -> StoredValue? {
    guard let value else { return .null }
    guard let type = column.type else {
      switch value {
      case let object as NSManagedObject: return .integer(object.objectID.key)
      case let id as NSManagedObjectID: return .integer(id.key)
      default: return nil
      }
    }
    // A number that the attribute cannot have is compared as it is.
    if type.columnKind == .integer, let number = value as? NSNumber, !(value is Bool),
      Double(number.int64Value) != number.doubleValue
    {
      return .real(number.doubleValue)
    }
    return type.normalized(value).flatMap { try? type.stored($0) }
  }

  private mutating func comparison(_ column: Column, _ comparison: PredicateComparison, _ scope: Scope) -> String? {
    let isFolded = comparison.ignoresCase || comparison.ignoresDiacritics
    switch comparison.operation {
    case .isIn: return isFolded ? nil : membership(column, comparison)
    case .between:
      guard case .constant(let bounds) = range(comparison.right), let list = KeyPathValue.elements(bounds),
        list.count == 2, let low = value(list[0], column), let high = value(list[1], column)
      else { return nil }
      return "\(column.text) BETWEEN \(bind(low)) AND \(bind(high))"
    case .contains, .begins, .ends, .like, .matches:
      guard column.type == .stringAttributeType, case .constant(let text as String) = comparison.right else {
        return nil
      }
      return textComparison(column, comparison, text)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: break
    }
    guard !isFolded || column.type != .stringAttributeType else {
      guard case .constant(let text as String) = comparison.right,
        comparison.operation == .equal
      else { return nil }
      return textComparison(column, comparison, text)
    }
    if case .path(let path) = comparison.right, let other = self.column(path, scope) {
      return comparisonText(column.text, comparison.operation, other.text)
    }
    guard case .constant(let constant) = comparison.right, let stored = value(constant, column) else { return nil }
    if stored.isNull {
      switch comparison.operation {
      case .equal: return "\(column.text) IS NULL"
      case .notEqual: return "\(column.text) IS NOT NULL"
      default: return "0"
      }
    }
    return comparisonText(column.text, comparison.operation, bind(stored))
  }

  private func comparisonText(_ left: String, _ operation: PredicateComparison.Operator, _ right: String) -> String {
    switch operation {
    case .equal: "\(left) IS \(right)"
    case .notEqual: "\(left) IS NOT \(right)"
    default: "\(left) \(operation.rawValue) \(right)"
    }
  }

  private func range(_ expression: PredicateExpression) -> PredicateExpression {
    guard case .list(let list) = expression else { return expression }
    return .constant(list.map { $0.value(nil, [:]) ?? NSNull() })
  }

  private mutating func membership(_ column: Column, _ comparison: PredicateComparison) -> String? {
    guard case .constant(let whole) = range(comparison.right), let list = KeyPathValue.elements(whole),
      list.count < 1000
    else { return nil }
    var places: [String] = []
    for element in list {
      guard let stored = value(element, column), !stored.isNull else { return nil }
      places.append(bind(stored))
    }
    return "\(column.text) IN (\(places.joined(separator: ", ")))"
  }

  private mutating func textComparison(
    _ column: Column, _ comparison: PredicateComparison, _ text: String
  ) -> String? {
    let options = (comparison.ignoresCase ? "c" : "") + (comparison.ignoresDiacritics ? "d" : "")
    let operation = bind(.text("\(comparison.operation.rawValue) \(options)"))
    return "tessera_text(\(operation), \(column.text), \(bind(.text(text))))"
  }
}
