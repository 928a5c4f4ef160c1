extension ShaderParser {
  /// Runs `body` one level deeper.
  mutating func nested<Result>(_ body: (inout ShaderParser) throws -> Result) throws -> Result {
    guard depth < Self.deepestNesting else { throw token.error("Expressions and statements are nested too deep.") }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  mutating func readBlock() throws -> [ShaderStatement] {
    try expect("{")
    var statements: [ShaderStatement] = []
    while !take("}") {
      guard token.kind != .end else { throw token.error("'}' is missing.") }
      statements += try readStatements()
    }
    return statements
  }

  /// One statement; several of one declaration that declares several variables.
  private mutating func readStatements() throws -> [ShaderStatement] {
    if take(";") { return [] }
    if isAtDeclaration {
      let declarations = try readDeclarations()
      try expect(";")
      return declarations
    }
    return [try nested { try $0.readStatement() }]
  }

  private mutating func readStatement() throws -> ShaderStatement {
    let start = token
    if start.isPunctuation("{") { return .block(try readBlock()) }
    switch start.identifier {
    case "if": return try readCondition()
    case "for": return try readFor()
    case "while": return try readWhile()
    case "do": return try readDo()
    case "switch", "goto", "discard_fragment", "case", "default":
      throw outside("'\(start.text)'", at: start)
    case "break", "continue":
      advance()
      try expect(";")
      return .end(start, isContinue: start.isIdentifier("continue"))
    case "return":
      advance()
      let value =
        token.isPunctuation(";") ? nil : token.isPunctuation("{") ? try readInitializer() : try readExpression()
      try expect(";")
      return .result(value, start)
    default:
      let expression = try readExpression()
      guard !token.isPunctuation(",") else { throw outside("The operator ','", at: token) }
      try expect(";")
      return .expression(expression)
    }
  }

  private mutating func readBody() throws -> ShaderStatement { .block(try nested { try $0.readStatements() }) }

  private mutating func readCondition() throws -> ShaderStatement {
    advance()
    _ = takeWord("constexpr")
    try expect("(")
    let condition = try readExpression()
    try expect(")")
    let body = try readBody()
    return .condition(condition, body, takeWord("else") ? try readBody() : nil)
  }

  private mutating func readFor() throws -> ShaderStatement {
    let start = token
    advance()
    try expect("(")
    var first: ShaderStatement?
    if !token.isPunctuation(";") {
      first = isAtDeclaration ? .block(try readDeclarations()) : .expression(try readExpression())
    }
    try expect(";")
    let condition = token.isPunctuation(";") ? nil : try readExpression()
    try expect(";")
    let step = token.isPunctuation(")") ? nil : try readExpression()
    guard !token.isPunctuation(",") else { throw outside("The operator ','", at: token) }
    try expect(")")
    return .loop(ShaderLoop(start: first, condition: condition, step: step, body: try readBody(), token: start))
  }

  private mutating func readWhile() throws -> ShaderStatement {
    let start = token
    advance()
    try expect("(")
    let condition = try readExpression()
    try expect(")")
    return .loop(ShaderLoop(condition: condition, body: try readBody(), token: start))
  }

  private mutating func readDo() throws -> ShaderStatement {
    let start = token
    advance()
    let body = try readBody()
    guard takeWord("while") else { throw token.error("'while' is missing before '\(token.text)'.") }
    try expect("(")
    let condition = try readExpression()
    try expect(")")
    try expect(";")
    return .loop(ShaderLoop(condition: condition, body: body, runsFirst: true, token: start))
  }

  // MARK: Variables

  /// Whether a variable is declared here; a type in front of parentheses makes a value.
  private var isAtDeclaration: Bool {
    guard isAtType else { return false }
    var copy = self
    copy.skipQualifiers()
    copy.skipNamespaces()
    return !copy.peek().isPunctuation("(") && !copy.peek().isPunctuation("{")
  }

  private mutating func readDeclarations() throws -> [ShaderStatement] {
    let start = token
    skipQualifiers()
    var type: ShaderType?
    if !takeWord("auto") { type = try readType() }
    skipQualifiers()
    if token.isPunctuation("*") || token.isPunctuation("&") {
      throw outside("A variable that is a pointer or a reference", at: start)
    }
    var statements: [ShaderStatement] = []
    repeat {
      let name = token
      _ = try expectName()
      let whole = try type.map { try readLengths(of: $0) }
      var value: ShaderExpression?
      if whole == .sampler, token.isPunctuation("(") {
        value = ShaderExpression(.call("sampler", try readSamplerSettings()), name)
      } else if take("=") || token.isPunctuation("{") {
        value = try readInitializer()
      } else if take("(") {
        guard let whole else { throw name.error("The variable \(name.text) has no type.") }
        value = ShaderExpression(.construction(whole, try readArguments()), name)
      }
      statements.append(.declaration(whole, name.text, value, name))
    } while take(",")
    return statements
  }

  /// `address::repeat`, `filter::linear` and so on, as names.
  private mutating func readSamplerSettings() throws -> [ShaderExpression] {
    advance()
    var settings: [ShaderExpression] = []
    while !take(")") {
      let start = token
      let family = try expectName()
      try expect("::")
      settings.append(ShaderExpression(.name("\(family)::\(try expectName())"), start))
      if !token.isPunctuation(")") { try expect(",") }
    }
    return settings
  }

  /// A value, or several in braces.
  mutating func readInitializer() throws -> ShaderExpression {
    let start = token
    guard take("{") else { return try readExpression() }
    var values: [ShaderExpression] = []
    while !take("}") {
      values.append(try nested { try $0.readInitializer() })
      if !token.isPunctuation("}") { try expect(",") }
    }
    return ShaderExpression(.list(values), start)
  }
}
