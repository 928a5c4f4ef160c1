import Foundation

/// The colors that symbols have by themselves (J281): those of the weather, signs that mean to add or to remove, badges, and some
/// things of one color.
nonisolated enum SymbolColors {
  private static let things: [String: SystemColor] = [
    "heart": .red, "star": .yellow, "bolt": .yellow, "drop": .cyan, "flame": .orange, "leaf": .green, "trash": .red,
    "snowflake": .cyan, "wind": .gray, "tornado": .gray, "hurricane": .gray, "smoke": .gray, "sunrise": .yellow,
    "sunset": .yellow,
  ]

  /// Signs in an area, of which the sign itself is white.
  private static let filled: [String: SystemColor] = [
    "plus.circle": .green, "minus.circle": .red, "exclamationmark.triangle": .yellow,
  ]

  private static let signs: [String: SystemColor] = [
    "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red, "exclamationmark": .red, "questionmark": .gray,
  ]

  /// The picture with the colors that a symbol of the name has.
  static func artwork(_ artwork: SymbolArtwork, named name: String) -> SymbolArtwork {
    let words = name.split(separator: ".").map(String.init)
    var layers = artwork.layers
    if let badge = words.firstIndex(of: "badge"), !layers.isEmpty {
      let sign = words[(badge + 1)...].first { $0 != "fill" }
      layers[layers.count - 1].icon.paint(sign.flatMap { signs[$0] } ?? .red)
    } else if let color = weather(words) {
      for index in layers.indices { color(&layers[index].icon) }
    } else if words.last == "fill", let color = filled[words.dropLast().joined(separator: ".")] {
      layers = [SymbolArtwork.Layer(icon: ground(of: layers), level: 1)] + layers.map { $0.painted(color) }
    } else if words.count <= 2, words.count == 1 || words[1] == "fill", let color = things[words[0]] {
      layers = layers.map { $0.painted(color) }
    }
    return SymbolArtwork(layers: layers)
  }

  /// A white area that shows through the holes of the lowest layer.
  private static func ground(of layers: [SymbolArtwork.Layer]) -> SymbolIcon {
    let contours = layers.first?.icon.figures.flatMap(\.path.contours) ?? []
    let outline = contours.max { $0.boundingRect.width < $1.boundingRect.width }
    // Somewhat smaller, so that no white is seen around it.
    return SymbolIcon(figures: outline.map { [.init(path: $0, isEvenOdd: false, color: .white)] } ?? [])
      .scaled(by: 0.97, center: CGPoint(x: SymbolIcon.side / 2, y: SymbolIcon.side / 2))
  }

  /// What colors the icon of the weather that the words of a name mean; nil for a name of something else.
  private static func weather(_ words: [String]) -> ((inout SymbolIcon) -> Void)? {
    switch words.first {
    case "sun", "sparkle", "sparkles": { $0.paint(.yellow) }
    case "moon": { $0.paint(.white) }
    case "cloud": { cloud(&$0, words) }
    default: nil
    }
  }

  /// A white cloud; a yellow sun or a white moon behind it, and what falls from it.
  private static func cloud(_ icon: inout SymbolIcon, _ words: [String]) {
    icon = SymbolIcon(figures: icon.figures.flatMap(\.parts))
    guard let cloud = icon.figures.indices.max(by: { icon.width(of: $0) < icon.width(of: $1) }) else { return }
    let lowerEdge = icon.figures[cloud].path.boundingRect.maxY
    let light: SystemColor = words.contains("moon") ? .white : .yellow
    let isDry = words.contains("fog") || words.contains("haze") || words.contains("smoke")
    let water: SystemColor = isDry ? .gray : .cyan
    let falling = icon.figures.indices.filter {
      $0 != cloud && icon.figures[$0].path.boundingRect.midY > lowerEdge - 0.5
    }
    let bolt = words.contains("bolt") ? falling.max { icon.width(of: $0) < icon.width(of: $1) } : nil
    for index in icon.figures.indices { icon.figures[index].color = light }
    for index in falling { icon.figures[index].color = index == bolt ? .yellow : water }
    icon.figures[cloud].color = .white
  }
}

nonisolated extension SymbolArtwork.Layer {
  fileprivate func painted(_ color: SystemColor?) -> SymbolArtwork.Layer {
    var layer = self
    layer.icon.paint(color)
    return layer
  }
}

nonisolated extension SymbolIcon {
  fileprivate mutating func paint(_ color: SystemColor?) {
    for index in figures.indices { figures[index].color = color }
  }

  fileprivate func width(of index: Int) -> CGFloat { figures[index].path.boundingRect.width }
}
