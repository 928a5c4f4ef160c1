import Foundation

/// What is wrong with a formula.
struct FormulaProblem: Error {
  let text: String
}

/// Makes a formula of a text and its arguments (J230).
struct FormulaParser {
  private let text: [Character]
  private var index = 0
  private var arguments: [Any]

  static func expression(_ format: String, _ arguments: [Any]) -> Result<NSExpression, FormulaProblem> {
    var parser = FormulaParser(text: Array(format), arguments: arguments)
    return Result { () throws(FormulaProblem) in
      let expression = try parser.sum()
      parser.skipSpace()
      guard parser.index == parser.text.count else {
        throw FormulaProblem(text: "\"\(String(parser.text[parser.index...]))\" follows")
      }
      return expression
    }
  }

  private init(text: [Character], arguments: [Any]) {
    self.text = text
    self.arguments = arguments
  }

  // MARK: Characters

  private var next: Character? { index < text.count ? text[index] : nil }

  private mutating func skipSpace() {
    while let space = next, space.isWhitespace { index += 1 }
  }

  private mutating func accept(_ symbol: String) -> Bool {
    skipSpace()
    let end = index + symbol.count
    guard end <= text.count, String(text[index..<end]) == symbol else { return false }
    index = end
    return true
  }

  private mutating func expect(_ symbol: String) throws(FormulaProblem) {
    guard accept(symbol) else { throw FormulaProblem(text: "\"\(symbol)\" is missing") }
  }

  private mutating func characters(_ condition: (Character) -> Bool) -> String {
    let start = index
    while let character = next, condition(character) { index += 1 }
    return String(text[start..<index])
  }

  // MARK: Operators

  private mutating func sum() throws(FormulaProblem) -> NSExpression {
    var left = try product()
    while true {
      if accept("+") {
        left = NSExpression(forFunction: "add:to:", arguments: [left, try product()])
      } else if accept("-") {
        left = NSExpression(forFunction: "from:subtract:", arguments: [left, try product()])
      } else {
        return left
      }
    }
  }

  private mutating func product() throws(FormulaProblem) -> NSExpression {
    var left = try sign()
    while true {
      if accept("*") {
        left = NSExpression(forFunction: "multiply:by:", arguments: [left, try sign()])
      } else if accept("/") {
        left = NSExpression(forFunction: "divide:by:", arguments: [left, try sign()])
      } else {
        return left
      }
    }
  }

  private mutating func sign() throws(FormulaProblem) -> NSExpression {
    if accept("-") {
      let value = try sign()
      return NSExpression(forFunction: "from:subtract:", arguments: [0, value])
    }
    return accept("+") ? try sign() : try power()
  }

  private mutating func power() throws(FormulaProblem) -> NSExpression {
    let base = try term()
    guard accept("**") else { return base }
    return NSExpression(forFunction: "raise:toPower:", arguments: [base, try sign()])
  }

  // MARK: Terms

  private mutating func term() throws(FormulaProblem) -> NSExpression {
    if accept("(") {
      let inner = try sum()
      try expect(")")
      return inner
    }
    if accept("{") { return NSExpression(forAggregate: try list(until: "}")) }
    if accept("$") { return NSExpression(forVariable: name()) }
    if accept("%") { return try argument() }
    guard let first = next else { throw FormulaProblem(text: "it ends too early") }
    if first == "\"" || first == "'" { return try quotedText(first) }
    if first.isNumber || first == "." { return try number() }
    guard first.isLetter || first == "_" || first == "@" else {
      throw FormulaProblem(text: "\"\(first)\" does not belong there")
    }
    return try named(name())
  }

  private mutating func list(until end: String) throws(FormulaProblem) -> [NSExpression] {
    var parts: [NSExpression] = []
    if accept(end) { return parts }
    repeat { parts.append(try sum()) } while accept(",")
    try expect(end)
    return parts
  }

  private mutating func name() -> String {
    characters { $0.isLetter || $0.isNumber || "_@.".contains($0) }
  }

  private mutating func named(_ name: String) throws(FormulaProblem) -> NSExpression {
    if next == ":" { return try function(name) }
    guard accept("(") else {
      switch name.uppercased() {
      case "SELF": return .expressionForEvaluatedObject()
      case "TRUE", "YES": return NSExpression(forConstantValue: NSNumber(value: true))
      case "FALSE", "NO": return NSExpression(forConstantValue: NSNumber(value: false))
      case "NIL", "NULL": return NSExpression(forConstantValue: nil)
      default: return NSExpression(forKeyPath: name)
      }
    }
    let arguments = try list(until: ")")
    let function = arguments.isEmpty ? name.lowercased() : "\(name.lowercased()):"
    guard FormulaFunctions.isKnown(function) else { throw FormulaProblem(text: "the function \(name) is not known") }
    return NSExpression(forFunction: function, arguments: arguments)
  }

  /// A function as it is called in code, such as `multiply:by:(2, 3)`.
  private mutating func function(_ start: String) throws(FormulaProblem) -> NSExpression {
    let function = start + characters { $0.isLetter || $0 == ":" }
    try expect("(")
    let arguments = try list(until: ")")
    guard FormulaFunctions.isKnown(function) else {
      throw FormulaProblem(text: "the function \(function) is not known")
    }
    return NSExpression(forFunction: function, arguments: arguments)
  }

  private mutating func number() throws(FormulaProblem) -> NSExpression {
    var digits = characters { $0.isNumber || $0 == "." }
    if next == "e" || next == "E" {
      index += 1
      let sign = characters { $0 == "-" || $0 == "+" }
      digits += "e\(sign)" + characters(\.isNumber)
    }
    if let whole = Int64(digits) { return NSExpression(forConstantValue: NSNumber(value: whole)) }
    guard let value = Double(digits) else { throw FormulaProblem(text: "\(digits) is no number") }
    return NSExpression(forConstantValue: NSNumber(value: value))
  }

  private mutating func quotedText(_ quote: Character) throws(FormulaProblem) -> NSExpression {
    index += 1
    let content = characters { $0 != quote }
    guard next == quote else { throw FormulaProblem(text: "a text has no end") }
    index += 1
    return NSExpression(forConstantValue: content)
  }

  /// `%@`, `%K`, and the forms of numbers, whose lengths do not matter.
  private mutating func argument() throws(FormulaProblem) -> NSExpression {
    let kind = characters(\.isLetter).last ?? (accept("@") ? "@" : nil)
    guard let kind, "@KdiufgFGx".contains(kind) else { throw FormulaProblem(text: "\"%\" does not belong there") }
    guard !arguments.isEmpty else { throw FormulaProblem(text: "it has more places than arguments") }
    let value = arguments.removeFirst()
    if kind == "K" { return NSExpression(forKeyPath: value as? String ?? "\(value)") }
    return value as? NSExpression ?? NSExpression(forConstantValue: value)
  }
}
