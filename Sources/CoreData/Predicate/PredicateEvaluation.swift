import Foundation

extension PredicateForm {
  /// Whether an object meets the condition.
  func evaluate(_ object: Any?, _ variables: [String: Any] = [:]) -> Bool {
    switch self {
    case .constant(let answer): answer
    case .all(let parts): parts.allSatisfy { $0.evaluate(object, variables) }
    case .any(let parts): parts.contains { $0.evaluate(object, variables) }
    case .not(let part): !part.evaluate(object, variables)
    case .comparison(let comparison): comparison.evaluate(object, variables)
    }
  }
}

extension PredicateExpression {
  func value(_ object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): value
    case .path(let path): KeyPathValue.value(of: object, path: path)
    case .variable(let name, let path): KeyPathValue.value(of: variables[name], path: path)
    case .list(let list): list.map { $0.value(object, variables) ?? NSNull() }
    case .arithmetic(let sign, let left, let right):
      Self.number(sign, left.value(object, variables), right.value(object, variables))
    case .subquery(let collection, let name, let condition, let rest):
      KeyPathValue.value(of: Self.found(collection, name, condition, object, variables), path: rest)
    }
  }

  private static func found(
    _ collection: [String], _ name: String, _ condition: PredicateForm, _ object: Any?, _ variables: [String: Any]
  ) -> [Any] {
    let all = KeyPathValue.elements(KeyPathValue.value(of: object, path: collection)) ?? []
    return all.filter { condition.evaluate(object, variables.merging([name: $0]) { $1 }) }
  }

  private static func number(_ sign: String, _ left: Any?, _ right: Any?) -> Any? {
    guard let left = left as? NSNumber, let right = right as? NSNumber else { return nil }
    let (first, second) = (left.doubleValue, right.doubleValue)
    return switch sign {
    case "+": NSNumber(value: first + second)
    case "-": NSNumber(value: first - second)
    case "*": NSNumber(value: first * second)
    default: second == 0 ? nil : NSNumber(value: first / second)
    }
  }
}

extension PredicateComparison {
  func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
    let value = left.value(object, variables)
    let other = right.value(object, variables)
    guard modifier != .direct else { return holds(value, other) }
    let values = KeyPathValue.elements(value) ?? value.map { [$0] } ?? []
    return switch modifier {
    case .any: values.contains { holds($0, other) }
    case .all: values.allSatisfy { holds($0, other) }
    case .none: !values.contains { holds($0, other) }
    case .direct: holds(value, other)
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch operation {
    case .equal: areEqual(left, right)
    case .notEqual: !areEqual(left, right)
    case .less: isOrdered(left, right, [.orderedAscending])
    case .lessOrEqual: isOrdered(left, right, [.orderedAscending, .orderedSame])
    case .greater: isOrdered(left, right, [.orderedDescending])
    case .greaterOrEqual: isOrdered(left, right, [.orderedDescending, .orderedSame])
    case .between: isBetween(left, right)
    case .isIn: isContained(left, in: right)
    case .contains:
      if let list = KeyPathValue.elements(left) {
        list.contains { areEqual($0, right) }
      } else {
        isText(left, right) { $1.isEmpty || $0.contains($1) }
      }
    case .begins: isText(left, right) { $0.hasPrefix($1) }
    case .ends: isText(left, right) { $0.hasSuffix($1) }
    case .like: isText(left, right) { TextPattern.isLike($0, $1) }
    case .matches: isText(left, right) { TextPattern.matches($0, $1) }
    }
  }

  /// A text without what the comparison ignores.
  func folded(_ text: String) -> String {
    guard ignoresCase || ignoresDiacritics else { return text }
    return TextPattern.folded(text, ignoresCase: ignoresCase, ignoresDiacritics: ignoresDiacritics)
  }

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    if let left = left as? String, let right = right as? String { return folded(left) == folded(right) }
    return ValueOrder.areEqual(left, right)
  }

  private func isOrdered(_ left: Any?, _ right: Any?, _ orders: [ComparisonResult]) -> Bool {
    guard let left, let right else { return false }
    if let left = left as? String, let right = right as? String {
      return orders.contains(ValueOrder.compare(folded(left), folded(right)))
    }
    return orders.contains(ValueOrder.compare(left, right))
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let bounds = KeyPathValue.elements(bounds), bounds.count == 2 else { return false }
    return isOrdered(value, bounds[0], [.orderedDescending, .orderedSame])
      && isOrdered(value, bounds[1], [.orderedAscending, .orderedSame])
  }

  private func isContained(_ value: Any?, in whole: Any?) -> Bool {
    if let list = KeyPathValue.elements(whole) { return list.contains { areEqual($0, value) } }
    return isText(whole, value) { $0.contains($1) }
  }

  private func isText(_ left: Any?, _ right: Any?, _ test: (String, String) -> Bool) -> Bool {
    guard let left = left as? String, let right = right as? String else { return false }
    // Small and capital letters mean something in regular expressions.
    return operation == .matches ? test(folded(left), right) : test(folded(left), folded(right))
  }
}

extension PredicateComparison {
  /// A comparison of texts by its name and options, for queries: they find what the same condition finds in memory.
  static func test(_ name: String, _ text: String, _ other: String) -> Bool {
    let parts = name.split(separator: " ", omittingEmptySubsequences: false)
    guard let operation = parts.first.flatMap({ Operator(rawValue: String($0)) }) else { return false }
    let options = parts.count > 1 ? parts[1] : ""
    let comparison = PredicateComparison(
      left: .constant(text), operation: operation, right: .constant(other), ignoresCase: options.contains("c"),
      ignoresDiacritics: options.contains("d"))
    return comparison.evaluate(nil, [:])
  }
}

/// Texts with wildcards, and regular expressions.
enum TextPattern {
  static func folded(_ text: String, ignoresCase: Bool, ignoresDiacritics: Bool) -> String {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresDiacritics { options.insert(.diacriticInsensitive) }
    return text.folding(options: options, locale: nil)
  }

  /// Whether a text is as a pattern with `*` for any characters and `?` for one.
  static func isLike(_ text: String, _ pattern: String) -> Bool {
    let escaped = NSRegularExpression.escapedPattern(for: pattern)
      .replacing("\\*", with: ".*").replacing("\\?", with: ".")
    return matches(text, escaped)
  }

  /// Whether a whole text matches a regular expression. One that is none matches nothing.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    guard
      let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: [.dotMatchesLineSeparators])
    else { return false }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
