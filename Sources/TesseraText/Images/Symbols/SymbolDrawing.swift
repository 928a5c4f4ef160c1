import Foundation

/// Reads the drawings of this project's own icons, in a square of 16 units: figures between `|`, each a letter for its
/// kind, a colon and numbers or path data.
///
/// | | |
/// |---|---|
/// | `r:x,y,width,height,radius` | a rectangle with round corners |
/// | `e:x,y,radius,radius` | an ellipse around a point |
/// | `s:data` | a path |
///
/// Small letters draw lines of one unit, capitals fill the area; with `d` before them, lines are dotted.
nonisolated struct SymbolDrawing {
  private static let line = StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round)
  private static let dots = StrokeStyle(lineWidth: 1.1, lineCap: .round, lineJoin: .round, dash: [0.01, 2.2])

  /// What a text draws; nil if it is malformed.
  static func icon(_ text: String) -> SymbolIcon? {
    var figures: [SymbolIcon.Figure] = []
    for word in text.split(separator: "|") {
      let halves = word.split(separator: ":", maxSplits: 1)
      guard halves.count == 2, let kind = halves[0].last, let path = path(kind.lowercased(), halves[1]) else {
        return nil
      }
      let isArea = kind.isUppercase
      let style = halves[0].hasPrefix("d") ? dots : line
      figures.append(.init(path: isArea ? path : path.strokedPath(style), isEvenOdd: false))
    }
    return figures.isEmpty ? nil : SymbolIcon(figures: figures)
  }

  private static func path(_ kind: String, _ data: Substring) -> Path? {
    if kind == "s" { return SVGPathData.path(String(data)) }
    let numbers = data.split(separator: ",").compactMap { Double($0).map { CGFloat($0) } }
    switch (kind, numbers.count) {
    case ("r", 5):
      return Path(
        roundedRect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        cornerRadius: numbers[4])
    case ("e", 4):
      return Path(
        ellipseIn: CGRect(
          x: numbers[0] - numbers[2], y: numbers[1] - numbers[3], width: 2 * numbers[2], height: 2 * numbers[3]))
    default: return nil
    }
  }
}
