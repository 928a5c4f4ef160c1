import Foundation
import TesseraCore

/// The colors of a gradient from 0 to 1, in order.
struct GradientRamp {
  struct Stop {
    var location: Double
    var color: PaintColor
  }

  /// At least two: one at 0 and one at 1.
  let stops: [Stop]

  init(stops: [Stop]) {
    self.stops = stops
  }

  /// nil if there are no stops.
  ///
  /// A stop that lies before the one in front of it counts as lying at the same place.
  init?(_ resolved: [Gradient.ResolvedStop]) {
    var ordered: [Stop] = []
    for stop in resolved {
      let previous = ordered.last?.location ?? -.greatestFiniteMagnitude
      let location = stop.location.isNaN ? max(previous, 0) : max(previous, Double(stop.location))
      ordered.append(Stop(location: location, color: PaintColor(stop.color)))
    }
    guard !ordered.isEmpty else { return nil }
    let inner = ordered.filter { (0...1).contains($0.location) }
    stops =
      [Stop(location: 0, color: Self.color(in: ordered, at: 0))] + inner
      + [Stop(location: 1, color: Self.color(in: ordered, at: 1))]
  }

  /// The color at a place; outside 0 to 1 that of the nearer end.
  func color(at location: Double) -> PaintColor {
    Self.color(in: stops, at: min(max(location, 0), 1))
  }

  /// Where two stops share a place, the first one counts at 0 and the last one elsewhere.
  private static func color(in stops: [Stop], at location: Double) -> PaintColor {
    guard let next = stops.firstIndex(where: { location == 0 ? $0.location >= 0 : $0.location > location }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let before = stops[next - 1]
    let after = stops[next]
    let distance = after.location - before.location
    guard distance > 0, distance.isFinite else { return after.color }
    return before.color.mixed(with: after.color, at: (location - before.location) / distance)
  }
}
