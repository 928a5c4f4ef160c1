/// A key of the keyboard, named by the character it stands for.
nonisolated public struct KeyEquivalent: Sendable {
  public var character: Character

  public init(_ character: Character) {
    self.character = character
  }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backward.
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
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
