import Foundation
import TesseraCore

@testable import TesseraPaint

/// Texts and fonts for tests.
enum Sample {
  static let black = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1)
  static let white = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 1)
  static let red = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 1)
  static let green = Color.Resolved(red: 0, green: 1, blue: 0, opacity: 1)
  static let blue = Color.Resolved(red: 0, green: 0, blue: 1, opacity: 1)
  static let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

  static let paragraph = "The quick brown fox jumps over the lazy dog, then rests a while in the shade of a tree."

  static func font(_ size: CGFloat = 17, weight: Int = 400, design: Font.Design = .default) -> ResolvedFont {
    ResolvedFont(family: .system(design), size: size, weight: weight)
  }

  static func run(
    _ string: String, font: ResolvedFont = Sample.font(), color: Color.Resolved = black, tracking: CGFloat = 0
  ) -> ResolvedText.Run {
    ResolvedText.Run(
      string: string, attributes: ResolvedText.Attributes(font: font, color: color, tracking: tracking))
  }

  static func text(
    _ string: String, font: ResolvedFont = Sample.font(), tracking: CGFloat = 0, alignment: TextAlignment = .leading,
    truncation: Text.TruncationMode = .tail
  ) -> ResolvedText {
    ResolvedText(
      runs: [run(string, font: font, tracking: tracking)], alignment: alignment, truncation: truncation)
  }

  /// Strings of Latin characters that look random and are the same in every run.
  static func randomLatinStrings(count: Int) -> [String] {
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    return (0..<count).map { _ in
      let isPlain = next(2) == 0
      let scalars = (0..<1 + next(24)).map { _ -> Unicode.Scalar in
        let index = isPlain ? next(95) : next(LatinText.count)
        let scalar = LatinText.scalar(index)
        return Unicode.Scalar(scalar == 0xAD ? 0x41 : scalar) ?? "A"
      }
      return String(String.UnicodeScalarView(scalars))
    }
  }

  /// What an interface says.
  static let labels = [
    "Settings", "Hello, world!", "Item 12", "AVATAR To We Ty", "10:30", "3x4", "3 x 4", "(A-B)", "a-b", "A-B", "->",
    "<=>", "fox jumps", "Inbox 12", "12 345,67", "$9.99", "100%", "e-mail@example.com", "C++ & C#", "Übergröße",
    "Łódź Kraków", "naïve café", "ﬁne", "fi fl ffi", "1/2", "#1", "“quoted”", "don't", "A", " ", "   ", "x", "(", "+1",
    "H:M", "12:", "ij IJ", "Ţţ Şş", "[ok]", "{ok}", "a*b", "A*B", "~x~", "x1x", "1x1x1", "W.", "T,o",
  ]
}
