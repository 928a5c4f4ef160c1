/// The fonts that the text of a program is drawn with, as far as its sources tell.
public struct UsedFonts {
  /// The weights that are always there: those of plain text, of titles, of buttons and of emphasis.
  private static let usual = ["Regular", "Italic", "Medium", "SemiBold", "SemiBoldItalic", "Bold", "BoldItalic"]
  /// Words of sources, and the weights that they ask for.
  private static let asked: [(words: [String], weight: String)] = [
    ([".ultraLight"], "Thin"), ([".thin"], "ExtraLight"), ([".light"], "Light"), ([".heavy"], "ExtraBold"),
    ([".black"], "Black"),
  ]

  /// Names of files of Inter without their endings.
  public let files: Set<String>
  /// Whether sources have emoji in them.
  public let hasEmoji: Bool
  /// Whether sources have Chinese characters, kana or Hangul in them.
  public let hasEastAsian: Bool

  private static let eastAsian: [ClosedRange<UInt32>] = [0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3]

  /// - Parameter sources: the texts of the files in Swift, and of tables of texts.
  public init(in sources: [String]) {
    var weights = Self.usual
    for (words, weight) in Self.asked
    where sources.contains(where: { source in words.contains { source.contains($0) } }) {
      weights.append(weight)
      if sources.contains(where: { $0.contains("talic") }) { weights.append(weight + "Italic") }
    }
    files = Set(weights.flatMap { ["Inter-\($0)", "InterDisplay-\($0)"] })
    hasEastAsian = sources.contains { source in
      source.unicodeScalars.contains { scalar in Self.eastAsian.contains { $0.contains(scalar.value) } }
    }
    hasEmoji = sources.contains { $0.unicodeScalars.contains { $0.properties.isEmojiPresentation } }
  }
}
