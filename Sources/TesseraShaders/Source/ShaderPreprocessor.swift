/// Follows the lines that begin with `#`, and puts definitions in the place of their names.
struct ShaderPreprocessor {
  private struct Macro {
    /// nil for one without parentheses.
    var parameters: [String]?
    var tokens: [ShaderToken]
  }

  /// How deep macros may stand for one another.
  private static let deepestNesting = 32
  /// How many words may come out of a file.
  private static let mostTokens = 200_000

  private static let headers: Set = [
    "metal_stdlib", "metal_math", "metal_geometric", "metal_common", "metal_matrix", "metal_texture", "simd/simd.h",
    "SwiftUI/SwiftUI.h", "SwiftUI/SwiftUI_Metal.h",
  ]

  private var macros: [String: Macro]
  private var output: [ShaderToken] = []
  /// Whether each `#if` that is open holds.
  private var conditions: [Bool] = []

  /// The words of a file.
  static func tokens(of text: String, file: String) throws -> [ShaderToken] {
    var lexer = ShaderLexer(text, file: file)
    var preprocessor = ShaderPreprocessor(macros: constants(file))
    for line in try lexer.lines() { try preprocessor.read(line) }
    try preprocessor.flush()
    return preprocessor.output
  }

  private init(macros: [String: Macro]) {
    self.macros = macros
  }

  private static func constants(_ file: String) -> [String: Macro] {
    let values: [(String, Float)] = [
      ("PI", .pi), ("PI_2", .pi / 2), ("PI_4", .pi / 4), ("1_PI", 1 / .pi), ("2_PI", 2 / .pi), ("E", 2.718_281_8),
      ("SQRT2", 1.414_213_5), ("SQRT1_2", 0.707_106_77), ("LN2", 0.693_147_2), ("LN10", 2.302_585),
      ("LOG2E", 1.442_695), ("LOG10E", 0.434_294_5),
    ]
    var macros: [String: Macro] = [:]
    for (name, value) in values {
      for suffix in ["F", "H"] {
        macros["M_\(name)_\(suffix)"] = Macro(tokens: [ShaderToken(kind: .float(value), file: file, line: 0)])
      }
    }
    let others: [(String, Float)] = [
      ("INFINITY", .infinity), ("NAN", .nan), ("FLT_MAX", .greatestFiniteMagnitude),
      ("MAXFLOAT", .greatestFiniteMagnitude),
      ("FLT_MIN", .leastNormalMagnitude), ("FLT_EPSILON", .ulpOfOne),
    ]
    for (name, value) in others {
      macros[name] = Macro(tokens: [ShaderToken(kind: .float(value), file: file, line: 0)])
    }
    macros["__METAL_VERSION__"] = Macro(
      tokens: [ShaderToken(kind: .integer(310, isUnsigned: false), file: file, line: 0)])
    return macros
  }

  private mutating func read(_ line: [ShaderToken]) throws {
    if line[0].isPunctuation("#") { return try follow(Array(line.dropFirst()), line[0]) }
    guard conditions.allSatisfy({ $0 }) else { return }
    pending += line
    // The arguments of a macro may go on in the next line.
    if pending.count(where: { $0.isPunctuation("(") }) > pending.count(where: { $0.isPunctuation(")") }),
      pending.count < 4_000
    {
      return
    }
    try flush()
  }

  private var pending: [ShaderToken] = []

  private mutating func flush() throws {
    output += try expand(pending, hidden: [])
    pending = []
    if output.count > Self.mostTokens, let last = output.last { throw last.error("The file is too large.") }
  }

  private mutating func follow(_ words: [ShaderToken], _ mark: ShaderToken) throws {
    let name = words.first?.identifier ?? ""
    switch name {
    case "ifdef", "ifndef":
      let isDefined = words.dropFirst().first?.identifier.map { macros[$0] != nil } ?? false
      return conditions.append(isDefined == (name == "ifdef"))
    case "if":
      guard words.count == 2, case .integer(let value, _) = words[1].kind else {
        throw mark.error("#if is only understood with a number.")
      }
      return conditions.append(value != 0)
    case "else":
      guard let last = conditions.popLast() else { throw mark.error("#else has no #if.") }
      return conditions.append(!last)
    case "endif":
      guard conditions.popLast() != nil else { throw mark.error("#endif has no #if.") }
      return
    default: break
    }
    guard conditions.allSatisfy({ $0 }) else { return }
    switch name {
    case "include", "import": try include(Array(words.dropFirst()), mark)
    case "define": try define(Array(words.dropFirst()), mark)
    case "undef": words.dropFirst().first?.identifier.map { macros[$0] = nil }
    case "pragma", "": break
    default: throw mark.error("#\(name) is outside of the subset of the language that runs here.")
    }
  }

  private func include(_ words: [ShaderToken], _ mark: ShaderToken) throws {
    let name = words.map(\.text).joined()
    guard Self.headers.contains(String(name.dropFirst().dropLast())) else {
      throw mark.error("#include \(name) is outside of the subset of the language that runs here.")
    }
  }

  private mutating func define(_ words: [ShaderToken], _ mark: ShaderToken) throws {
    guard let name = words.first?.identifier else { throw mark.error("#define has no name.") }
    guard words.count > 1, words[1].isPunctuation("("), let end = words.firstIndex(where: { $0.isPunctuation(")") }),
      isParameterList(words[2..<end]), end + 1 < words.count
    else {
      macros[name] = Macro(tokens: Array(words.dropFirst()))
      return
    }
    macros[name] = Macro(parameters: words[2..<end].compactMap(\.identifier), tokens: Array(words[(end + 1)...]))
  }

  private func isParameterList(_ words: ArraySlice<ShaderToken>) -> Bool {
    words.enumerated().allSatisfy { index, word in
      index.isMultiple(of: 2) ? word.identifier != nil : word.isPunctuation(",")
    }
  }

  // MARK: Expansion

  private func expand(_ tokens: [ShaderToken], hidden: Set<String>) throws -> [ShaderToken] {
    var result: [ShaderToken] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      guard let name = token.identifier, !hidden.contains(name), let macro = macros[name] else {
        result.append(token)
        continue
      }
      guard hidden.count < Self.deepestNesting, result.count < Self.mostTokens else {
        throw token.error("The macro \(name) is too large.")
      }
      var body = macro.tokens
      if let parameters = macro.parameters {
        guard index < tokens.count, tokens[index].isPunctuation("(") else {
          result.append(token)
          continue
        }
        let (arguments, end) = try arguments(of: token, in: tokens, from: index)
        guard arguments.count == parameters.count else {
          throw token.error("The macro \(name) takes \(parameters.count) arguments.")
        }
        let expanded = try arguments.map { try expand($0, hidden: hidden) }
        index = end
        body = body.flatMap { word in
          word.identifier.flatMap { parameters.firstIndex(of: $0) }.map { expanded[$0] } ?? [word]
        }
      }
      for index in body.indices { (body[index].file, body[index].line) = (token.file, token.line) }
      result += try expand(body, hidden: hidden.union([name]))
    }
    return result
  }

  /// The arguments of a macro, and where the words after them begin.
  private func arguments(
    of name: ShaderToken, in tokens: [ShaderToken], from start: Int
  ) throws -> ([[ShaderToken]], Int) {
    var arguments: [[ShaderToken]] = [[]]
    var depth = 0
    for index in start..<tokens.count {
      let token = tokens[index]
      if token.isPunctuation("(") { depth += 1 }
      if token.isPunctuation(")") {
        depth -= 1
        if depth == 0 { return (arguments, index + 1) }
      }
      if depth == 1, token.isPunctuation(",") {
        arguments.append([])
      } else if depth > 1 || !token.isPunctuation("(") {
        arguments[arguments.count - 1].append(token)
      }
    }
    throw name.error("The arguments of the macro \(name.text) do not end.")
  }
}
