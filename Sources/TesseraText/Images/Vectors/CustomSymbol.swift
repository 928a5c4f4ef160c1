import Foundation

/// Reads a symbol that an app brings along: a template as the SF Symbols app writes it.
///
/// The lines `Baseline` and `Capline` of the template say how the symbol stands beside text. The weight *Regular* in the
/// size *M* is taken, or the one that is there.
nonisolated enum CustomSymbol {
  /// The weights and sizes that are looked for, the best first.
  private static let designs = [
    "Regular-M", "Regular-S", "Regular-L", "Medium-M", "Medium-S", "Semibold-M", "Semibold-S",
  ]

  /// Where text stands beside an icon, in its square of 16 units: as high as `SymbolMetrics` has capitals.
  private static let baseline = SymbolIcon.side / 2 + capitalHeight / 2
  private static let capitalHeight = SymbolMetrics.capitalHeight / SymbolMetrics.squareSide * SymbolIcon.side

  /// nil: the file is no template, or there is nothing to draw in it.
  static func artwork(of data: Data) -> SymbolArtwork? {
    guard let root = MarkupReader.root(of: data) else { return nil }
    let builder = SVGBuilder(root)
    guard let name = designs.first(where: { builder.element(withID: $0) != nil }),
      let place = place(of: name.suffix(1), builder)
    else { return nil }
    var shapes = SymbolShapes(builder)
    shapes.find(name, in: root, .identity)
    let layers = shapes.figures.map { shape in
      SymbolArtwork.Layer(
        icon: SymbolIcon(figures: [.init(path: shape.path.applying(place), isEvenOdd: shape.isEvenOdd)]),
        level: shape.level)
    }
    return layers.isEmpty ? nil : SymbolArtwork(layers: layers)
  }

  /// From the template's coordinates to the square of icons, by the lines for a size.
  private static func place(of size: Substring, _ builder: SVGBuilder) -> CGAffineTransform? {
    func height(_ name: String) -> CGFloat? {
      guard let line = builder.element(withID: "\(name)-\(size)") else { return nil }
      return SVGShape.path(of: line)?.boundingRect.midY
    }
    guard let base = height("Baseline"), let top = height("Capline"), base - top > 1 else { return nil }
    let scale = capitalHeight / (base - top)
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: baseline - base * scale)
  }
}

/// The shapes of one design of a symbol's template.
private nonisolated struct SymbolShapes {
  struct Figure {
    var path: Path
    var isEvenOdd: Bool
    var level: Int
  }

  private let builder: SVGBuilder
  private(set) var figures: [Figure] = []

  init(_ builder: SVGBuilder) {
    self.builder = builder
  }

  /// Looks for the group of a design.
  mutating func find(_ id: String, in element: MarkupElement, _ outer: CGAffineTransform) {
    let place = (SVGNumbers.transform(element.attributes["transform"]) ?? .identity).concatenating(outer)
    if element.attributes["id"] == id {
      collect(element, place, SVGStyle(), level: 0)
    } else {
      for child in element.children { find(id, in: child, place) }
    }
  }

  private mutating func collect(
    _ element: MarkupElement, _ place: CGAffineTransform, _ inherited: SVGStyle, level: Int
  ) {
    var style = inherited
    style.apply(builder.properties(of: element))
    let level = Self.level(element.attributes["class"]) ?? level
    if let path = SVGShape.path(of: element), !path.isEmpty {
      figures.append(Figure(path: path.applying(place), isEvenOdd: style.isEvenOdd, level: level))
    }
    for child in element.children {
      let own = SVGNumbers.transform(child.attributes["transform"]) ?? .identity
      collect(child, own.concatenating(place), style, level: level)
    }
  }

  /// The layer by the class that the SF Symbols app gives a shape, such as `hierarchical-0:secondary`.
  private static func level(_ names: String?) -> Int? {
    guard let names, let match = names.firstMatch(of: /hierarchical-[0-9]+:(primary|secondary|tertiary)/) else {
      return nil
    }
    switch match.output.1 {
    case "secondary": return 1
    case "tertiary": return 2
    default: return 0
    }
  }
}
