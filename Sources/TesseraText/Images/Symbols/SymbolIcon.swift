import Foundation

/// An icon of the icon set: figures to be filled, in a square of 16 units.
package nonisolated struct SymbolIcon: Sendable {
  static let side: CGFloat = 16

  struct Figure: Sendable {
    var path: Path
    var isEvenOdd: Bool
  }

  var figures: [Figure]

  /// Reads what a file of the icon set holds: `path` elements with data, and perhaps a rule for filling.
  ///
  /// nil: there is nothing to draw in it.
  init?(svg: String) {
    figures = svg.components(separatedBy: "<path").dropFirst().compactMap { element in
      let tag = element.prefix { $0 != ">" }
      guard let data = Self.attribute("d", of: tag) else { return nil }
      let path = SVGPathData.path(String(data))
      return path.isEmpty ? nil : Figure(path: path, isEvenOdd: Self.attribute("fill-rule", of: tag) == "evenodd")
    }
    guard !figures.isEmpty else { return nil }
  }

  init(figures: [Figure]) {
    self.figures = figures
  }

  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    guard let start = tag.range(of: " \(name)=\"")?.upperBound else { return nil }
    return tag[start...].prefix { $0 != "\"" }
  }

  func applying(_ transform: CGAffineTransform) -> SymbolIcon {
    SymbolIcon(figures: figures.map { Figure(path: $0.path.applying(transform), isEvenOdd: $0.isEvenOdd) })
  }

  /// The icon smaller or larger by a factor, its center at a point.
  func scaled(by factor: CGFloat, center: CGPoint) -> SymbolIcon {
    let half = Self.side / 2
    return applying(
      CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: center.x - half * factor, ty: center.y - half * factor))
  }

  package var bounds: CGRect {
    figures.map(\.path.boundingRect).reduce(CGRect.null) { $0.union($1) }
  }
}
