import Foundation
import TesseraStore

/// An expression of a predicate that SQL may express.
protocol SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment
}

/// How values of a type are compared.
func collation(of type: Any.Type) -> String {
  guard let type = type as? any (Codable & SendableMetatype).Type else { return "" }
  return switch AttributeCodec.codec(for: type).kind {
  case .text: " COLLATE SWIFT"
  case .decimal: " COLLATE DECIMAL"
  case .integer, .real, .data, .composite: ""
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
    if case .composite(let value) = object { return try member(of: value, builder) }
    guard let kind else { return try builder.member(keyPath, of: object) }
    switch (kind, object) {
    case (.collectionCount, .rows(let rows)): return .scalar(rows.query("COUNT(*)"))
    case (.collectionIsEmpty, .rows(let rows)): return .scalar("NOT EXISTS \(rows.query("1"))")
    case (.collectionCount, .scalar(let text)) where Root.Output.self == String.self:
      return .scalar("swift_count(\(text))")
    case (.collectionIsEmpty, .scalar(let text)) where Root.Output.self == String.self:
      return .scalar("(\(text) = '')")
    default: throw Untranslatable("\(keyPath) is no property that is saved")
    }
  }

  /// The member of a value that is kept as JSON.
  private func member(of value: String, _ builder: SQLBuilder) throws -> SQLFragment {
    return try builder.call(
      .init("member", [Root.Output.self, Output.self], path: keyPath),
      [SwiftArgument(sql: value, type: Root.Output.self)],
      result: Output.self
    ) { values in (values[0] as? Root.Output)?[keyPath: keyPath] }
  }
}

// MARK: Comparisons

extension PredicateExpressions.Equal: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    if let arguments = try builder.swiftArguments(lhs, rhs, LHS.Output.self) {
      return try builder.call(.init("==", [LHS.Output.self]), arguments, result: Bool.self) { values in
        values[0] as? LHS.Output == values[1] as? LHS.Output
      }
    }
    return .scalar("(\(try builder.sql(lhs)) IS \(try builder.sql(rhs))\(collation(of: LHS.Output.self)))")
  }
}

extension PredicateExpressions.NotEqual: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    if let arguments = try builder.swiftArguments(lhs, rhs, LHS.Output.self) {
      return try builder.call(.init("!=", [LHS.Output.self]), arguments, result: Bool.self) { values in
        values[0] as? LHS.Output != values[1] as? LHS.Output
      }
    }
    return .scalar("(\(try builder.sql(lhs)) IS NOT \(try builder.sql(rhs))\(collation(of: LHS.Output.self)))")
  }
}

private func compare<Value: Comparable>(
  _ left: Value, _ right: Value, _ op: PredicateExpressions.ComparisonOperator
) -> Bool? {
  switch op {
  case .lessThan: left < right
  case .lessThanOrEqual: left <= right
  case .greaterThan: left > right
  case .greaterThanOrEqual: left >= right
  @unknown default: nil
  }
}

extension PredicateExpressions.Comparison: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    let sign =
      switch op {
      case .lessThan: "<"
      case .lessThanOrEqual: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqual: ">="
      @unknown default: throw Untranslatable("the store has no comparison \(op)")
      }
    if let arguments = try builder.swiftArguments(lhs, rhs, LHS.Output.self) {
      let op = op
      return try builder.call(.init(sign, [LHS.Output.self]), arguments, result: Bool.self) { values in
        guard let left = values[0] as? LHS.Output, let right = values[1] as? LHS.Output else { return nil }
        return compare(left, right, op)
      }
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
    let test = try builder.sql(test)
    let (one, other) = (try builder.fragment(trueBranch), try builder.fragment(falseBranch))
    // A branch that is nil has no kind of its own.
    if case .scalar(let sql) = one {
      _ = try other.expression
      return try other.wrapped { "(CASE WHEN \(test) THEN \(sql) ELSE \($0) END)" }
    }
    let otherwise = try other.expression
    return try one.wrapped { "(CASE WHEN \(test) THEN \($0) ELSE \(otherwise) END)" }
  }
}

// MARK: Numbers

extension PredicateExpressions.Arithmetic: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    let sign =
      switch op {
      case .add: "+"
      case .subtract: "-"
      case .multiply: "*"
      @unknown default: throw Untranslatable("the store has no arithmetic \(op)")
      }
    if Output.self == Decimal.self {
      let name = sign
      return try builder.call(
        .init(name, [Decimal.self]),
        [try builder.argument(lhs, Decimal.self), try builder.argument(rhs, Decimal.self)],
        result: Decimal.self
      ) { values in
        guard let left = values[0] as? Decimal, let right = values[1] as? Decimal else { return nil }
        return name == "+" ? left + right : name == "-" ? left - right : left * right
      }
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
    if Output.self == Decimal.self {
      let argument = try builder.argument(wrapped, Decimal.self)
      return try builder.call(.init("negative", [Decimal.self]), [argument], result: Decimal.self) { values in
        (values[0] as? Decimal).map { -$0 }
      }
    }
    return .scalar("(- \(try builder.sql(wrapped)))")
  }
}

// MARK: Optionals

extension PredicateExpressions.NilCoalesce: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    let value = try builder.fragment(lhs)
    if case .rows = value { return value }
    let other: String
    if case .composite = value {
      other = try builder.argument(rhs, RHS.Output.self).sql
    } else {
      other = try builder.sql(rhs)
    }
    return try value.wrapped { "IFNULL(\($0), \(other))" }
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
    switch value {
    // Nothing is optional of a relationship to several: without objects it is empty.
    case .rows, .list: return result
    default: break
    }
    let condition = "\(try value.expression) IS NULL"
    return try result.wrapped { "(CASE WHEN \(condition) THEN NULL ELSE \($0) END)" }
  }
}
