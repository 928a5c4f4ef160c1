import Foundation

/// Colors that go over into one another, each at a place from 0 (the beginning) to 1 (the end).
@frozen
public struct Gradient: Hashable, Sendable {
  /// A color and its place.
  @frozen
  public struct Stop: Hashable, Sendable {
    /// What is seen at the place.
    public var color: Color
    /// From 0 to 1.
    public var location: CGFloat

    /// A color at a place from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the colors between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    fileprivate enum Kind {
      case device, perceptual, light
    }

    fileprivate let kind: Kind

    /// From the amounts of red, green and blue.
    public static let device = ColorSpace(kind: .device)

    /// So that the colors in between look evenly spaced.
    public static let perceptual = ColorSpace(kind: .perceptual)

    /// From the amounts of light.
    package static let light = ColorSpace(kind: .light)
  }

  /// From the beginning to the end. A stop that lies before its predecessor counts as lying at its place.
  public var stops: [Stop]
  package var colorSpace = ColorSpace.device

  /// A gradient of colors at given places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    self.init(
      stops: colors.enumerated().map { index, color in Stop(color: color, location: CGFloat(index) / last) })
  }

  /// The same colors, with those between them found in another way.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var result = self
    result.colorSpace = space
    return AnyGradient(result)
  }

  /// A stop whose color has been worked out.
  package struct ResolvedStop: Hashable, Sendable {
    package var color: Color.Resolved
    package var location: CGFloat

    package init(color: Color.Resolved, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops in given surroundings, in order of their places, such that all colors in between can be found from the
  /// amounts of red, green and blue.
  package func resolvedStops(in environment: EnvironmentValues) -> [ResolvedStop] {
    var previous: CGFloat = 0
    let resolved = stops.map { stop in
      let location = stop.location > previous ? min(stop.location, 1) : previous
      previous = location
      return ResolvedStop(color: stop.color.resolve(in: environment), location: location)
    }
    return colorSpace == .device ? resolved : refined(resolved)
  }

  /// How many straight pieces stand for an even transition between two colors.
  private static let steps = 8

  private func refined(_ stops: [ResolvedStop]) -> [ResolvedStop] {
    guard var previous = stops.first else { return [] }
    var result = [previous]
    for stop in stops.dropFirst() {
      if stop.location > previous.location, stop.color != previous.color {
        for step in 1..<Self.steps {
          let fraction = CGFloat(step) / CGFloat(Self.steps)
          result.append(
            ResolvedStop(
              color: mixture(of: previous.color, stop.color, Float(fraction)),
              location: previous.location + (stop.location - previous.location) * fraction))
        }
      }
      result.append(stop)
      previous = stop
    }
    return result
  }

  private func mixture(of first: Color.Resolved, _ second: Color.Resolved, _ fraction: Float) -> Color.Resolved {
    guard colorSpace == .light else { return first.mixed(with: second, by: fraction, isPerceptual: true) }
    func between(_ start: Float, _ end: Float) -> Float { start + (end - start) * fraction }
    return Color.Resolved(
      colorSpace: .sRGBLinear, red: between(first.linearRed, second.linearRed),
      green: between(first.linearGreen, second.linearGreen), blue: between(first.linearBlue, second.linearBlue),
      opacity: between(first.opacity, second.opacity))
  }
}

nonisolated extension Gradient: ShapeStyle {
  public typealias Resolved = Never

  /// Runs from the top to the bottom.
  public func _paint(in context: _PaintContext) -> _Paint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: context)
  }
}
