import Foundation

/// A condition as a format says it (CD16).
indirect enum PredicateForm {
  case constant(Bool)
  case all([PredicateForm])
  case any([PredicateForm])
  case not(PredicateForm)
  case comparison(PredicateComparison)
}

/// A comparison of two values.
struct PredicateComparison {
  enum Operator: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case between = "BETWEEN"
    case isIn = "IN"
    case contains = "CONTAINS"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
  }

  /// Which of several values have to meet the condition.
  enum Modifier { case direct, any, all, none }

  var modifier = Modifier.direct
  var left: PredicateExpression
  var operation: Operator
  var right: PredicateExpression
  var ignoresCase = false
  var ignoresDiacritics = false
}

/// A value in a condition.
indirect enum PredicateExpression {
  case constant(Any?)
  case path([String])
  case variable(String, [String])
  case list([PredicateExpression])
  case arithmetic(String, PredicateExpression, PredicateExpression)
  /// The objects of a collection that meet a condition, and what is asked of them.
  case subquery([String], String, PredicateForm, [String])
}
