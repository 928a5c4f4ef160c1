import Foundation

/// The picture of a symbol: icons on top of each other, in a square of 16 units.
nonisolated package struct SymbolArtwork: Sendable {
  struct Layer: Sendable {
    var icon: SymbolIcon
    /// 0 for what the symbol is about, 1 for what surrounds it.
    var level: Int
    /// Whether the layer is a hole in the one below where both have the same color.
    var isCutOut = false
    /// Where nothing is drawn of the layers below this one.
    var gap: Path?
  }

  let layers: [Layer]
  /// Whether some of the figures have a color by themselves.
  var hasOwnColors: Bool { layers.contains { $0.icon.figures.contains { $0.color != nil } } }
  /// The box around everything that is drawn.
  package let bounds: CGRect

  init(layers: [Layer]) {
    self.layers = layers
    bounds = layers.map(\.icon.bounds).reduce(CGRect.null) { $0.union($1) }
  }

  /// What draws the symbol.
  ///
  /// - Parameters:
  ///   - transform: from the square of 16 units to points.
  ///   - boldness: how much thicker lines become, in points.
  ///   - paint: the paint of a level, or of a color that a figure has by itself.
  func items(
    _ transform: CGAffineTransform, boldness: CGFloat, isOneColor: Bool, _ paint: (Int, SystemColor?) -> Paint
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    let pieces = isOneColor ? withHoles : layers
    let unit = hypot(transform.a, transform.b)
    // Thicker lines would close the holes.
    let boldness = layers.contains(where: \.isCutOut) ? 0 : boldness
    for layer in pieces {
      if let gap = layer.gap { items = [Self.without(gap.applying(transform), items)] }
      for figure in layer.icon.figures {
        if let gap = figure.gap { items = [Self.without(gap.applying(transform), items)] }
        let path = figure.path.applying(transform)
        let paint = paint(layer.level, figure.color)
        var drawn: [DisplayItem] = []
        if !figure.isHollow { drawn.append(.fill(path, paint, FillStyle(eoFill: figure.isEvenOdd))) }
        let width = boldness + (layer.isCutOut && isOneColor ? 0 : figure.lineWidth * unit)
        if width > 0 {
          drawn.append(.stroke(path, paint, StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)))
        }
        items += figure.reach.items(drawn, transform)
      }
    }
    return items
  }

  /// Items that leave an area free.
  private static func without(_ gap: Path, _ items: [DisplayItem]) -> DisplayItem {
    var outside = Path(gap.boundingRect.union(CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4)))
    outside.addPath(gap)
    return .group(DisplayGroup(clip: .init(path: outside, style: FillStyle(eoFill: true)), items: items))
  }

  /// The layers with those that are holes cut out of the ones below.
  private var withHoles: [Layer] {
    var result: [Layer] = []
    for layer in layers {
      guard layer.isCutOut, var below = result.popLast(), !below.icon.figures.isEmpty else {
        result.append(layer)
        continue
      }
      let last = below.icon.figures.count - 1
      for figure in layer.icon.figures {
        below.icon.figures[last].path.addPath(figure.isHollow ? figure.outline : figure.path)
      }
      below.icon.figures[last].isEvenOdd = true
      result.append(below)
    }
    return result
  }
}

nonisolated extension SymbolIcon.Figure {
  /// The area of the lines of a hollow figure.
  fileprivate var outline: Path {
    path.strokedPath(StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
  }
}
