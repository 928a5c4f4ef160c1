import Foundation

/// The name of a package that is made: of its folder, its program and its module.
struct PackageName {
  let text: String

  private static let longest = 60
  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension",
    "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil",
    "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "var", "where", "while",
  ]
  /// Modules that the package imports, and types of them that would be hidden.
  private static let taken: Set<String> = [
    "app", "combine", "coretransferable", "dispatch", "foundation", "observation", "preview", "scene", "swift",
    "swiftui",
    "swiftuitesting", "synchronization", "tessera", "testing", "test", "tests", "uniformtypeidentifiers", "view",
    "xctest",
  ]

  /// - Throws: `UsageError` if a module cannot be called so.
  init(_ text: String) throws {
    guard text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_\-]*/) != nil else {
      throw Command.new.error(
        "\"\(text)\" cannot be the name of a package: it begins with a letter, and has nothing but letters, digits, hyphens "
          + "and underscores")
    }
    guard text.count <= Self.longest else {
      throw Command.new.error("the name of a package has at most \(Self.longest) characters, not \(text.count)")
    }
    guard !Self.keywords.contains(text), !Self.taken.contains(text.lowercased()) else {
      throw Command.new.error("\"\(text)\" means something else in Swift or SwiftUI; choose another name")
    }
    self.text = text
  }

  /// The name in source code.
  var module: String { text.replacing("-", with: "_") }

  /// The name of types: it begins with a capital letter.
  var type: String {
    text.split(whereSeparator: { $0 == "-" }).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
