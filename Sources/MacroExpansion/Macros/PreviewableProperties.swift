/// The `@Previewable` properties in the body of a preview, and the body without them.
///
/// A property wrapper such as `@State` has a life only in a view. These properties therefore become properties of
/// a view that is made for the preview.
struct PreviewableProperties {
  private static let mark = "Previewable"

  /// The declarations without their mark, in order.
  private(set) var properties: [String] = []
  /// The source of the body between its braces, without those declarations.
  private(set) var remainder = ""

  /// Takes the properties out of a body, given as the tokens between its braces.
  init(_ source: TokenizedSource, body: Range<Int>?) throws(ExpansionError) {
    guard let body, !body.isEmpty else { return }
    var keptFrom = source.tokens[body.lowerBound - 1].end
    var index = body.lowerBound
    while index < body.upperBound {
      guard let attribute = Self.mark(source, at: index) else {
        index = try Self.skip(source, at: index)
        continue
      }
      let start = Self.startOfDeclaration(source, before: index, notBefore: body.lowerBound)
      let end = StatementScanner(source: source).endOfStatement(in: start..<body.upperBound)
      let isSeparated = source.token(at: end)?.isPunctuation(";") == true
      let attributesBefore = start == index ? "" : source.text(start..<index) + " "
      properties.append(attributesBefore + source.text(attribute..<end))
      remainder += source.text(from: keptFrom, to: source.tokens[start].start)
      keptFrom = source.tokens[isSeparated ? end : end - 1].end
      index = isSeparated ? end + 1 : end
    }
    remainder += source.text(from: keptFrom, to: source.token(at: body.upperBound)?.start ?? keptFrom)
  }

  /// The index after the mark, if one stands at `index`.
  private static func mark(_ source: TokenizedSource, at index: Int) -> Int? {
    guard source.tokens[index].isPunctuation("@") else { return nil }
    let end = source.endOfAttribute(at: index)
    let name = source.tokens[index..<end].last { $0.kind == .identifier }
    return name?.text == mark ? end : nil
  }

  /// The index of the first attribute of the declaration that the mark at `index` belongs to.
  private static func startOfDeclaration(_ source: TokenizedSource, before index: Int, notBefore bound: Int) -> Int {
    var start = index
    for candidate in stride(from: index - 1, through: bound, by: -1) where source.tokens[candidate].isPunctuation("@") {
      guard source.endOfAttribute(at: candidate) == start else { break }
      start = candidate
    }
    return start
  }

  /// The index after the token or the group at `index`, in which no mark may stand.
  private static func skip(_ source: TokenizedSource, at index: Int) throws(ExpansionError) -> Int {
    let token = source.tokens[index]
    guard token.opensGroup || token.isDirective("#if") else { return index + 1 }
    let end = token.opensGroup ? source.endOfGroup(at: index) : source.endOfConditional(at: index)
    for inner in index..<end where mark(source, at: inner) != nil {
      throw source.error("'@Previewable' can only be used at the top level of a '#Preview' body", at: inner)
    }
    return end
  }
}
