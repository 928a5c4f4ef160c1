import TesseraCore

/// Which key of a keyboard with American letters was pressed: the numbers that the standard for USB keyboards gives them.
nonisolated public enum UIKeyboardHIDUsage: Int, Sendable {
  /// One that none of the others is.
  case keyboardErrorUndefined = 3
  /// The key "A".
  case keyboardA = 4
  /// The key "B".
  case keyboardB = 5
  /// The key "C".
  case keyboardC = 6
  /// The key "D".
  case keyboardD = 7
  /// The key "E".
  case keyboardE = 8
  /// The key "F".
  case keyboardF = 9
  /// The key "G".
  case keyboardG = 10
  /// The key "H".
  case keyboardH = 11
  /// The key "I".
  case keyboardI = 12
  /// The key "J".
  case keyboardJ = 13
  /// The key "K".
  case keyboardK = 14
  /// The key "L".
  case keyboardL = 15
  /// The key "M".
  case keyboardM = 16
  /// The key "N".
  case keyboardN = 17
  /// The key "O".
  case keyboardO = 18
  /// The key "P".
  case keyboardP = 19
  /// The key "Q".
  case keyboardQ = 20
  /// The key "R".
  case keyboardR = 21
  /// The key "S".
  case keyboardS = 22
  /// The key "T".
  case keyboardT = 23
  /// The key "U".
  case keyboardU = 24
  /// The key "V".
  case keyboardV = 25
  /// The key "W".
  case keyboardW = 26
  /// The key "X".
  case keyboardX = 27
  /// The key "Y".
  case keyboardY = 28
  /// The key "Z".
  case keyboardZ = 29
  /// The key "1" above the letters.
  case keyboard1 = 30
  /// The key "2" above the letters.
  case keyboard2 = 31
  /// The key "3" above the letters.
  case keyboard3 = 32
  /// The key "4" above the letters.
  case keyboard4 = 33
  /// The key "5" above the letters.
  case keyboard5 = 34
  /// The key "6" above the letters.
  case keyboard6 = 35
  /// The key "7" above the letters.
  case keyboard7 = 36
  /// The key "8" above the letters.
  case keyboard8 = 37
  /// The key "9" above the letters.
  case keyboard9 = 38
  /// The key "0" above the letters.
  case keyboard0 = 39
  /// The return key.
  case keyboardReturnOrEnter = 40
  /// The escape key.
  case keyboardEscape = 41
  /// The key that deletes backward.
  case keyboardDeleteOrBackspace = 42
  /// The tab key.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// The key "-".
  case keyboardHyphen = 45
  /// The key "=".
  case keyboardEqualSign = 46
  /// The key "[".
  case keyboardOpenBracket = 47
  /// The key "]".
  case keyboardCloseBracket = 48
  /// The key with a slash that leans back.
  case keyboardBackslash = 49
  /// The key ";".
  case keyboardSemicolon = 51
  /// The key with a straight apostrophe.
  case keyboardQuote = 52
  /// The key "`".
  case keyboardGraveAccentAndTilde = 53
  /// The key ",".
  case keyboardComma = 54
  /// The key ".".
  case keyboardPeriod = 55
  /// The key "/".
  case keyboardSlash = 56
  /// The key that leads to the beginning.
  case keyboardHome = 74
  /// The key that leads a page up.
  case keyboardPageUp = 75
  /// The key that deletes forward.
  case keyboardDeleteForward = 76
  /// The key that leads to the end.
  case keyboardEnd = 77
  /// The key that leads a page down.
  case keyboardPageDown = 78
  /// The arrow key that points right.
  case keyboardRightArrow = 79
  /// The arrow key that points left.
  case keyboardLeftArrow = 80
  /// The arrow key that points down.
  case keyboardDownArrow = 81
  /// The arrow key that points up.
  case keyboardUpArrow = 82
  /// The key that clears.
  case keyboardClear = 156

  private static let named: [KeyEquivalent: UIKeyboardHIDUsage] = [
    .return: .keyboardReturnOrEnter,
    .escape: .keyboardEscape,
    .delete: .keyboardDeleteOrBackspace,
    .tab: .keyboardTab,
    .space: .keyboardSpacebar,
    .home: .keyboardHome,
    .pageUp: .keyboardPageUp,
    .deleteForward: .keyboardDeleteForward,
    .end: .keyboardEnd,
    .pageDown: .keyboardPageDown,
    .rightArrow: .keyboardRightArrow,
    .leftArrow: .keyboardLeftArrow,
    .downArrow: .keyboardDownArrow,
    .upArrow: .keyboardUpArrow,
    .clear: .keyboardClear,
  ]

  /// Characters that keys type, in the order of `typing`.
  private static let characters = "abcdefghijklmnopqrstuvwxyz1234567890-=[]\\;'`,./"
  private static let typing: [UIKeyboardHIDUsage] = [
    .keyboardA, .keyboardB, .keyboardC, .keyboardD, .keyboardE, .keyboardF, .keyboardG, .keyboardH, .keyboardI,
    .keyboardJ, .keyboardK, .keyboardL, .keyboardM, .keyboardN, .keyboardO, .keyboardP, .keyboardQ, .keyboardR,
    .keyboardS, .keyboardT, .keyboardU, .keyboardV, .keyboardW, .keyboardX, .keyboardY, .keyboardZ, .keyboard1,
    .keyboard2, .keyboard3, .keyboard4, .keyboard5, .keyboard6, .keyboard7, .keyboard8, .keyboard9, .keyboard0,
    .keyboardHyphen, .keyboardEqualSign, .keyboardOpenBracket, .keyboardCloseBracket, .keyboardBackslash,
    .keyboardSemicolon, .keyboardQuote, .keyboardGraveAccentAndTilde, .keyboardComma, .keyboardPeriod,
    .keyboardSlash,
  ]
  /// What keys type while the shift key is held, and what they type without it.
  private static let shifted = Dictionary(
    uniqueKeysWithValues: zip("!@#$%^&*()_+{}|:\"~<>?", "1234567890-=[]\\;'`,./"))

  private static let usages = Dictionary(
    uniqueKeysWithValues: zip(characters, typing).map { (KeyEquivalent($0), $1) }
  ).merging(named) { first, _ in first }

  init(_ key: KeyEquivalent) {
    let character = key.character.lowercased().first ?? key.character
    let plain = Self.shifted[character].map { KeyEquivalent($0) } ?? KeyEquivalent(character)
    self = Self.usages[key] ?? Self.usages[plain] ?? .keyboardErrorUndefined
  }
}
