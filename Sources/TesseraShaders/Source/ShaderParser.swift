/// Reads the declarations of a file.
///
/// What is wrong inside a function is the function's own problem: others of the file can be used.
struct ShaderParser {
  /// How deep expressions and statements may be nested.
  static let deepestNesting = 200

  let tokens: [ShaderToken]
  var place = 0
  var depth = 0
  var module: ShaderModule

  /// Adds the declarations of a file to a module.
  static func read(_ text: String, file: String, into module: inout ShaderModule) {
    do {
      var parser = ShaderParser(
        tokens: try ShaderPreprocessor.tokens(of: text, file: file) + [ShaderToken(kind: .end, file: file, line: 0)],
        module: module)
      parser.readDeclarations()
      module = parser.module
    } catch {
      module.problems.append(error as? ShaderError ?? ShaderError(file: file, line: 1, message: "\(error)"))
    }
  }

  // MARK: Words

  var token: ShaderToken { tokens[place] }

  func peek(_ distance: Int = 1) -> ShaderToken { tokens[min(place + distance, tokens.count - 1)] }

  mutating func advance() { if place < tokens.count - 1 { place += 1 } }

  mutating func take(_ punctuation: String) -> Bool {
    guard token.isPunctuation(punctuation) else { return false }
    advance()
    return true
  }

  mutating func takeWord(_ name: String) -> Bool {
    guard token.isIdentifier(name) else { return false }
    advance()
    return true
  }

  mutating func expect(_ punctuation: String) throws {
    guard take(punctuation) else { throw token.error("'\(punctuation)' is missing before '\(token.text)'.") }
  }

  mutating func expectName() throws -> String {
    guard let name = token.identifier else { throw token.error("A name is missing before '\(token.text)'.") }
    advance()
    return name
  }

  /// The error for something that Metal has and this subset of it has not.
  func outside(_ construct: String, at token: ShaderToken) -> ShaderError {
    token.error("\(construct) is outside of the subset of the language that runs here.")
  }

  // MARK: Declarations

  private mutating func readDeclarations() {
    while token.kind != .end {
      let start = place
      do {
        try readDeclaration()
      } catch {
        let problem = error as? ShaderError ?? token.error("\(error)")
        note(problem, from: start)
        skipDeclaration(from: start)
      }
    }
  }

  /// A problem belongs to the function that it is in, or else to the file.
  private mutating func note(_ problem: ShaderError, from start: Int) {
    if let name = functionName(from: start) {
      module.unusable[name, default: []].append(problem)
    } else {
      module.problems.append(problem)
    }
  }

  /// The name before the first parenthesis outside of attributes, if braces follow.
  private func functionName(from start: Int) -> String? {
    var index = start
    while index + 1 < tokens.count, !tokens[index].isPunctuation(";"), !tokens[index].isPunctuation("{") {
      if tokens[index + 1].isPunctuation("("), let name = tokens[index].identifier { return name }
      index += 1
    }
    return nil
  }

  private mutating func skipDeclaration(from start: Int) {
    place = start
    var braces = 0
    while token.kind != .end {
      if token.isPunctuation("{") { braces += 1 }
      if token.isPunctuation("}") {
        braces -= 1
        if braces <= 0 {
          advance()
          _ = take(";")
          return
        }
      }
      let ends = token.isPunctuation(";") && braces == 0
      advance()
      if ends { return }
    }
  }

  private mutating func readDeclaration() throws {
    if take(";") { return }
    if takeWord("using") {
      while token.kind != .end, !take(";") { advance() }
      return
    }
    if token.isIdentifier("namespace") {
      advance()
      _ = try expectName()
      try expect("{")
      while !take("}") {
        guard token.kind != .end else { throw token.error("'}' is missing.") }
        try readDeclaration()
      }
      return
    }
    if token.isPunctuation("extern") || token.isIdentifier("template") || token.isIdentifier("typedef") {
      throw outside("'\(token.text)'", at: token)
    }
    let isStitchable = try readAttributes()
    if takeWord("struct") { return try readStructure() }
    let specifier = token
    for word in ["kernel", "vertex", "fragment"] where specifier.isIdentifier(word) {
      throw outside("A \(word) function", at: specifier)
    }
    skipQualifiers()
    let type = try readType()
    let isStitchableAfter = try readAttributes()
    let name = token
    _ = try expectName()
    if take("(") { return try readFunction(name, type, isStitchable || isStitchableAfter) }
    try readConstants(name, type)
  }

  /// Whether there are attributes of which one is `stitchable`. Others mean nothing here.
  private mutating func readAttributes() throws -> Bool {
    var isStitchable = false
    while token.isPunctuation("["), peek().isPunctuation("[") {
      while token.kind != .end, !token.isPunctuation("]") {
        if token.isIdentifier("stitchable") { isStitchable = true }
        advance()
      }
      try expect("]")
      try expect("]")
    }
    return isStitchable
  }

  private mutating func readStructure() throws {
    let name = try expectName()
    try expect("{")
    var fields: [ShaderType.Field] = []
    while !take("}") {
      skipQualifiers()
      let type = try readType()
      repeat {
        let name = try expectName()
        fields.append(ShaderType.Field(name: name, type: try readLengths(of: type)))
      } while take(",")
      guard !token.isPunctuation("(") else { throw outside("A function of a structure", at: token) }
      try expect(";")
    }
    try expect(";")
    module.structures[name] = .structure(name, fields)
  }

  private mutating func readConstants(_ first: ShaderToken, _ type: ShaderType) throws {
    var name = first
    while true {
      let whole = try readLengths(of: type)
      guard take("=") || token.isPunctuation("{") else { throw name.error("The constant \(name.text) has no value.") }
      module.constants[name.text] = .declaration(whole, name.text, try readInitializer(), name)
      guard take(",") else { break }
      name = token
      _ = try expectName()
    }
    try expect(";")
  }

  private mutating func readFunction(_ name: ShaderToken, _ result: ShaderType, _ isStitchable: Bool) throws {
    var parameters: [ShaderFunctionSyntax.Parameter] = []
    if token.isIdentifier("void"), peek().isPunctuation(")") { advance() }
    while !take(")") {
      if !parameters.isEmpty { try expect(",") }
      parameters.append(try readParameter())
    }
    _ = takeWord("const")
    if take(";") { return }
    guard token.isPunctuation("{") else { throw token.error("'{' is missing before '\(token.text)'.") }
    let body = try readBlock()
    module.functions[name.text, default: []].append(
      ShaderFunctionSyntax(
        name: name.text, token: name, isStitchable: isStitchable, result: result, parameters: parameters, body: body))
  }

  private mutating func readParameter() throws -> ShaderFunctionSyntax.Parameter {
    let isConstant = skipQualifiers()
    var type = try readType()
    let isConstantAfter = skipQualifiers()
    var isReference = false
    if take("*") {
      type = .buffer(type == .void ? .float : type)
      skipQualifiers()
    } else if take("&") {
      isReference = !isConstant && !isConstantAfter
    }
    let name = token.identifier ?? ""
    if !name.isEmpty { advance() }
    _ = try readAttributes()
    return ShaderFunctionSyntax.Parameter(type: try readLengths(of: type), name: name, isReference: isReference)
  }

  // MARK: Types

  private static let qualifiers: Set = [
    "const", "constant", "constexpr", "static", "inline", "thread", "device", "volatile", "restrict",
  ]

  /// Whether one of them makes a variable a constant.
  @discardableResult
  mutating func skipQualifiers() -> Bool {
    var isConstant = false
    while let name = token.identifier, Self.qualifiers.contains(name) {
      if name.hasPrefix("const") { isConstant = true }
      advance()
    }
    return isConstant
  }

  /// Takes `metal::` and the like: all names are in one space here.
  mutating func skipNamespaces() {
    while token.identifier != nil, peek().isPunctuation("::") {
      advance()
      advance()
    }
    _ = take("::")
  }

  /// Whether a type begins here.
  var isAtType: Bool {
    var index = place
    while index + 1 < tokens.count, tokens[index].identifier != nil, tokens[index + 1].isPunctuation("::") {
      index += 2
    }
    guard let name = tokens[index].identifier else { return false }
    return Self.qualifiers.contains(name) || isType(name) || Self.outsideTypes.contains(name)
  }

  private func isType(_ name: String) -> Bool {
    ShaderType.named(name) != nil || module.structures[name] != nil
      || ["texture2d", "vec", "array", "auto", "struct"].contains(name)
  }

  private static let outsideTypes: Set = [
    "short", "ushort", "char", "uchar", "long", "ulong", "double", "unsigned", "signed", "bfloat", "texture1d",
    "texture3d", "texturecube", "depth2d", "short2", "short3", "short4", "ushort2", "ushort3", "ushort4", "uchar4",
    "char4", "long2", "ptrdiff_t", "uint8_t", "uint16_t", "int8_t", "int16_t", "uint32_t", "int32_t", "atomic_int",
    "atomic_uint", "threadgroup", "enum", "union", "class",
  ]

  mutating func readType() throws -> ShaderType {
    skipNamespaces()
    _ = takeWord("struct")
    let start = token
    let name = try expectName()
    if Self.outsideTypes.contains(name) { throw outside("The type \(name)", at: start) }
    if let structure = module.structures[name] { return structure }
    if let type = ShaderType.named(name) { return type }
    switch name {
    case "texture2d":
      try expect("<")
      _ = try readType()
      if take(",") {
        skipNamespaces()
        skipAccess()
      }
      try expect(">")
      return .texture
    case "vec":
      try expect("<")
      let element = try readType()
      try expect(",")
      let count = try readCount()
      try expect(">")
      guard case .scalar(let scalar) = element, (2...4).contains(count) else {
        throw start.error("There is no such vector.")
      }
      return .vector(scalar, count)
    case "array":
      try expect("<")
      let element = try readType()
      try expect(",")
      let count = try readCount()
      try expect(">")
      return .array(element, count)
    default:
      throw start.error("There is no type \(name).")
    }
  }

  private mutating func skipAccess() {
    _ = takeWord("sample") || takeWord("read")
  }

  /// What follows the name of a variable that is an array.
  mutating func readLengths(of type: ShaderType) throws -> ShaderType {
    guard token.isPunctuation("["), !peek().isPunctuation("[") else { return type }
    advance()
    // The length of an array that is initialized may be left out.
    let count = token.isPunctuation("]") ? 0 : try readCount()
    try expect("]")
    return .array(try readLengths(of: type), count)
  }

  private mutating func readCount() throws -> Int {
    if case .integer(let value, _) = token.kind, value > 0, value <= 4_096 {
      advance()
      return Int(value)
    }
    if let name = token.identifier, case .declaration(_, _, let value?, _) = module.constants[name],
      case .integer(let value, _) = value.kind, value > 0, value <= 4_096
    {
      advance()
      return Int(value)
    }
    throw outside("'\(token.text)' as a length", at: token)
  }
}
