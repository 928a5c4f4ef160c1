/// A declaration of one property.
struct VariableDeclaration: Equatable {
  var prefix: DeclarationPrefix
  /// `var` or `let`.
  var keyword: String
  /// The name as it is written, with backticks if it has them.
  var name: String
  /// The type's source; nil where the type is inferred.
  var type: String?
  /// The source of the initial value.
  var initialValue: String?
  /// Whether accessors or observers follow.
  var hasAccessors: Bool
  /// Whether the accessors are `willSet` or `didSet`.
  var hasObservers: Bool

  /// The name without backticks.
  var plainName: String { name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name }

  /// Whether the written type is an optional, in either spelling.
  var hasOptionalType: Bool {
    guard let type else { return false }
    return type.hasSuffix("?") || type.hasPrefix("Optional<") || type.hasPrefix("Swift.Optional<")
  }

  /// Reads a declaration. nil: the source declares something else, or more than one property.
  init?(_ source: TokenizedSource) {
    guard let prefix = DeclarationPrefix(source, keywords: ["var", "let"]),
      let name = source.token(at: prefix.end + 1), name.kind == .identifier
    else { return nil }
    self.prefix = prefix
    keyword = source.tokens[prefix.end].text
    self.name = name.text
    var index = prefix.end + 2
    type = Self.readType(source, &index)
    let observers = Self.startOfObservers(source, from: index)
    hasObservers = observers != nil
    initialValue = Self.readInitialValue(source, index..<(observers ?? source.tokens.count))
    let isAlone = initialValue != nil || index == source.tokens.count
    hasAccessors = hasObservers || source.token(at: index)?.isPunctuation("{") == true
    guard isAlone || hasAccessors else { return nil }
  }

  private static func readType(_ source: TokenizedSource, _ index: inout Int) -> String? {
    guard source.token(at: index)?.isPunctuation(":") == true else { return nil }
    let start = index + 1
    index =
      source.firstIndex(in: start..<source.tokens.count) { $0.isSymbol("=") || $0.isPunctuation("{") }
      ?? source.tokens.count
    return source.text(start..<index)
  }

  /// Reads the rest of the source: an accessor macro is refused on a declaration of several properties.
  private static func readInitialValue(_ source: TokenizedSource, _ range: Range<Int>) -> String? {
    guard range.count > 1, source.tokens[range.lowerBound].isSymbol("=") else { return nil }
    return source.text(range.lowerBound + 1..<range.upperBound)
  }

  /// The index of the brace before `willSet` or `didSet`, which may follow an initial value.
  private static func startOfObservers(_ source: TokenizedSource, from start: Int) -> Int? {
    var index = start
    while index < source.tokens.count {
      let isObserver = source.token(at: index + 1).map { $0.isWord("willSet") || $0.isWord("didSet") } ?? false
      if source.tokens[index].isPunctuation("{"), isObserver { return index }
      index = source.tokens[index].opensGroup ? source.endOfGroup(at: index) : index + 1
    }
    return nil
  }
}
