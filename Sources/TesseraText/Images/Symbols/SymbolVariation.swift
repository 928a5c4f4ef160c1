import Foundation

/// The parts of a symbol that follow a value, and in what order (J465).
nonisolated struct SymbolVariation {
  enum Direction {
    case right, left, up, outward
  }

  /// The direction in which the parts follow one another; nil if the symbol is one part, only ever drawn in part.
  var order: Direction?
  /// The direction in which one part is drawn.
  var sweep: Direction
  /// How many of the first parts are always shown.
  var fixed = 0

  private static let all: [String: SymbolVariation] = {
    let waves = SymbolVariation(order: .right, sweep: .up)
    let speaker = SymbolVariation(order: .right, sweep: .up, fixed: 1)
    let bars = SymbolVariation(order: .right, sweep: .up)
    let scale = SymbolVariation(order: nil, sweep: .up)
    return [
      "wifi": SymbolVariation(order: .up, sweep: .right), "cellularbars": bars, "chart.bar": bars,
      "speaker.wave.1": speaker, "speaker.wave.2": speaker, "speaker.wave.3": speaker,
      "antenna.radiowaves.left.and.right": SymbolVariation(order: .outward, sweep: .up),
      "dot.radiowaves.left.and.right": SymbolVariation(order: .outward, sweep: .up), "dot.radiowaves.right": waves,
      "dot.radiowaves.forward": waves, "wave.3.right": waves, "wave.3.forward": waves,
      "wave.3.left": SymbolVariation(order: .left, sweep: .up),
      "wave.3.backward": SymbolVariation(order: .left, sweep: .up),
      "ellipsis": SymbolVariation(order: .right, sweep: .right), "thermometer": scale, "thermometer.low": scale,
      "thermometer.medium": scale, "thermometer.high": scale,
    ]
  }()

  /// nil: no part of the symbol follows a value.
  init?(named name: String) {
    guard let known = Self.all[name.hasSuffix(".fill") ? String(name.dropLast(".fill".count)) : name] else {
      return nil
    }
    self = known
  }

  private init(order: Direction?, sweep: Direction, fixed: Int = 0) {
    self.order = order
    self.sweep = sweep
    self.fixed = fixed
  }

  /// The icon with its parts reached by a value from 0 to 1.
  func apply(_ value: CGFloat, draws: Bool, to icon: SymbolIcon) -> SymbolIcon {
    guard let order else {
      guard draws else { return icon }
      var icon = icon
      let area = Self.area(of: icon.bounds, value, sweep)
      for index in icon.figures.indices { icon.figures[index].reach = .within(area) }
      return icon
    }
    var parts = icon.figures.flatMap(\.parts)
    let center = CGPoint(x: icon.bounds.midX, y: icon.bounds.midY)
    let places = parts.map { Self.place(of: $0.path.boundingRect, order, center) }
    let steps = Array(Self.steps(places).dropFirst(fixed))
    for (step, place) in steps.enumerated() {
      let range = CGFloat(step) / CGFloat(steps.count)..<CGFloat(step + 1) / CGFloat(steps.count)
      for index in parts.indices where abs(places[index] - place) < Self.tolerance {
        parts[index].reach = reach(of: parts[index], value, range, draws)
      }
    }
    return SymbolIcon(figures: parts)
  }

  private func reach(of part: SymbolIcon.Figure, _ value: CGFloat, _ range: Range<CGFloat>, _ draws: Bool)
    -> SymbolReach
  {
    if value <= range.lowerBound { return .nothing }
    if !draws || value >= range.upperBound { return .whole }
    let box = part.path.boundingRect.insetBy(dx: -part.lineWidth, dy: -part.lineWidth)
    return .within(Self.area(of: box, (value - range.lowerBound) / (range.upperBound - range.lowerBound), sweep))
  }

  /// Parts that are nearer to each other than this, in units, follow the value together.
  private static let tolerance: CGFloat = 0.4

  private static func steps(_ places: [CGFloat]) -> [CGFloat] {
    places.sorted().reduce(into: []) { steps, place in
      if let last = steps.last, place - last < tolerance { return }
      steps.append(place)
    }
  }

  private static func place(of box: CGRect, _ order: Direction, _ center: CGPoint) -> CGFloat {
    switch order {
    case .right: box.midX
    case .left: -box.midX
    case .up: -box.midY
    case .outward: hypot(box.midX - center.x, box.midY - center.y)
    }
  }

  /// The first share of a box.
  private static func area(of box: CGRect, _ share: CGFloat, _ sweep: Direction) -> Path {
    var area = box
    switch sweep {
    case .right: area.size.width *= share
    case .left:
      area.size.width *= share
      area.origin.x = box.maxX - area.width
    case .up:
      area.size.height *= share
      area.origin.y = box.maxY - area.height
    case .outward: area = box.insetBy(dx: box.width * (1 - share) / 2, dy: box.height * (1 - share) / 2)
    }
    return Path(area)
  }
}

nonisolated extension SymbolArtwork {
  /// The symbol as a value shows it (J465); nil if it shows none.
  func varied(named name: String, by value: Double, _ mode: SymbolVariableValueMode) -> SymbolArtwork? {
    let value = value.isNaN ? 0 : CGFloat(min(max(value, 0), 1))
    if let variation = SymbolVariation(named: name) {
      return changed { layer, _ in layer.icon = variation.apply(value, draws: mode.draws, to: layer.icon) }
    }
    let last = name.split(separator: ".").last.map(String.init) ?? ""
    guard mode.draws, SymbolEnclosure.all[last] != nil, layers.count > 1, !layers[1].isCutOut else { return nil }
    return changed { layer, index in
      guard index == 0 else { return }
      let area = Self.sector(value, around: CGPoint(x: layer.icon.bounds.midX, y: layer.icon.bounds.midY))
      for figure in layer.icon.figures.indices { layer.icon.figures[figure].reach = .within(area) }
    }
  }

  private func changed(_ change: (inout Layer, Int) -> Void) -> SymbolArtwork {
    var layers = layers
    for index in layers.indices { change(&layers[index], index) }
    return SymbolArtwork(layers: layers)
  }

  /// A share of a round, clockwise from the top.
  private static func sector(_ share: CGFloat, around center: CGPoint) -> Path {
    Path {
      $0.move(to: center)
      let count = 64
      for step in 0...count {
        let angle = 2 * CGFloat.pi * share * CGFloat(step) / CGFloat(count)
        $0.addLine(to: CGPoint(x: center.x + 32 * sin(angle), y: center.y - 32 * cos(angle)))
      }
      $0.closeSubpath()
    }
  }
}
