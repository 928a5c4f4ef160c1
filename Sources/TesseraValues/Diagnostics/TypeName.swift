import Foundation

/// Names of types as the user wrote them.
nonisolated package enum TypeName {
  /// The name without its module, nested types with their outer ones: `Outer.ContentView`.
  package static func of(_ type: Any.Type) -> String {
    withoutModules(withoutContextMarks(String(reflecting: type)))
  }

  /// Private types and types in functions stand behind a mark such as `(unknown context at $1234).`
  private static func withoutContextMarks(_ name: String) -> String {
    var result = name
    while let start = result.range(of: "(unknown context at ") {
      guard let end = result.range(of: ").", range: start.upperBound..<result.endIndex) else { break }
      result.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return result
  }

  /// Drops the module in front of each type, also inside generic arguments.
  private static func withoutModules(_ name: String) -> String {
    var result = ""
    var chain: [String] = []
    var word = ""
    func flush() {
      chain.append(word)
      word = ""
      result += (chain.count > 1 ? Array(chain.dropFirst()) : chain).joined(separator: ".")
      chain = []
    }
    for character in name {
      switch character {
      case ".":
        chain.append(word)
        word = ""
      case "<", ">", ",", " ", "(", ")", "?", "[", "]", "&":
        flush()
        result.append(character)
      default:
        word.append(character)
      }
    }
    flush()
    return result
  }
}
