import Foundation
import TesseraStore

/// An expression of a predicate that SQL may express.
protocol SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment
}

/// How values of a type are compared.
private func collation(of type: Any.Type) -> String {
  guard let type = type as? any (Codable & SendableMetatype).Type else { return "" }
  return switch AttributeCodec.codec(for: type).kind {
  case .text: " COLLATE SWIFT"
  case .decimal: " COLLATE DECIMAL"
  case .integer, .real, .data, .composite: ""
  }
}

/// Codable values that are kept as JSON are compared in memory.
private func checkIsComparable(_ type: Any.Type) throws {
  guard let type = type as? any (Codable & SendableMetatype).Type else { return }
  if !(type is any PersistentModel.Type), type != PersistentIdentifier.self,
    AttributeCodec.codec(for: type).kind == .composite
  {
    throw NeedsMemory()
  }
}

// MARK: Variables, members and values

extension PredicateExpressions.Variable: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment { try builder.fragment(of: key) }
}

extension PredicateExpressions.Value: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment { try builder.fragment(value: value) }
}

extension PredicateExpressions.NilLiteral: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment { .scalar("NULL") }
}

extension PredicateExpressions.KeyPath: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    let object = try builder.fragment(root)
    guard let kind else { return try builder.member(keyPath, of: object) }
    switch (kind, object) {
    case (.collectionCount, .rows(let rows)): return .scalar(rows.query("COUNT(*)"))
    case (.collectionIsEmpty, .rows(let rows)): return .scalar("NOT EXISTS \(rows.query("1"))")
    case (.collectionCount, .scalar(let text)) where Root.Output.self == String.self:
      return .scalar("swift_count(\(text))")
    case (.collectionIsEmpty, .scalar(let text)) where Root.Output.self == String.self:
      return .scalar("(\(text) = '')")
    default: throw NeedsMemory()
    }
  }
}

// MARK: Comparisons

extension PredicateExpressions.Equal: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    try checkIsComparable(LHS.Output.self)
    return .scalar("(\(try builder.sql(lhs)) IS \(try builder.sql(rhs))\(collation(of: LHS.Output.self)))")
  }
}

extension PredicateExpressions.NotEqual: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    try checkIsComparable(LHS.Output.self)
    return .scalar("(\(try builder.sql(lhs)) IS NOT \(try builder.sql(rhs))\(collation(of: LHS.Output.self)))")
  }
}

extension PredicateExpressions.Comparison: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    try checkIsComparable(LHS.Output.self)
    let sign =
      switch op {
      case .lessThan: "<"
      case .lessThanOrEqual: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqual: ">="
      @unknown default: throw NeedsMemory()
      }
    return .scalar("(\(try builder.sql(lhs)) \(sign) \(try builder.sql(rhs))\(collation(of: LHS.Output.self)))")
  }
}

extension PredicateExpressions.Conjunction: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    .scalar("(\(try builder.sql(lhs)) AND \(try builder.sql(rhs)))")
  }
}

extension PredicateExpressions.Disjunction: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    .scalar("(\(try builder.sql(lhs)) OR \(try builder.sql(rhs)))")
  }
}

extension PredicateExpressions.Negation: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment { .scalar("(NOT \(try builder.sql(wrapped)))") }
}

extension PredicateExpressions.Conditional: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    let branches = (try builder.fragment(trueBranch), try builder.fragment(falseBranch))
    let choice =
      "CASE WHEN \(try builder.sql(test)) THEN \(try branches.0.expression) "
      + "ELSE \(try branches.1.expression) END"
    if case .object(let entity, _) = branches.0 { return .object(entity, key: choice) }
    return .scalar("(\(choice))")
  }
}

// MARK: Numbers

extension PredicateExpressions.Arithmetic: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    if Output.self == Decimal.self { throw NeedsMemory() }
    let sign =
      switch op {
      case .add: "+"
      case .subtract: "-"
      case .multiply: "*"
      @unknown default: throw NeedsMemory()
      }
    return .scalar("(\(try builder.sql(lhs)) \(sign) \(try builder.sql(rhs)))")
  }
}

extension PredicateExpressions.IntDivision: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    .scalar("(\(try builder.sql(lhs)) / \(try builder.sql(rhs)))")
  }
}

extension PredicateExpressions.IntRemainder: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    .scalar("(\(try builder.sql(lhs)) % \(try builder.sql(rhs)))")
  }
}

extension PredicateExpressions.FloatDivision: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    .scalar("(\(try builder.sql(lhs)) / \(try builder.sql(rhs)))")
  }
}

extension PredicateExpressions.UnaryMinus: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    if Output.self == Decimal.self { throw NeedsMemory() }
    return .scalar("(- \(try builder.sql(wrapped)))")
  }
}

// MARK: Optionals

extension PredicateExpressions.NilCoalesce: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    let value = try builder.fragment(lhs)
    if case .rows = value { return value }
    let choice = "IFNULL(\(try value.expression), \(try builder.sql(rhs)))"
    if case .object(let entity, _) = value { return .object(entity, key: choice) }
    return .scalar(choice)
  }
}

extension PredicateExpressions.ForcedUnwrap: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment { try builder.fragment(inner) }
}

extension PredicateExpressions.OptionalFlatMap: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    let value = try builder.fragment(wrapped)
    builder.bind(variable.key, to: value)
    let result = try builder.fragment(transform)
    let condition: String
    switch value {
    // Nothing is optional of a relationship to several: without objects it is empty.
    case .rows, .list: return result
    default: condition = "\(try value.expression) IS NULL"
    }
    switch result {
    case .rows, .list, .composite, .range: return result
    case .object(let entity, let key): return .object(entity, key: "CASE WHEN \(condition) THEN NULL ELSE \(key) END")
    case .row, .scalar: return .scalar("(CASE WHEN \(condition) THEN NULL ELSE \(try result.expression) END)")
    }
  }
}
