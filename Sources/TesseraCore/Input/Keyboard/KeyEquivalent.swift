/// A key of the keyboard, named by the character it stands for.
nonisolated public struct KeyEquivalent: Sendable {
  /// What the key types. Keys without writing have characters of the private use area, as in AppKit.
  public var character: Character

  /// The key that types a character.
  public init(_ character: Character) {
    self.character = character
  }

  /// The arrow key that points up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow key that points down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow key that points left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow key that points right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backward.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key that leads to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that leads to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that leads a page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that leads a page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that clears, of a block of digits.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
}

nonisolated extension KeyEquivalent: Hashable {}

nonisolated extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral value: Character) {
    self.init(value)
  }
}

nonisolated extension KeyEquivalent {
  /// Whether the key has a name of its own instead of a character to type.
  package var isNamed: Bool {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return false }
    return scalar.value < 0x20 || (0xF700...0xF8FF).contains(scalar.value)
  }
}

nonisolated extension KeyEquivalent {
  /// What is written on the key.
  private static let names: [KeyEquivalent: String] = [
    .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→", .escape: "Esc", .delete: "Backspace",
    .deleteForward: "Delete", .home: "Home", .end: "End", .pageUp: "Page Up", .pageDown: "Page Down", .clear: "Clear",
    .tab: "Tab", .space: "Space", .return: "Return",
  ]

  package var name: String { Self.names[self] ?? character.uppercased() }
}
