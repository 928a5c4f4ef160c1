/// Reads the properties that the body of a type declares.
enum StoredProperties {
  private static let keywords: Set<String> = [
    "var", "let", "func", "init", "deinit", "subscript", "typealias", "associatedtype", "struct", "class", "enum",
    "actor", "extension", "protocol", "macro", "operator", "case",
  ]

  /// The properties whose keyword is `var`, in order. Those in `#if` are among them.
  ///
  /// - Parameter body: the tokens between the braces of the type.
  static func variables(
    _ source: TokenizedSource, in body: Range<Int>, language: LanguageOptions
  ) -> [VariableDeclaration] {
    var variables: [VariableDeclaration] = []
    var index = body.lowerBound
    while index < body.upperBound {
      guard let prefix = DeclarationPrefix(source, from: index, keywords: keywords), prefix.end < body.upperBound else {
        index += 1
        continue
      }
      let end = max(endOfDeclaration(source, from: index, keyword: prefix.end, in: body), prefix.end + 1)
      if source.tokens[prefix.end].text == "var" {
        variables += self.variables(in: source.text(index..<end), language: language)
      }
      index = end
    }
    return variables
  }

  private static func endOfDeclaration(
    _ source: TokenizedSource, from start: Int, keyword: Int, in body: Range<Int>
  ) -> Int {
    let word = source.tokens[keyword].text
    guard word != "var", word != "let" else {
      return StatementScanner(source: source).endOfStatement(in: start..<body.upperBound)
    }
    // What else has a body ends with it; what has none ends before the next declaration.
    let brace = source.firstIndex(in: keyword..<body.upperBound) { $0.isPunctuation("{") }
    let statement = StatementScanner(source: source).endOfStatement(in: start..<body.upperBound)
    guard let brace, brace < statement else { return statement }
    return source.endOfGroup(at: brace)
  }

  /// The properties of one declaration, which may be several: `var x, y: CGFloat`.
  private static func variables(in text: String, language: LanguageOptions) -> [VariableDeclaration] {
    let source = TokenizedSource(SourceNode(text: text), language: language)
    if let variable = VariableDeclaration(source) { return [variable] }
    guard let prefix = DeclarationPrefix(source, keywords: ["var"]) else { return [] }
    let head = source.text(0..<prefix.end + 1)
    var type: String?
    // A type holds for the names before it that have none of their own.
    return pieces(source, from: prefix.end + 1).reversed().compactMap { piece in
      let declaration = TokenizedSource(SourceNode(text: "\(head) \(piece)"), language: language)
      guard var variable = VariableDeclaration(declaration) else { return nil }
      if let own = variable.type { type = own } else if variable.initialValue == nil { variable.type = type }
      return variable
    }.reversed()
  }

  /// What the commas separate, those in brackets and generic arguments aside.
  private static func pieces(_ source: TokenizedSource, from start: Int) -> [String] {
    var pieces: [String] = []
    var pieceStart = start
    var index = start
    while index < source.tokens.count {
      let token = source.tokens[index]
      if token.isPunctuation(",") {
        pieces.append(source.text(pieceStart..<index))
        pieceStart = index + 1
      }
      index =
        token.opensGroup
        ? source.endOfGroup(at: index)
        : token.angleBalance > 0 && !token.followsSpace ? source.endOfAngles(at: index) : index + 1
    }
    return pieces + [source.text(pieceStart..<source.tokens.count)]
  }
}
