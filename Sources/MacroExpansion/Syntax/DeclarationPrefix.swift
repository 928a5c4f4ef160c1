/// The attributes and modifiers in front of a declaration's keyword.
struct DeclarationPrefix: Equatable {
  private static let accessLevels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]

  /// The names of the attributes, without `@` and arguments.
  var attributes: [String] = []
  /// The attributes as they are written, from `@` to the end of their arguments.
  var attributeSources: [String] = []
  /// The modifiers, without arguments: `private(set)` is `private`.
  var modifiers: [String] = []
  /// The access level as it is written, that of the setter aside; nil where none is.
  var accessLevel: String?
  /// The index of the declaration's keyword.
  var end: Int

  /// Reads what stands in front of the first of `keywords`. nil: none of them follows.
  init?(_ source: TokenizedSource, from start: Int = 0, keywords: Set<String>) {
    end = start
    while let token = source.token(at: end) {
      if token.isPunctuation("@") {
        attributes.append(source.token(at: end + 1)?.text ?? "")
        let start = end
        end = source.endOfAttribute(at: start)
        attributeSources.append(source.text(start..<end))
      } else if token.kind == .identifier, keywords.contains(token.text) {
        return
      } else if token.kind == .identifier {
        modifiers.append(token.text)
        end += 1
        if source.token(at: end)?.isPunctuation("(") == true {
          end = source.endOfGroup(at: end)
        } else if Self.accessLevels.contains(token.text) {
          accessLevel = token.text
        }
      } else {
        return nil
      }
    }
    return nil
  }
}
