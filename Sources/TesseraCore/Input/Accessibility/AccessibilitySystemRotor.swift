/// A rotor that assistive technology has by itself, which a view has entries for (J370).
nonisolated public struct AccessibilitySystemRotor: Hashable, Sendable {
  let name: String

  /// Links.
  public static let links = AccessibilitySystemRotor(name: "Link")
  /// Links that were opened, or those that were not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "Visited Link" : "Unvisited Link")
  }
  /// Headings of all levels.
  public static let headings = AccessibilitySystemRotor(name: "Heading")
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Heading \(level.rawValue)")
  }
  /// Bold text.
  public static let boldText = AccessibilitySystemRotor(name: "Bold Text")
  /// Italic text.
  public static let italicText = AccessibilitySystemRotor(name: "Italic Text")
  /// Underlined text.
  public static let underlineText = AccessibilitySystemRotor(name: "Underlined Text")
  /// Words that are not spelled as a dictionary has them.
  public static let misspelledWords = AccessibilitySystemRotor(name: "Misspelled Word")
  /// Pictures.
  public static let images = AccessibilitySystemRotor(name: "Image")
  /// Fields for text.
  public static let textFields = AccessibilitySystemRotor(name: "Text Field")
  /// Tables.
  public static let tables = AccessibilitySystemRotor(name: "Table")
  /// Lists.
  public static let lists = AccessibilitySystemRotor(name: "List")
  /// Parts of the screen.
  public static let landmarks = AccessibilitySystemRotor(name: "Landmark")
}
