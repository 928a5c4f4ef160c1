extension ShaderParser {
  /// Operators of two operands, from those that bind least to those that bind most.
  private static let levels: [Set<String>] = [
    ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", ">", "<=", ">="], ["<<", ">>"], ["+", "-"],
    ["*", "/", "%"],
  ]

  private static let assignments: Set = ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]

  mutating func readExpression() throws -> ShaderExpression {
    try nested { try $0.readAssignment() }
  }

  private mutating func readAssignment() throws -> ShaderExpression {
    let target = try readConditional()
    let start = token
    guard case .punctuation(let mark) = start.kind, Self.assignments.contains(mark) else { return target }
    advance()
    let value = token.isPunctuation("{") ? try readInitializer() : try readExpression()
    return ShaderExpression(.assignment(mark, target, value), start)
  }

  private mutating func readConditional() throws -> ShaderExpression {
    let condition = try readBinary(0)
    let start = token
    guard take("?") else { return condition }
    let first = try readExpression()
    try expect(":")
    let second = try nested { try $0.readConditional() }
    return ShaderExpression(.conditional(condition, first, second), start)
  }

  private mutating func readBinary(_ level: Int) throws -> ShaderExpression {
    guard level < Self.levels.count else { return try readUnary() }
    var left = try readBinary(level + 1)
    while case .punctuation(let mark) = token.kind, Self.levels[level].contains(mark) {
      let start = token
      advance()
      left = ShaderExpression(.binary(mark, left, try readBinary(level + 1)), start)
    }
    return left
  }

  private mutating func readUnary() throws -> ShaderExpression {
    let start = token
    guard case .punctuation(let mark) = start.kind else { return try readPostfix() }
    switch mark {
    case "-", "+", "!", "~":
      advance()
      return ShaderExpression(.unary(mark, try nested { try $0.readUnary() }), start)
    case "++", "--":
      advance()
      return ShaderExpression(.step(mark, try nested { try $0.readUnary() }, isPrefix: true), start)
    case "*", "&":
      throw outside("A pointer", at: start)
    case "(" where isAtCast:
      advance()
      let type = try readType()
      try expect(")")
      return ShaderExpression(.construction(type, [try nested { try $0.readUnary() }]), start)
    default:
      return try readPostfix()
    }
  }

  /// Whether parentheses hold a type.
  private var isAtCast: Bool {
    var copy = self
    copy.advance()
    guard copy.isAtType, (try? copy.readType()) != nil else { return false }
    return copy.token.isPunctuation(")")
  }

  private mutating func readPostfix() throws -> ShaderExpression {
    var value = try readPrimary()
    while true {
      let start = token
      if take(".") {
        let name = try expectName()
        value = ShaderExpression(
          take("(") ? .method(value, name, try readArguments()) : .member(value, name), start)
      } else if take("[") {
        let index = try readExpression()
        try expect("]")
        value = ShaderExpression(.element(value, index), start)
      } else if token.isPunctuation("++") || token.isPunctuation("--") {
        advance()
        value = ShaderExpression(.step(start.text, value, isPrefix: false), start)
      } else if start.isPunctuation("->") {
        throw outside("A pointer", at: start)
      } else {
        return value
      }
    }
  }

  private mutating func readPrimary() throws -> ShaderExpression {
    let start = token
    switch start.kind {
    case .float(let value):
      advance()
      return ShaderExpression(.float(value), start)
    case .integer(let value, let isUnsigned):
      advance()
      return ShaderExpression(.integer(value, isUnsigned: isUnsigned), start)
    case .punctuation("("):
      advance()
      let value = try readExpression()
      guard !token.isPunctuation(",") else { throw outside("The operator ','", at: token) }
      try expect(")")
      return value
    case .identifier:
      return try readNamed()
    default:
      throw start.error("'\(start.text)' is no value.")
    }
  }

  private mutating func readNamed() throws -> ShaderExpression {
    let start = token
    if takeWord("true") { return ShaderExpression(.bool(true), start) }
    if takeWord("false") { return ShaderExpression(.bool(false), start) }
    if token.isIdentifier("static_cast") || token.isIdentifier("as_type") {
      let isBitCast = token.isIdentifier("as_type")
      advance()
      try expect("<")
      let type = try readType()
      try expect(">")
      try expect("(")
      let value = try readExpression()
      try expect(")")
      return ShaderExpression(isBitCast ? .bitCast(type, value) : .construction(type, [value]), start)
    }
    if isAtType {
      skipQualifiers()
      let type = try readType()
      if token.isPunctuation("{") {
        let list = try readInitializer()
        guard case .list(let values) = list.kind else { return list }
        if case .structure = type { return ShaderExpression(.construction(type, values), start) }
        return ShaderExpression(.construction(type, values), start)
      }
      try expect("(")
      return ShaderExpression(.construction(type, try readArguments()), start)
    }
    skipNamespaces()
    let name = try expectName()
    if take("(") { return ShaderExpression(.call(name, try readArguments()), start) }
    return ShaderExpression(.name(name), start)
  }

  /// The values up to a closing parenthesis.
  mutating func readArguments() throws -> [ShaderExpression] {
    var arguments: [ShaderExpression] = []
    while !take(")") {
      if !arguments.isEmpty { try expect(",") }
      arguments.append(try readExpression())
    }
    return arguments
  }
}
