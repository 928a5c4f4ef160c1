import Foundation
import TesseraCore

/// What stands in for the system font: Inter, and "Inter Display" for headlines.
enum SystemFont {
  /// Distance from baseline to the top of a line, in em: Inter's own.
  static let ascent = 0.96875
  /// Height of a line, in em.
  static let lineHeight = 1.21
  /// From this many points on, the cut for headlines is used.
  static let displaySize: CGFloat = 20

  /// Family names to try in order, separated by commas as Pango wants them.
  static func familyNames(for family: ResolvedFont.Family, size: CGFloat) -> String {
    let sans = size < displaySize ? "Inter" : "Inter Display,Inter"
    switch family {
    case .named(let name):
      return name.isEmpty ? "\(sans),sans-serif" : "\(name),\(sans),sans-serif"
    case .system(.serif):
      return "Source Serif 4,Noto Serif,Liberation Serif,DejaVu Serif,serif"
    case .system(.monospaced):
      return "JetBrains Mono,Noto Sans Mono,DejaVu Sans Mono,Liberation Mono,monospace"
    case .system(.rounded):
      return "Nunito,Varela Round,Quicksand,\(sans),sans-serif"
    case .system:
      return "\(sans),sans-serif"
    }
  }

  /// How much wider than designed the letters are, where no face of the system font has the width that was asked for (J470).
  static func stretch(of font: ResolvedFont) -> Double {
    guard font.width != 0, case .system = font.family else { return 1 }
    let step = Double(min(max(font.width, -4), 4))
    return 1 + step * (step < 0 ? 0.09 : 0.1)
  }

  /// Space added after each character, in Pango units.
  ///
  /// Inter is spaced for 20 points and more; its makers give this curve for text set smaller. The headline cut is
  /// spaced for 32 points: below that, it also gets the share of the text cut's wider spacing that the design has at
  /// the size, so that widths grow evenly from one cut to the other.
  static func tracking(of font: ResolvedFont, familyName: String) -> Int {
    guard case .system = font.family else { return 0 }
    let size = Double(max(font.size, 1))
    switch familyName {
    case "Inter" where font.size < displaySize:
      return PangoUnits.units((-0.0223 + 0.185 * exp(-0.1745 * size)) * size)
    case "Inter Display" where font.size < 32:
      return PangoUnits.units(0.0536 * (32 - size) / 18 * size)
    default:
      return 0
    }
  }
}
