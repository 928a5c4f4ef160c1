import Foundation

/// Letters and digits as icons, drawn with lines as thick as those of the icons.
nonisolated enum SymbolLetters {
  /// The icon of one letter or of a few digits; nil if a character has no drawing.
  static func icon(_ text: Substring) -> SymbolIcon? {
    guard (1...3).contains(text.count) else { return nil }
    var line = Path()
    var end: CGFloat = 0
    for character in text {
      guard let data = data[character] else { return nil }
      let path = SVGPathData.path(data)
      line.addPath(path, transform: CGAffineTransform(translationX: end - path.boundingRect.minX, y: 0))
      end = line.boundingRect.maxX + distance
    }
    let box = line.boundingRect
    let middle = SymbolIcon.side / 2
    let placed = line.applying(
      CGAffineTransform(translationX: middle - box.midX, y: middle - height / 2))
    let style = StrokeStyle(lineWidth: text.count == 1 ? 1.2 : 1.35, lineCap: .round, lineJoin: .round)
    // No line may cross another where letters are holes; fine enough for large symbols.
    let area = placed.strokedPath(style).applying(CGAffineTransform(scaleX: fineness, y: fineness))
      .normalized(eoFill: false).applying(CGAffineTransform(scaleX: 1 / fineness, y: 1 / fineness))
    return SymbolIcon(figures: [.init(path: area, isEvenOdd: false)])
  }

  /// How much larger than other icons a letter or number is in an outline.
  static func enclosedScale(of icon: String) -> CGFloat {
    guard icon.hasPrefix("glyph/") else { return 1 }
    return icon.count == "glyph/".count + 1 ? 1.4 : 1.15
  }

  private static let height: CGFloat = 9
  private static let fineness: CGFloat = 20
  private static let distance: CGFloat = 2.2

  private static let data: [Character: String] = [
    "0": "M3 0C1 0 0 1.8 0 4.5S1 9 3 9 6 7.2 6 4.5 5 0 3 0z",
    "1": "M1 2L3.5 0V9",
    "2": "M.3 2.5C.3 1 1.4 0 3 0S5.7 1 5.7 2.5C5.7 4.5.5 7 .2 9H6",
    "3":
      "M.3 2C.6.8 1.6 0 3 0 4.6 0 5.6.9 5.6 2.2S4.6 4.3 2.6 4.3C4.8 4.3 5.9 5.3 5.9 6.6 5.9 8 4.7 9 3 9 1.4 9 .4 8.2.1 6.9",
    "4": "M4.5 9V0L0 6.4H6",
    "5": "M5.5 0H1.2L.7 4.2C1.3 3.7 2.1 3.4 3 3.4 4.8 3.4 6 4.5 6 6.1 6 7.8 4.8 9 3 9 1.5 9 .4 8.2.1 7",
    "6":
      "M5.4 1.3C4.9.5 4.1 0 3.2 0 1.2 0 0 1.8 0 5.2 0 7.6 1.2 9 3 9 4.8 9 6 7.8 6 6.2 6 4.6 4.8 3.5 3.1 3.5 1.4 3.5 0 4.6 0 6.1",
    "7": "M0 0H6L2.3 9",
    "8":
      "M3 4.2C1.5 4.2.5 3.4.5 2.1S1.5 0 3 0 5.5.8 5.5 2.1 4.5 4.2 3 4.2C1.2 4.2 0 5.2 0 6.6S1.2 9 3 9 6 8 6 6.6 4.8 4.2 3 4.2z",
    "9":
      "M.6 7.7C1.1 8.5 1.9 9 2.8 9 4.8 9 6 7.2 6 3.8 6 1.4 4.8 0 3 0 1.2 0 0 1.2 0 2.8 0 4.4 1.2 5.5 2.9 5.5 4.6 5.5 6 4.4 6 2.9",
    "a": "M0 9L3 0 6 9M1.1 6H4.9",
    "b": "M.3 0V9H3.2C4.9 9 6 8 6 6.6S4.9 4.3 3.2 4.3H.3M.3 0H3C4.5 0 5.5.9 5.5 2.1S4.5 4.3 3 4.3",
    "c": "M5.9 2.2C5.5.9 4.5 0 3.2 0 1.3 0 0 1.8 0 4.5S1.3 9 3.2 9C4.5 9 5.5 8.1 5.9 6.8",
    "d": "M.3 0V9H2.6C4.8 9 6 7.2 6 4.5S4.8 0 2.6 0H.3",
    "e": "M5.5 0H.5V9H5.5M.5 4.4H4.8",
    "f": "M5.5 0H.5V9M.5 4.4H4.8",
    "g": "M5.9 2.1C5.4.8 4.4 0 3.2 0 1.3 0 0 1.8 0 4.5S1.3 9 3.2 9C4.8 9 6 7.8 6 6V4.8H3.5",
    "h": "M.2 0V9M5.8 0V9M.2 4.4H5.8",
    "i": "M1.2 0H4.8M3 0V9M1.2 9H4.8",
    "j": "M4.5 0V6.5C4.5 8 3.6 9 2.3 9S.3 8.1.3 6.8",
    "k": "M.4 0V9M5.8 0L.4 5.6M2.3 3.8L6 9",
    "l": "M.7 0V9H5.5",
    "m": "M0 9V0L3.5 6 7 0V9",
    "n": "M.2 9V0L5.8 9V0",
    "o": "M3.3 0C1.3 0 0 1.8 0 4.5S1.3 9 3.3 9 6.6 7.2 6.6 4.5 5.3 0 3.3 0z",
    "p": "M.4 9V0H3.2C4.9 0 5.9 1 5.9 2.5S4.9 5 3.2 5H.4",
    "q": "M3.3 0C1.3 0 0 1.8 0 4.5S1.3 9 3.3 9 6.6 7.2 6.6 4.5 5.3 0 3.3 0zM4.2 6.8L6.4 9.4",
    "r": "M.4 9V0H3.2C4.9 0 5.9 1 5.9 2.5S4.9 5 3.2 5H.4M3.2 5L5.9 9",
    "s":
      "M5.6 2C5.3.8 4.4 0 3 0 1.5 0 .4.9.4 2.2.4 5.2 5.8 3.6 5.8 6.6 5.8 8 4.6 9 3 9 1.4 9 .4 8.2.1 6.9",
    "t": "M0 0H6M3 0V9",
    "u": "M.2 0V5.8C.2 7.8 1.3 9 3 9S5.8 7.8 5.8 5.8V0",
    "v": "M0 0L3 9 6 0",
    "w": "M0 0L1.9 9 4 2 6.1 9 8 0",
    "x": "M.2 0L5.8 9M5.8 0L.2 9",
    "y": "M0 0L3 4.6 6 0M3 4.6V9",
    "z": "M.3 0H5.7L.2 9H5.9",
  ]
}
