import Foundation

/// Icons that make a picture together, as the table of symbols writes them: `search+glyph/1@s.45,6.5,6.5`.
///
/// Parts stand between `+`, from the lowest to the topmost. After an icon's name, each `@` begins what is done with it:
///
/// | | |
/// |---|---|
/// | `s.5,8,9` | made smaller or larger by a factor, its center at a point of the square of 16 units |
/// | `x`, `y` | mirrored, left and right or top and bottom changed |
/// | `r90` | turned to the right by degrees |
/// | `o` | only its outline is drawn |
/// | `g` | what is below keeps a distance from the box around it |
/// | `i` | inside what is below: where that is filled, a hole in it |
/// | `c` | a hole in what is below |
/// | `b` | a badge at the lower right, from which what is below keeps a distance |
nonisolated struct SymbolRecipe {
  private struct Part {
    var icon: Substring
    var changes: [Substring]
  }

  private static let gapWidth: CGFloat = 0.9
  private static let outlineWidth: CGFloat = 0.9
  private var parts: [Part]

  init(_ text: String) {
    parts = text.split(separator: "+").map { part in
      let words = part.split(separator: "@")
      return Part(icon: words.first ?? "", changes: Array(words.dropFirst()))
    }
  }

  var icons: [String] { parts.map { String($0.icon) } }

  /// The same with the filled forms of those icons that have one.
  func filled(_ has: (String) -> Bool) -> String {
    var isAnyFilled = false
    return parts.map { part in
      var changes = part.changes
      var icon = part.icon
      if let outline = changes.firstIndex(of: "o") {
        changes.remove(at: outline)
        isAnyFilled = true
      } else if has(String(icon + "-fill")) {
        icon += "-fill"
        isAnyFilled = true
      }
      if isAnyFilled { changes = changes.map { $0 == "i" ? "c" : $0 } }
      return ([icon] + changes).joined(separator: "@")
    }.joined(separator: "+")
  }

  /// nil if an icon is missing.
  func icon(_ icon: (String) -> SymbolIcon?) -> SymbolIcon? {
    var figures: [SymbolIcon.Figure] = []
    for part in parts {
      guard var result = icon(String(part.icon)) else { return nil }
      for change in part.changes { result = Self.change(result, change) }
      if part.changes.contains("c"), let below = figures.indices.last {
        for figure in result.figures { figures[below].path.addPath(figure.path) }
        figures[below].isEvenOdd = true
      } else {
        figures += result.figures
      }
    }
    return figures.isEmpty ? nil : SymbolIcon(figures: figures)
  }

  private static func change(_ icon: SymbolIcon, _ change: Substring) -> SymbolIcon {
    let numbers = change.dropFirst().split(separator: ",").map { CGFloat(Double($0) ?? 0) }
    let side = SymbolIcon.side
    switch change.first {
    case "s":
      let center = numbers.count == 3 ? CGPoint(x: numbers[1], y: numbers[2]) : CGPoint(x: side / 2, y: side / 2)
      return icon.scaled(by: numbers.first ?? 1, center: center)
    case "x": return icon.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: side, ty: 0))
    case "y": return icon.applying(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: side))
    case "r":
      return icon.applying(
        CGAffineTransform(translationX: side / 2, y: side / 2).rotated(by: (numbers.first ?? 0) * .pi / 180)
          .translatedBy(x: -side / 2, y: -side / 2))
    case "o":
      var icon = icon
      for index in icon.figures.indices {
        icon.figures[index].isHollow = true
        icon.figures[index].lineWidth = outlineWidth
      }
      return icon
    case "b": return icon.scaled(by: 0.5, center: CGPoint(x: 12, y: 12)).above(roundGap)
    case "g": return icon.above { Path(roundedRect: $0.insetBy(dx: -gapWidth, dy: -gapWidth), cornerRadius: gapWidth) }
    default: return icon
    }
  }

  /// A circle around a box.
  static func roundGap(_ box: CGRect) -> Path {
    let radius = max(box.width, box.height) / 2 + gapWidth
    return Path(ellipseIn: CGRect(x: box.midX - radius, y: box.midY - radius, width: 2 * radius, height: 2 * radius))
  }
}

nonisolated extension SymbolIcon {
  /// The icon with a gap around it, in what is below.
  fileprivate func above(_ gap: (CGRect) -> Path) -> SymbolIcon {
    var icon = self
    if !icon.figures.isEmpty { icon.figures[0].gap = gap(bounds) }
    return icon
  }
}
