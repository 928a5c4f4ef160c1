import Foundation

/// Makes a condition of a format and its arguments (CD16).
struct PredicateParser {
  private let tokens: [PredicateToken]
  private var index = 0
  private var arguments: [Any?]

  static func form(_ format: String, _ arguments: [Any?]) throws(PredicateProblem) -> PredicateForm {
    var parser = PredicateParser(
      tokens: try PredicateToken.tokens(format), arguments: arguments.map { $0.flatMap(plain) })
    let form = try parser.disjunction()
    guard parser.index == parser.tokens.count else { throw PredicateProblem(text: "more follows than one condition") }
    return form
  }

  private static func plain(_ value: Any) -> Any? { value is NSNull ? nil : ManagedValue.plain(value) }

  private init(tokens: [PredicateToken], arguments: [Any?]) {
    self.tokens = tokens
    self.arguments = arguments
  }

  // MARK: Tokens

  private var token: PredicateToken? { index < tokens.count ? tokens[index] : nil }

  private mutating func accept(word: String) -> Bool {
    guard case .word(let text)? = token, text.uppercased() == word else { return false }
    index += 1
    return true
  }

  private mutating func accept(_ symbols: String...) -> Bool {
    guard case .symbol(let text)? = token, symbols.contains(text) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ symbol: String) throws(PredicateProblem) {
    guard accept(symbol) else { throw PredicateProblem(text: "\"\(symbol)\" is missing") }
  }

  private mutating func nextArgument() throws(PredicateProblem) -> Any? {
    guard !arguments.isEmpty else { throw PredicateProblem(text: "it has more places than arguments") }
    return arguments.removeFirst()
  }

  // MARK: Conditions

  private mutating func disjunction() throws(PredicateProblem) -> PredicateForm {
    var parts = [try conjunction()]
    while accept(word: "OR") || accept("||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(PredicateProblem) -> PredicateForm {
    var parts = [try negation()]
    while accept(word: "AND") || accept("&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(PredicateProblem) -> PredicateForm {
    if accept(word: "NOT") || accept("!") { return .not(try negation()) }
    if accept(word: "TRUEPREDICATE") { return .constant(true) }
    if accept(word: "FALSEPREDICATE") { return .constant(false) }
    // A parenthesis may hold a condition or a value: the condition is tried first.
    if case .symbol("(")? = token {
      let (start, given) = (index, arguments)
      index += 1
      if let inner = try? disjunction(), accept(")"), !continuesValue { return inner }
      (index, arguments) = (start, given)
    }
    return .comparison(try comparison())
  }

  private var continuesValue: Bool {
    switch token {
    case .symbol(let text)?: !["&&", "||", ")", ","].contains(text)
    case .word(let text)?: Self.operators.contains(text.uppercased())
    default: false
    }
  }

  private static let operators: Set = [
    "BETWEEN", "IN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES",
  ]

  private mutating func comparison() throws(PredicateProblem) -> PredicateComparison {
    var modifier = PredicateComparison.Modifier.direct
    if accept(word: "ANY") || accept(word: "SOME") {
      modifier = .any
    } else if accept(word: "ALL") {
      modifier = .all
    } else if accept(word: "NONE") {
      modifier = .none
    }
    let left = try sum()
    let operation = try comparisonOperator()
    var comparison = PredicateComparison(modifier: modifier, left: left, operation: operation, right: .constant(nil))
    if accept("[") {
      guard case .word(let options)? = token else { throw PredicateProblem(text: "options are missing after \"[\"") }
      index += 1
      comparison.ignoresCase = options.contains("c")
      comparison.ignoresDiacritics = options.contains("d")
      try expect("]")
    }
    comparison.right = try sum()
    return comparison
  }

  private mutating func comparisonOperator() throws(PredicateProblem) -> PredicateComparison.Operator {
    defer { index += 1 }
    switch token {
    case .symbol("="), .symbol("=="): return .equal
    case .symbol("!="), .symbol("<>"): return .notEqual
    case .symbol("<"): return .less
    case .symbol("<="), .symbol("=<"): return .lessOrEqual
    case .symbol(">"): return .greater
    case .symbol(">="), .symbol("=>"): return .greaterOrEqual
    case .word(let text)? where Self.operators.contains(text.uppercased()):
      if let operation = PredicateComparison.Operator(rawValue: text.uppercased()) { return operation }
      throw PredicateProblem(text: "\(text) is no comparison")
    default: throw PredicateProblem(text: "a comparison is missing")
    }
  }

  // MARK: Values

  private mutating func sum() throws(PredicateProblem) -> PredicateExpression {
    var left = try product()
    while case .symbol(let sign)? = token, sign == "+" || sign == "-" {
      index += 1
      left = .arithmetic(sign, left, try product())
    }
    return left
  }

  private mutating func product() throws(PredicateProblem) -> PredicateExpression {
    var left = try value()
    while case .symbol(let sign)? = token, sign == "*" || sign == "/" {
      index += 1
      left = .arithmetic(sign, left, try value())
    }
    return left
  }

  private mutating func value() throws(PredicateProblem) -> PredicateExpression {
    guard let token else { throw PredicateProblem(text: "a value is missing at the end") }
    index += 1
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number, let isWhole):
      return .constant(isWhole ? NSNumber(value: Int64(exactly: number) ?? .max) : NSNumber(value: number))
    case .argument(let kind): return try argument(kind)
    case .variable(let name):
      let parts = name.split(separator: ".").map(String.init)
      return .variable(parts.first ?? "", Array(parts.dropFirst()))
    case .word(let word): return try named(word)
    case .symbol("-"): return .arithmetic("-", .constant(NSNumber(value: 0)), try value())
    case .symbol("("):
      let inner = try sum()
      try expect(")")
      return inner
    case .symbol("{"): return .list(try list())
    case .symbol(let symbol): throw PredicateProblem(text: "\"\(symbol)\" is no value")
    }
  }

  private mutating func list() throws(PredicateProblem) -> [PredicateExpression] {
    var values: [PredicateExpression] = []
    while !accept("}") {
      values.append(try sum())
      if !accept(",") {
        try expect("}")
        break
      }
    }
    return values
  }

  private mutating func argument(_ kind: Character) throws(PredicateProblem) -> PredicateExpression {
    let argument = try nextArgument()
    switch kind {
    case "K":
      guard let name = argument as? String else { throw PredicateProblem(text: "the argument of %K is no text") }
      return path(name)
    case "@", "d", "i", "u", "f", "g", "e", "D", "U", "s", "c", "C", "x", "X":
      return .constant(argument)
    default: throw PredicateProblem(text: "%\(kind) is no place of an argument")
    }
  }

  private func path(_ name: String) -> PredicateExpression {
    let names = name.split(separator: ".").map(String.init)
    return .path(names.first?.uppercased() == "SELF" ? Array(names.dropFirst()) : names)
  }

  private mutating func named(_ word: String) throws(PredicateProblem) -> PredicateExpression {
    switch word.uppercased() {
    case "TRUE", "YES": return .constant(NSNumber(value: true))
    case "FALSE", "NO": return .constant(NSNumber(value: false))
    case "NIL", "NULL": return .constant(nil)
    case "SUBQUERY" where token == .symbol("("): return try subquery()
    default:
      if case .symbol("(")? = token { throw PredicateProblem(text: "there is no function \(word)") }
      return path(word)
    }
  }

  /// `SUBQUERY(collection, $variable, condition)`, and what is asked of what it finds.
  private mutating func subquery() throws(PredicateProblem) -> PredicateExpression {
    try expect("(")
    guard case .path(let collection) = try value() else { throw PredicateProblem(text: "SUBQUERY needs a collection") }
    try expect(",")
    guard case .variable(let name, _) = try value() else { throw PredicateProblem(text: "SUBQUERY needs a variable") }
    try expect(",")
    let condition = try disjunction()
    try expect(")")
    var rest: [String] = []
    if accept(".") {
      guard case .word(let word)? = token else { throw PredicateProblem(text: "a name is missing after SUBQUERY") }
      index += 1
      rest = word.split(separator: ".").map(String.init)
    } else if case .word(let word)? = token, word.hasPrefix("@") {
      index += 1
      rest = [word]
    }
    return .subquery(collection, name, condition, rest)
  }
}
