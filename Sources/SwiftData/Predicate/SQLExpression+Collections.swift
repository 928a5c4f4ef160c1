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
    let order = collation(of: type)
    switch collection {
    case .range(let lower, let upper, let hasUpper):
      var tests: [String] = []
      if let lower { tests.append("\(element) >= \(lower)\(order)") }
      if let upper { tests.append("\(element) \(hasUpper ? "<=" : "<") \(upper)\(order)") }
      return "(\(tests.joined(separator: " AND ")))"
    case .list(let values):
      let expressions = try values.map { try $0.expression }
      let isFound = "IFNULL(\(element)\(order) IN (\(expressions.filter { $0 != "NULL" }.joined(separator: ", "))), 0)"
      return expressions.contains("NULL") ? "(\(isFound) OR \(element) IS NULL)" : isFound
    case .rows(let rows):
      return "EXISTS \(rows.query("1", and: "\(rows.alias)._key = \(element)"))"
    case .scalar, .composite, .row, .object, .cast:
      throw Untranslatable("contains is asked of what is no collection")
    }
  }

  /// The condition that some element of a collection meets.
  fileprivate func some<Elements: Sequence>(
    of collection: SQLFragment, as type: Elements.Type, _ variable: PredicateExpressions.VariableID,
    _ test: () throws -> String
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
    case .composite(let value):
      let alias = nextAlias()
      bind(variable, to: try element(of: value, as: type, alias: alias))
      return "EXISTS (SELECT 1 FROM json_each(CAST(\(value) AS TEXT)) AS \(alias) WHERE \(try test()))"
    case .scalar, .row, .object, .cast, .range:
      throw Untranslatable("a condition is asked of what is no collection")
    }
  }

  /// The element that `json_each` is at, of a collection that is kept as JSON.
  private func element<Elements: Sequence>(
    of value: String, as type: Elements.Type, alias: String
  ) throws -> SQLFragment {
    guard type is any ArrayOfJSON.Type else { throw Untranslatable("\(type) has no elements that the store knows") }
    // What JSON writes as SQLite does needs no function.
    if Elements.Element.self == String.self || Elements.Element.self == Int.self { return .scalar("\(alias).value") }
    // A set has another order each time it is decoded: an array has the one of the JSON.
    let array = [Elements.Element].self
    return try call(
      .init("element", [array]),
      [SwiftArgument(sql: value, type: array), SwiftArgument(sql: "\(alias).key", type: Int.self)],
      result: Elements.Element.self
    ) { values in
      guard let elements = values[0] as? [Elements.Element], let index = values[1] as? Int else { return nil }
      return elements.indices.contains(index) ? elements[index] : nil
    }
  }
}

// MARK: Collections

extension PredicateExpressions.SequenceContains: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    if try isKeptAsJSON(builder) {
      return try builder.call(
        .init("contains", [LHS.Output.self]),
        [try builder.argument(sequence, LHS.Output.self), try builder.argument(element, RHS.Output.self)],
        result: Bool.self
      ) { values in
        guard let elements = values[0] as? LHS.Output, let element = values[1] as? RHS.Output else { return nil }
        return elements.contains(element)
      }
    }
    return .scalar(
      try builder.contains(try builder.fragment(sequence), try builder.fragment(element), RHS.Output.self))
  }

  /// Whether the collection or its elements are values that SQL cannot see into.
  private func isKeptAsJSON(_ builder: SQLBuilder) throws -> Bool {
    if SQLBuilder.isComposite(RHS.Output.self) { return true }
    if sequence is any CapturedValue { return false }
    if case .composite = try builder.fragment(sequence) { return true }
    return false
  }
}

extension PredicateExpressions.SequenceContainsWhere: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    .scalar(
      try builder.some(of: try builder.fragment(sequence), as: LHS.Output.self, variable.key) { try builder.sql(test) })
  }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    let fails = try builder.some(of: try builder.fragment(sequence), as: LHS.Output.self, variable.key) {
      "NOT IFNULL(\(try builder.sql(test)), 0)"
    }
    return .scalar("(NOT \(fails))")
  }
}

extension PredicateExpressions.Filter: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    guard case .rows(var rows) = try builder.fragment(sequence) else {
      throw Untranslatable("only the objects of a relationship can be filtered")
    }
    builder.bind(variable.key, to: .row(rows.entity, alias: rows.alias))
    rows.condition = "\(rows.condition) AND \(try builder.sql(filter))"
    return .rows(rows)
  }
}

extension PredicateExpressions.CollectionContainsCollection: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    guard Base.Output.self == String.self, Other.Output.self == String.self else {
      throw Untranslatable("only texts can be asked for a part of them")
    }
    return .scalar("swift_contains(\(try builder.sql(base)), \(try builder.sql(other)))")
  }
}

extension PredicateExpressions.SequenceStartsWith: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    guard Base.Output.self == String.self, Prefix.Output.self == String.self else {
      throw Untranslatable("only texts can be asked how they begin")
    }
    return .scalar("swift_starts(\(try builder.sql(base)), \(try builder.sql(prefix)))")
  }
}

// MARK: Collections that are kept as JSON

extension PredicateExpressions.SequenceMaximum: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    try builder.call(
      .init("max", [Elements.Output.self]), [try builder.argument(elements, Elements.Output.self)], result: Output.self
    ) { values in (values[0] as? Elements.Output)?.max() }
  }
}

extension PredicateExpressions.SequenceMinimum: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    try builder.call(
      .init("min", [Elements.Output.self]), [try builder.argument(elements, Elements.Output.self)], result: Output.self
    ) { values in (values[0] as? Elements.Output)?.min() }
  }
}

extension PredicateExpressions.DictionaryKeySubscript: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    try builder.call(
      .init("key", [Wrapped.Output.self]),
      [try builder.argument(wrapped, Wrapped.Output.self), try builder.argument(key, Key.Output.self)],
      result: Output.self
    ) { values in
      guard let dictionary = values[0] as? Wrapped.Output, let key = values[1] as? Key.Output else { return nil }
      return dictionary[key]
    }
  }
}

extension PredicateExpressions.DictionaryKeyDefaultValueSubscript: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    try builder.call(
      .init("key or default", [Wrapped.Output.self]),
      [
        try builder.argument(wrapped, Wrapped.Output.self), try builder.argument(key, Key.Output.self),
        try builder.argument(`default`, Default.Output.self),
      ],
      result: Output.self
    ) { values in
      guard let dictionary = values[0] as? Wrapped.Output, let key = values[1] as? Key.Output else { return nil }
      return dictionary[key] ?? (values[2] as? Default.Output)
    }
  }
}
