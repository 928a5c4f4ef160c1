/// A declaration of an enumeration with its cases.
struct EnumDeclaration {
  /// A case and its associated values.
  struct Case: Equatable {
    /// The name as it is written, with backticks if it has them.
    var name: String
    var parameters: [Parameter]
    /// The index of the name's token.
    var index: Int
  }

  /// An associated value.
  struct Parameter: Equatable {
    var label: String?
    var type: String
  }

  /// What the body holds that matters here, in order.
  enum Member: Equatable {
    case enumCase(Case)
    /// A whole line such as `#if DEBUG` or `#endif`.
    case directive(String)
  }

  var prefix: DeclarationPrefix
  var name: String
  var members: [Member] = []

  var cases: [Case] {
    members.compactMap { member in
      guard case .enumCase(let enumCase) = member else { return nil }
      return enumCase
    }
  }

  /// Reads a declaration. nil: the source declares something else.
  init?(_ source: TokenizedSource) {
    guard let prefix = DeclarationPrefix(source, keywords: ["enum", "struct", "class", "actor", "protocol"]),
      source.tokens[prefix.end].text == "enum", let name = source.token(at: prefix.end + 1),
      let body = source.firstIndex(in: prefix.end..<source.tokens.count, where: { $0.isPunctuation("{") })
    else { return nil }
    self.prefix = prefix
    self.name = name.text
    members = Self.readMembers(source, in: body + 1..<max(body + 1, source.endOfGroup(at: body) - 1))
  }

  private static func readMembers(_ source: TokenizedSource, in body: Range<Int>) -> [Member] {
    var members: [Member] = []
    var index = body.lowerBound
    while index < body.upperBound {
      let token = source.tokens[index]
      if token.kind == .directive {
        let end = endOfLine(source, after: index)
        members.append(.directive(source.text(index..<end)))
        index = end
      } else if token.isWord("case") {
        index += 1
        members += readCases(source, &index).map(Member.enumCase)
      } else {
        index = token.opensGroup ? source.endOfGroup(at: index) : index + 1
      }
    }
    return members
  }

  private static func endOfLine(_ source: TokenizedSource, after index: Int) -> Int {
    source.tokens[(index + 1)...].firstIndex { $0.startsLine } ?? source.tokens.count
  }

  /// Reads what follows `case`: names with their associated and raw values, separated by commas.
  private static func readCases(_ source: TokenizedSource, _ index: inout Int) -> [Case] {
    var cases: [Case] = []
    while let name = source.token(at: index), name.kind == .identifier {
      var enumCase = Case(name: name.text, parameters: [], index: index)
      index += 1
      if source.token(at: index)?.isPunctuation("(") == true {
        let end = source.endOfGroup(at: index)
        enumCase.parameters = readParameters(source, in: index + 1..<max(index + 1, end - 1))
        index = end
      }
      if source.token(at: index)?.isSymbol("=") == true {
        index = endOfRawValue(source, from: index + 1)
      }
      cases.append(enumCase)
      guard source.token(at: index)?.isPunctuation(",") == true else { break }
      index += 1
    }
    return cases
  }

  private static func endOfRawValue(_ source: TokenizedSource, from start: Int) -> Int {
    // A raw value is a literal with an optional sign, written on one line.
    source.tokens[min(start + 1, source.tokens.count)...].firstIndex {
      $0.startsLine || $0.isPunctuation(",") || $0.isPunctuation(";") || $0.isPunctuation("}")
    } ?? source.tokens.count
  }

  private static func readParameters(_ source: TokenizedSource, in list: Range<Int>) -> [Parameter] {
    var parameters: [Parameter] = []
    var start = list.lowerBound
    while start < list.upperBound {
      let end = endOfParameter(source, in: start..<list.upperBound)
      parameters.append(readParameter(source, in: start..<end))
      start = end + 1
    }
    return parameters
  }

  /// The index of the comma that ends the parameter, the commas of generic arguments being none.
  private static func endOfParameter(_ source: TokenizedSource, in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      let token = source.tokens[index]
      if token.isPunctuation(",") { return index }
      if token.opensGroup {
        index = source.endOfGroup(at: index)
      } else if token.angleBalance > 0, !token.followsSpace {
        index = source.endOfAngles(at: index)
      } else {
        index += 1
      }
    }
    return range.upperBound
  }

  private static func readParameter(_ source: TokenizedSource, in range: Range<Int>) -> Parameter {
    let colon = source.firstIndex(in: range) { $0.isPunctuation(":") }
    let typeStart = colon.map { $0 + 1 } ?? range.lowerBound
    let typeEnd = source.firstIndex(in: typeStart..<range.upperBound) { $0.isSymbol("=") } ?? range.upperBound
    let label = colon == nil ? nil : source.tokens[range.lowerBound].text
    return Parameter(label: label == "_" ? nil : label, type: source.text(typeStart..<typeEnd))
  }
}
