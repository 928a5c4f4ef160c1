/// The condition of an `#if` or `#elseif`, as far as it can be answered from the source alone.
public struct PlatformCondition: Sendable {
  /// What the answers depend on.
  public struct Context: Sendable {
    public let persona: Persona
    /// Modules that are known not to be there.
    public let missingModules: Set<String>

    public init(persona: Persona, missingModules: Set<String> = []) {
      self.persona = persona
      self.missingModules = missingModules
    }
  }

  /// Whether it holds; nil if that cannot be told.
  public let value: Bool?
  /// The platforms that it names by `os(...)`.
  public let platforms: Set<String>

  /// - Parameter text: what stands after `#if`, without a comment.
  public init(_ text: Substring, _ context: Context) {
    var parser = Parser(words: Self.words(in: text), context: context)
    value = parser.disjunction()
    platforms = parser.platforms
  }

  private static func words(in text: Substring) -> [Substring] {
    text.matches(of: /\w+|&&|\|\||[^\s]/).map(\.output)
  }

  private struct Parser {
    let words: [Substring]
    let context: Context
    var position = 0
    var platforms: Set<String> = []
    /// Parentheses in source that was never compiled may be nested deeply.
    private var depth = 0
    private static let maximumDepth = 50

    init(words: [Substring], context: Context) {
      self.words = words
      self.context = context
    }

    private var word: Substring? { position < words.count ? words[position] : nil }

    private mutating func take(_ expected: Substring) -> Bool {
      guard word == expected else { return false }
      position += 1
      return true
    }

    mutating func disjunction() -> Bool? {
      var value = conjunction()
      while take("||") {
        let other = conjunction()
        value = value == true || other == true ? true : value == false && other == false ? false : nil
      }
      return value
    }

    private mutating func conjunction() -> Bool? {
      var value = factor()
      while take("&&") {
        let other = factor()
        value = value == false || other == false ? false : value == true && other == true ? true : nil
      }
      return value
    }

    private mutating func factor() -> Bool? {
      guard depth < Self.maximumDepth else { return nil }
      depth += 1
      defer { depth -= 1 }
      if take("!") { return factor().map { !$0 } }
      if take("(") {
        let value = disjunction()
        return take(")") ? value : nil
      }
      guard let name = word else { return nil }
      position += 1
      guard take("(") else { return name == "true" ? true : name == "false" ? false : nil }
      let argument = word ?? ""
      skipArgument()
      return answer(name, argument)
    }

    /// What is in parentheses may be more than a name, as in `swift(>=6.0)`.
    private mutating func skipArgument() {
      var open = 1
      while open > 0, let word {
        if word == "(" { open += 1 }
        if word == ")" { open -= 1 }
        position += 1
      }
    }

    private mutating func answer(_ name: Substring, _ argument: Substring) -> Bool? {
      switch name {
      case "os":
        platforms.insert(String(argument))
        return argument == context.persona.systemName
      case "canImport": return context.missingModules.contains(String(argument)) ? false : nil
      case "targetEnvironment": return false
      default: return nil
      }
    }
  }
}
