import Foundation

/// The picture of a symbol: icons on top of each other, in a square of 16 units.
nonisolated package struct SymbolArtwork: Sendable {
  struct Layer: Sendable {
    var icon: SymbolIcon
    /// 0 for what the symbol is about, 1 for what surrounds it.
    var level: Int
    /// Whether the layer is a hole in the one below where both have the same color.
    var isCutOut = false
  }

  let layers: [Layer]
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
  ///   - paint: the paint of a level.
  func items(
    _ transform: CGAffineTransform, boldness: CGFloat, isOneColor: Bool, _ paint: (Int) -> Paint
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    let pieces = isOneColor ? withHoles : layers
    // Thicker lines would close the holes.
    let boldness = layers.contains(where: \.isCutOut) ? 0 : boldness
    for layer in pieces {
      let paint = paint(layer.level)
      for figure in layer.icon.figures {
        let path = figure.path.applying(transform)
        items.append(.fill(path, paint, FillStyle(eoFill: figure.isEvenOdd)))
        if boldness > 0 {
          items.append(.stroke(path, paint, StrokeStyle(lineWidth: boldness, lineCap: .round, lineJoin: .round)))
        }
      }
    }
    return items
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
      for figure in layer.icon.figures { below.icon.figures[last].path.addPath(figure.path) }
      below.icon.figures[last].isEvenOdd = true
      result.append(below)
    }
    return result
  }
}
