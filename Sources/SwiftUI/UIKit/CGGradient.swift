import Foundation
import TesseraCore

/// Colors that pass into one another, under the name that it has in Core Graphics.
nonisolated public final class CGGradient: Sendable {
  private let gradient: Gradient

  /// - Parameters:
  ///   - space: nil for that of the colors, which is sRGB in any case.
  ///   - colors: `CGColor`s; others are left out.
  ///   - locations: of the colors, from 0 to 1; nil for equal distances.
  /// - Returns: nil without a color.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }.map { Color(cgColor: $0) }
    guard !colors.isEmpty else { return nil }
    guard let locations else {
      gradient = Gradient(colors: colors)
      return
    }
    gradient = Gradient(
      stops: colors.enumerated().map { index, color in
        let location = locations[index]
        return Gradient.Stop(color: color, location: location.isFinite ? min(max(location, 0), 1) : 0)
      })
  }

  /// - Parameters:
  ///   - space: what the components mean: four for each color.
  ///   - components: red, green, blue and opacity of one color after the other.
  ///   - locations: of the colors, from 0 to 1; nil for equal distances.
  ///   - count: how many colors there are.
  /// - Returns: nil without a color.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let colors = (0..<max(0, count)).map { index in
      CGColor(
        red: components[index * 4], green: components[index * 4 + 1], blue: components[index * 4 + 2],
        alpha: components[index * 4 + 3])
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }

  /// At least two.
  fileprivate var stops: [Gradient.ResolvedStop] {
    let stops = gradient.resolvedStops(in: EnvironmentValues())
    return stops.count > 1 ? stops : stops + stops
  }
}

/// How far a gradient is drawn.
nonisolated public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first color is drawn before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last color is drawn behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
  /// Larger than any drawing, in points.
  private static let far: CGFloat = 100_000

  /// Fills what is not clipped with colors along a line (J137). Points without figures, and a line without a length, draw nothing.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (x, y) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let length = (x * x + y * y).squareRoot()
    guard length.isFinite, length > 0, startPoint.x.isFinite, startPoint.y.isFinite else { return }
    // The band between the two lines through start and end, across the way.
    let before = options.contains(.drawsBeforeStartLocation) ? Self.far : 0
    let after = options.contains(.drawsAfterEndLocation) ? Self.far : 0
    let band = CGRect(x: -before, y: -Self.far, width: before + length + after, height: 2 * Self.far)
    let direction = CGAffineTransform(
      a: x / length, b: y / length, c: -y / length, d: x / length, tx: startPoint.x, ty: startPoint.y)
    fill(Path(band).applying(direction), with: .linearGradient(gradient.stops, from: startPoint, to: endPoint))
  }

  /// Fills what is not clipped with colors from a circle to another one around the same point (J137).
  ///
  /// Figures that are no numbers, negative radii and circles around different points draw nothing, the last with a warning.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard [startCenter.x, startCenter.y, startRadius, endRadius].allSatisfy(\.isFinite), startRadius >= 0,
      endRadius >= 0,
      startRadius != endRadius
    else { return }
    guard startCenter == endCenter else {
      return RuntimeWarning.report(.withoutEffect("drawRadialGradient draws circles around one point only"))
    }
    let isInward = endRadius < startRadius
    let (inner, outer) = (min(startRadius, endRadius), max(startRadius, endRadius))
    let fillsInside = options.contains(isInward ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    let fillsOutside = options.contains(isInward ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(x: startCenter.x - radius, y: startCenter.y - radius, width: 2 * radius, height: 2 * radius)
    }
    var area = Path(ellipseIn: circle(fillsOutside ? Self.far : outer))
    if !fillsInside, inner > 0 { area = area.subtracting(Path(ellipseIn: circle(inner))) }
    let stops =
      isInward
      ? gradient.stops.reversed().map { Gradient.ResolvedStop(color: $0.color, location: 1 - $0.location) }
      : gradient.stops
    fill(area, with: .radialGradient(stops, center: startCenter, startRadius: inner, endRadius: outer))
  }

  /// What is drawn from now on throws a shadow of a third of black.
  ///
  /// - Parameters:
  ///   - offset: from what throws it, in points.
  ///   - blur: how soft it is, in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// What is drawn from now on throws a shadow; nil for a color throws none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    setShadow(
      offset: offset, blur: blur, resolved: color?.color ?? Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
  }
}
