import Foundation
import TesseraStore

// MARK: Ranges

extension PredicateExpressions.Range: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    .range(lower: try builder.sql(lower), upper: try builder.sql(upper), hasUpper: false)
  }
}

extension PredicateExpressions.ClosedRange: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    .range(lower: try builder.sql(lower), upper: try builder.sql(upper), hasUpper: true)
  }
}

extension PredicateExpressions.RangeExpressionContains: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    .scalar(try builder.contains(try builder.fragment(range), try builder.fragment(element), Element.Output.self))
  }
}

extension SQLBuilder {
  /// Whether a collection or range has an element.
  fileprivate func contains(_ collection: SQLFragment, _ element: SQLFragment, _ type: Any.Type) throws -> String {
    let element = try element.expression
    let order = type == String.self || type == String?.self ? " COLLATE SWIFT" : ""
    switch collection {
    case .range(let lower, let upper, let hasUpper):
      if type == Decimal.self { throw NeedsMemory() }
      var tests: [String] = []
      if let lower { tests.append("\(element) >= \(lower)\(order)") }
      if let upper { tests.append("\(element) \(hasUpper ? "<=" : "<") \(upper)\(order)") }
      return "(\(tests.joined(separator: " AND ")))"
    case .list(let values):
      let expressions = try values.map { try $0.expression }
      if type == Decimal.self || type == Decimal?.self { throw NeedsMemory() }
      let isFound = "IFNULL(\(element)\(order) IN (\(expressions.filter { $0 != "NULL" }.joined(separator: ", "))), 0)"
      return expressions.contains("NULL") ? "(\(isFound) OR \(element) IS NULL)" : isFound
    case .rows(let rows):
      return "EXISTS \(rows.query("1", and: "\(rows.alias)._key = \(element)"))"
    case .scalar, .composite, .row, .object: throw NeedsMemory()
    }
  }

  /// The condition that some element of a collection meets.
  fileprivate func some(
    of collection: SQLFragment, _ variable: PredicateExpressions.VariableID, _ test: () throws -> String
  ) throws -> String {
    switch collection {
    case .rows(let rows):
      bind(variable, to: .row(rows.entity, alias: rows.alias))
      return "EXISTS \(rows.query("1", and: try test()))"
    case .list(let values):
      let tests = try values.map { value in
        bind(variable, to: value)
        return "IFNULL(\(try test()), 0)"
      }
      return tests.isEmpty ? "0" : "(\(tests.joined(separator: " OR ")))"
    case .scalar, .composite, .row, .object, .range: throw NeedsMemory()
    }
  }
}

// MARK: Collections

extension PredicateExpressions.SequenceContains: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    .scalar(try builder.contains(try builder.fragment(sequence), try builder.fragment(element), RHS.Output.self))
  }
}

extension PredicateExpressions.SequenceContainsWhere: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    .scalar(try builder.some(of: try builder.fragment(sequence), variable.key) { try builder.sql(test) })
  }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    let fails = try builder.some(of: try builder.fragment(sequence), variable.key) {
      "NOT IFNULL(\(try builder.sql(test)), 0)"
    }
    return .scalar("(NOT \(fails))")
  }
}

extension PredicateExpressions.Filter: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    guard case .rows(var rows) = try builder.fragment(sequence) else { throw NeedsMemory() }
    builder.bind(variable.key, to: .row(rows.entity, alias: rows.alias))
    rows.condition = "\(rows.condition) AND \(try builder.sql(filter))"
    return .rows(rows)
  }
}

extension PredicateExpressions.CollectionContainsCollection: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    guard Base.Output.self == String.self, Other.Output.self == String.self else { throw NeedsMemory() }
    return .scalar("swift_contains(\(try builder.sql(base)), \(try builder.sql(other)))")
  }
}

extension PredicateExpressions.SequenceStartsWith: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    guard Base.Output.self == String.self, Prefix.Output.self == String.self else { throw NeedsMemory() }
    return .scalar("swift_starts(\(try builder.sql(base)), \(try builder.sql(prefix)))")
  }
}

// MARK: What is done in memory

/// Expressions that mean something in memory only.
private protocol MemoryExpression: SQLExpression {}

extension MemoryExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment { throw NeedsMemory() }
}

extension PredicateExpressions.SequenceMaximum: SQLExpression, MemoryExpression {}
extension PredicateExpressions.SequenceMinimum: SQLExpression, MemoryExpression {}
extension PredicateExpressions.CollectionIndexSubscript: SQLExpression, MemoryExpression {}
extension PredicateExpressions.CollectionRangeSubscript: SQLExpression, MemoryExpression {}
extension PredicateExpressions.DictionaryKeySubscript: SQLExpression, MemoryExpression {}
extension PredicateExpressions.DictionaryKeyDefaultValueSubscript: SQLExpression, MemoryExpression {}
extension PredicateExpressions.StringContainsRegex: SQLExpression, MemoryExpression {}
