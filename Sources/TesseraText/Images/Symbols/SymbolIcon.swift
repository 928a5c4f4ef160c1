import Foundation

/// An icon of the icon sets: figures to be filled, in a square of 16 units.
package nonisolated struct SymbolIcon: Sendable {
  static let side: CGFloat = 16

  struct Figure: Sendable {
    var path: Path
    var isEvenOdd: Bool
    /// Whether only the outline is drawn, not the inside.
    var isHollow = false
    /// How much thicker than drawn the lines are; of a hollow figure, how thick they are. In units.
    var lineWidth: CGFloat = 0
    /// Where nothing is drawn of the figures below this one.
    var gap: Path?
    /// The color that the figure has by itself (J281); nil for the foreground style.
    var color: SystemColor?
    /// How much of the figure the value of a variable symbol reaches (J465).
    var reach = SymbolReach.whole
  }

  var figures: [Figure]

  /// Reads what a file of the icon set holds: paths, circles and rectangles, and perhaps a rule for filling.
  ///
  /// nil: there is nothing to draw in it.
  init?(svg: String) {
    figures = svg.split(separator: "<").compactMap { element in
      let tag = element.prefix { $0 != ">" }
      guard let path = Self.path(of: tag), !path.isEmpty else { return nil }
      return Figure(path: path, isEvenOdd: Self.attribute("fill-rule", of: tag) == "evenodd")
    }
    guard !figures.isEmpty else { return nil }
  }

  init(figures: [Figure]) {
    self.figures = figures
  }

  private static func path(of tag: Substring) -> Path? {
    func number(_ name: String) -> CGFloat { CGFloat(Double(attribute(name, of: tag) ?? "") ?? 0) }
    switch tag.prefix(while: { $0 != " " }) {
    case "path": return attribute("d", of: tag).map { SVGPathData.path(String($0)) }
    case "circle":
      let radius = number("r")
      return Path(
        ellipseIn: CGRect(x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius, height: 2 * radius))
    case "rect":
      let box = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      return Path(roundedRect: box, cornerRadius: number("rx")).applying(matrix(of: tag))
    default: return nil
    }
  }

  /// What `matrix(a b c d x y)` says, the one kind of transform in the set.
  private static func matrix(of tag: Substring) -> CGAffineTransform {
    let numbers = (attribute("transform", of: tag) ?? "").split { !"-.0123456789".contains($0) }
      .compactMap { Double($0).map { CGFloat($0) } }
    guard numbers.count == 6 else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    guard let start = tag.range(of: " \(name)=\"")?.upperBound else { return nil }
    return tag[start...].prefix { $0 != "\"" }
  }

  func applying(_ transform: CGAffineTransform) -> SymbolIcon {
    let scale = hypot(transform.a, transform.b)
    return SymbolIcon(
      figures: figures.map {
        var figure = $0
        figure.path = $0.path.applying(transform)
        figure.gap = $0.gap?.applying(transform)
        // The lines of what is only an outline stay as thick as those of all icons.
        if !$0.isHollow { figure.lineWidth *= scale }
        return figure
      })
  }

  /// The icon smaller or larger by a factor, its center at a point.
  func scaled(by factor: CGFloat, center: CGPoint) -> SymbolIcon {
    let half = Self.side / 2
    return applying(
      CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: center.x - half * factor, ty: center.y - half * factor))
  }

  /// The icon with thicker lines, by a number of units.
  func bolder(by width: CGFloat) -> SymbolIcon {
    var icon = self
    for index in icon.figures.indices where !icon.figures[index].isHollow { icon.figures[index].lineWidth += width }
    return icon
  }

  package var bounds: CGRect {
    figures.map { figure in
      figure.path.boundingRect.insetBy(dx: -figure.lineWidth / 2, dy: -figure.lineWidth / 2)
    }.reduce(CGRect.null) { $0.union($1) }
  }
}
