import Foundation

extension PredicateForm {
  /// The condition with values in the places of variables.
  ///
  /// - Parameter missing: the names of all variables that get a value, which may be nothing.
  func substituting(_ values: [String: Any], missing names: Set<String>) -> PredicateForm {
    switch self {
    case .constant: self
    case .all(let parts): .all(parts.map { $0.substituting(values, missing: names) })
    case .any(let parts): .any(parts.map { $0.substituting(values, missing: names) })
    case .not(let part): .not(part.substituting(values, missing: names))
    case .comparison(var comparison):
      {
        comparison.left = comparison.left.substituting(values, missing: names)
        comparison.right = comparison.right.substituting(values, missing: names)
        return .comparison(comparison)
      }()
    }
  }
}

extension PredicateExpression {
  fileprivate func substituting(_ values: [String: Any], missing names: Set<String>) -> PredicateExpression {
    switch self {
    case .constant, .path: return self
    case .variable(let name, let path):
      guard names.contains(name) else { return self }
      return .constant(path.isEmpty ? values[name] : KeyPathValue.value(of: values[name], path: path))
    case .list(let list): return .list(list.map { $0.substituting(values, missing: names) })
    case .arithmetic(let sign, let left, let right):
      return .arithmetic(sign, left.substituting(values, missing: names), right.substituting(values, missing: names))
    case .subquery(let collection, let name, let condition, let rest):
      // The variable of the subquery is its own.
      let outer = names.subtracting([name])
      return .subquery(
        collection, name, condition.substituting(values.filter { $0.key != name }, missing: outer), rest)
    }
  }
}
