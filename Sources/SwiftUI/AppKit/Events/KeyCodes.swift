import TesseraCore

/// The numbers of keys on keyboards of Apple's with American letters, which programs compare.
enum KeyCodes {
  private static let numbers: [KeyEquivalent: UInt16] = {
    var numbers: [KeyEquivalent: UInt16] = [
      .return: 36, .tab: 48, .space: 49, .delete: 51, .escape: 53, .clear: 71, .home: 115, .pageUp: 116,
      .deleteForward: 117, .end: 119, .pageDown: 121, .leftArrow: 123, .rightArrow: 124, .downArrow: 125, .upArrow: 126,
    ]
    // "." stands for numbers that belong to none of these keys.
    for (number, character) in "asdfhgzxcv.bqweryt123465=97-80]ou[ip.lj'k;\\,/nm".enumerated() where character != "." {
      numbers[KeyEquivalent(character)] = UInt16(number)
    }
    numbers["."] = 47
    numbers["`"] = 50
    return numbers
  }()

  /// The number of a key; nil if no such keyboard has it.
  static func number(of key: KeyEquivalent) -> UInt16? {
    numbers[key] ?? key.character.lowercased().first.flatMap { numbers[KeyEquivalent($0)] }
  }

  /// Whether a key has no letter.
  static func isFunction(_ key: KeyEquivalent) -> Bool {
    key.character.unicodeScalars.first.map { (0xF700...0xF8FF).contains($0.value) } ?? false
  }
}
