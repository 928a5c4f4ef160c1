import Foundation
import TesseraStore

// What class an object is of (SD36).

extension PredicateExpressions.TypeCheck: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    let value = try builder.fragment(input)
    guard let test = try builder.test(that: value, is: Desired.self) else {
      return .scalar("(\(try value.expression) IS NOT NULL)")
    }
    return .scalar(test)
  }
}

extension PredicateExpressions.ConditionalCast: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    try builder.cast(try builder.fragment(input), to: Desired.self)
  }
}

extension PredicateExpressions.ForceCast: SQLExpression {
  /// What is not of the class has no values: a query does not trap.
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    try builder.cast(try builder.fragment(input), to: Desired.self)
  }
}

extension SQLBuilder {
  private func entity(of type: Any.Type) throws -> Entity {
    guard let model = type as? any PersistentModel.Type else {
      throw Untranslatable("only classes of models can be asked for, not \(type)")
    }
    return Entities.entity(of: model)
  }

  /// The condition that an object is of a class; nil if it always is.
  fileprivate func test(that object: SQLFragment, is type: Any.Type) throws -> String? {
    let wanted = try entity(of: type)
    let known: Entity
    switch object {
    case .row(let entity, _), .object(let entity, _), .cast(let entity, _, _): known = entity
    case .scalar, .composite, .rows, .list, .range: throw Untranslatable("the class of what is no object is asked for")
    }
    if known.lineage.starts(with: wanted.lineage) { return nil }
    guard wanted.lineage.starts(with: known.lineage), let test = form(of: wanted)?.test("t") else { return "0" }
    let classes = test.dropFirst("t.".count)
    switch object {
    case .row(_, let alias): return "IFNULL(\(alias).\(classes), 0)"
    case .cast(_, let alias, let earlier): return "(\(earlier) AND IFNULL(\(alias).\(classes), 0))"
    default:
      let alias = nextAlias()
      return "EXISTS (SELECT 1 FROM \(wanted.quotedTable) AS \(alias) WHERE \(alias)._key = "
        + "\(try object.expression) AND \(alias).\(classes))"
    }
  }

  /// An object as one of another class; null if it is none.
  fileprivate func cast(_ object: SQLFragment, to type: Any.Type) throws -> SQLFragment {
    let wanted = try entity(of: type)
    guard let test = try test(that: object, is: type) else { return object }
    switch object {
    case .row(_, let alias), .cast(_, let alias, _): return .cast(wanted, alias: alias, test: test)
    default: return .object(wanted, key: "(CASE WHEN \(test) THEN \(try object.expression) END)")
    }
  }
}
