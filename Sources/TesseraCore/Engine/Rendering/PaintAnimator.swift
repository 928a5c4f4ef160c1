import Foundation

/// The animated colors of a fill (D3).
@MainActor
struct PaintAnimator {
  private var moving = AnimatedDeviation<NumberVector>()

  /// Animates the colors after a change of the style or its environment, if both styles are of one kind.
  mutating func follow<Old: ShapeStyle, New: ShapeStyle>(
    from old: Old, in oldEnvironment: EnvironmentValues, to new: New, in node: ViewNode
  ) {
    let newEnvironment = node.scope.values
    moving.follow(in: node) {
      // In a unit square, places are fractions of the painted area.
      let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
      return new.paint(in: newEnvironment, unit).difference(from: old.paint(in: oldEnvironment, unit))
    }
  }

  /// The presented paint for the model's `paint`.
  func shown(_ paint: Paint, in bounds: CGRect) -> Paint {
    guard let deviation = moving.deviation, deviation != .zero else { return paint }
    return paint.adding(deviation, in: bounds)
  }
}

nonisolated extension Paint {
  /// The difference from an old paint; zero if the two cannot be interpolated.
  fileprivate func difference(from old: Paint) -> NumberVector {
    switch (old, self) {
    case (.color, .color): return figures - old.figures
    case (.color(let color), _): return figures - mapColors { _ in color }.figures
    case (_, .color): return .zero
    case (.linearGradient(let from, _, _), .linearGradient(let to, _, _)),
      (.radialGradient(let from, _, _, _), .radialGradient(let to, _, _, _)),
      (.ellipticalGradient(let from, _, _, _, _), .ellipticalGradient(let to, _, _, _, _)),
      (.angularGradient(let from, _, _, _), .angularGradient(let to, _, _, _)):
      return from.count == to.count ? figures - old.figures : .zero
    case (.mesh(let from), .mesh(let to)):
      let isSameNet = from.columns == to.columns && from.rows == to.rows && (from.handles == nil) == (to.handles == nil)
      return isSameNet ? figures - old.figures : .zero
    case (.backdrop, .backdrop):
      return figures - old.figures
    case (.shadowed(let from, _), .shadowed(let to, _)):
      return to.difference(from: from)
    case (.blended(let from, _), .blended(let to, _)):
      return to.difference(from: from)
    default: return .zero
    }
  }

  private var figures: NumberVector {
    var numbers: ContiguousArray<Double> = []
    switch self {
    case .color(let color):
      numbers.append(contentsOf: color.figures)
    case .linearGradient(let stops, let from, let to):
      numbers += [Double(from.x), Double(from.y), Double(to.x), Double(to.y)]
      numbers.append(contentsOf: stops.flatMap(\.figures))
    case .radialGradient(let stops, let center, let start, let end):
      numbers += [Double(center.x), Double(center.y), Double(start), Double(end)]
      numbers.append(contentsOf: stops.flatMap(\.figures))
    case .ellipticalGradient(let stops, let center, _, let start, let end):
      numbers += [Double(center.x), Double(center.y), Double(start), Double(end)]
      numbers.append(contentsOf: stops.flatMap(\.figures))
    case .angularGradient(let stops, let center, let start, let end):
      numbers += [Double(center.x), Double(center.y), start.radians, end.radians]
      numbers.append(contentsOf: stops.flatMap(\.figures))
    case .mesh(let mesh):
      numbers.append(contentsOf: mesh.places.flatMap { [Double($0.x), Double($0.y)] })
      numbers.append(contentsOf: ([mesh.background] + mesh.colors).flatMap(\.figures))
    case .tile, .shader:
      break
    case .backdrop(let backdrop):
      numbers.append(contentsOf: backdrop.tint.figures)
    case .shadowed(let paint, _), .blended(let paint, _):
      return paint.figures
    }
    return NumberVector(numbers)
  }

  /// The paint with a deviation from its figures; places in it are parts of `bounds`.
  fileprivate func adding(_ deviation: NumberVector, in bounds: CGRect) -> Paint {
    func moved(_ point: CGPoint, _ index: Int) -> CGPoint {
      CGPoint(
        x: point.x + deviation[index] * bounds.width, y: point.y + deviation[index + 1] * bounds.height)
    }
    func changed(_ stops: [Gradient.ResolvedStop]) -> [Gradient.ResolvedStop] {
      stops.enumerated().map { $1.adding(deviation, at: 4 + $0 * Gradient.ResolvedStop.figureCount) }
    }
    return switch self {
    case .color(let color):
      .color(color.adding(deviation, at: 0))
    case .linearGradient(let stops, let from, let to):
      .linearGradient(changed(stops), from: moved(from, 0), to: moved(to, 2))
    case .radialGradient(let stops, let center, let start, let end):
      .radialGradient(
        changed(stops), center: moved(center, 0), startRadius: max(0, start + deviation[2]),
        endRadius: max(0, end + deviation[3]))
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      .ellipticalGradient(
        changed(stops), center: moved(center, 0), radii: radii, start: max(0, start + deviation[2]),
        end: max(0, end + deviation[3]))
    case .mesh(let mesh):
      .mesh(mesh.adding(deviation, in: bounds))
    case .tile, .shader:
      self
    case .backdrop(let backdrop):
      .backdrop(backdrop.adding(deviation))
    case .shadowed(let paint, let shadow):
      .shadowed(paint.adding(deviation, in: bounds), shadow)
    case .blended(let paint, let mode):
      .blended(paint.adding(deviation, in: bounds), mode)
    case .angularGradient(let stops, let center, let start, let end):
      .angularGradient(
        changed(stops), center: moved(center, 0), start: start + .radians(deviation[2]),
        end: end + .radians(deviation[3]))
    }
  }
}

nonisolated extension Gradient.ResolvedStop {
  fileprivate static var figureCount: Int { 5 }

  fileprivate var figures: [Double] { color.figures + [Double(location)] }

  fileprivate func adding(_ deviation: NumberVector, at index: Int) -> Gradient.ResolvedStop {
    Gradient.ResolvedStop(
      color: color.adding(deviation, at: index), location: min(max(location + deviation[index + 4], 0), 1))
  }
}

nonisolated extension Color.Resolved {
  fileprivate func adding(_ deviation: NumberVector, at index: Int) -> Color.Resolved {
    let own = figures
    let sum = ContiguousArray((0..<4).map { own[$0] + deviation[index + $0] })
    return Color.Resolved(figures: NumberVector(sum), at: 0)
  }
}

nonisolated extension MeshPaint {
  /// All points: crossings first, then what bends the curves.
  fileprivate var places: [CGPoint] {
    points + (handles ?? []).flatMap { [$0.leading, $0.top, $0.trailing, $0.bottom] }
  }

  fileprivate func adding(_ deviation: NumberVector, in bounds: CGRect) -> MeshPaint {
    var index = 0
    func moved(_ point: CGPoint) -> CGPoint {
      defer { index += 2 }
      return CGPoint(x: point.x + deviation[index] * bounds.width, y: point.y + deviation[index + 1] * bounds.height)
    }
    func changed(_ color: Color.Resolved) -> Color.Resolved {
      defer { index += 4 }
      return color.adding(deviation, at: index)
    }
    var mesh = self
    mesh.points = points.map(moved)
    mesh.handles = handles?.map {
      Handles(leading: moved($0.leading), top: moved($0.top), trailing: moved($0.trailing), bottom: moved($0.bottom))
    }
    mesh.background = changed(background)
    mesh.colors = colors.map(changed)
    return mesh
  }
}

nonisolated extension BackdropPaint {
  fileprivate func adding(_ deviation: NumberVector) -> BackdropPaint {
    var backdrop = self
    backdrop.tint = tint.adding(deviation, at: 0)
    return backdrop
  }
}
