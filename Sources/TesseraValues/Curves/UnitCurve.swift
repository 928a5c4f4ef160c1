import Foundation

/// A curve from (0, 0) to (1, 1) from the fraction of time to the progress (D21).
nonisolated public struct UnitCurve: Hashable, Sendable {
  private indirect enum Form: Hashable, Sendable {
    case linear
    case bezier(CubicCurve)
    case circularIn
    case circularOut
    case circularInOut
    case inverse(Form)
  }

  private let form: Form

  private init(_ form: Form) {
    self.form = form
  }

  /// A cubic Bézier curve through two control points, whose x are cut to 0...1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(CubicCurve(startControlPoint, endControlPoint)))
  }

  /// The same speed all the way.
  public static let linear = UnitCurve(.linear)
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(.bezier(CubicCurve(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1))))
  /// Slow at the beginning.
  public static let easeIn = UnitCurve(.bezier(CubicCurve(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1))))
  /// Slow at the end.
  public static let easeOut = UnitCurve(.bezier(CubicCurve(UnitPoint(x: 0, y: 0), UnitPoint(x: 0.58, y: 1))))
  /// A quarter of a circle that begins level.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A quarter of a circle that ends level.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Two quarters of circles.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// Slow at the beginning and at the end.
  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }

  /// The curve with the roles of time and way exchanged.
  public var inverse: UnitCurve {
    if case .inverse(let form) = form { return UnitCurve(form) }
    return form == .linear ? self : UnitCurve(.inverse(form))
  }

  /// How far it is at a part of the time, from 0 to 1. Time outside of that counts as its nearer end.
  public func value(at progress: Double) -> Double {
    Self.value(form, Self.usable(progress))
  }

  /// How fast it goes at a part of the time: 1 is the average.
  public func velocity(at progress: Double) -> Double {
    Self.velocity(form, Self.usable(progress))
  }

  private static func usable(_ progress: Double) -> Double {
    progress.isNaN ? 0 : min(max(progress, 0), 1)
  }

  private static func value(_ form: Form, _ progress: Double) -> Double {
    switch form {
    case .linear: progress
    case .bezier(let curve): curve.value(at: progress)
    case .circularIn: 1 - (1 - progress * progress).squareRoot()
    case .circularOut: (1 - (1 - progress) * (1 - progress)).squareRoot()
    case .circularInOut:
      progress < 0.5
        ? value(.circularIn, progress * 2) / 2 : 0.5 + value(.circularOut, progress * 2 - 1) / 2
    case .inverse(let form): time(form, of: progress)
    }
  }

  private static func velocity(_ form: Form, _ progress: Double) -> Double {
    switch form {
    case .linear: 1
    case .bezier(let curve): curve.velocity(at: progress)
    case .circularIn: progress / (1 - progress * progress).squareRoot()
    case .circularOut: (1 - progress) / (1 - (1 - progress) * (1 - progress)).squareRoot()
    case .circularInOut:
      progress < 0.5 ? velocity(.circularIn, progress * 2) : velocity(.circularOut, progress * 2 - 1)
    case .inverse(let form): 1 / velocity(form, time(form, of: progress))
    }
  }

  /// When the curve reaches a value.
  private static func time(_ form: Form, of value: Double) -> Double {
    switch form {
    case .linear: value
    case .bezier(let curve): curve.time(of: value)
    case .circularIn: Self.value(.circularOut, value)
    case .circularOut: Self.value(.circularIn, value)
    case .circularInOut:
      value < 0.5 ? Self.value(.circularOut, value * 2) / 2 : 0.5 + Self.value(.circularIn, value * 2 - 1) / 2
    case .inverse(let form): Self.value(form, value)
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1).
nonisolated struct CubicCurve: Hashable, Sendable {
  private let x: Polynomial
  private let y: Polynomial

  /// a·t³ + b·t² + c·t
  private struct Polynomial: Hashable, Sendable {
    let a: Double
    let b: Double
    let c: Double

    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }

    func slope(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }

    /// Where a polynomial that rises from 0 to 1 has a value.
    func solve(_ value: Double) -> Double {
      var t = value
      for _ in 0..<8 {
        let error = self.value(at: t) - value
        if abs(error) < 1e-9 { return t }
        let slope = slope(at: t)
        guard abs(slope) > 1e-6 else { break }
        t -= error / slope
      }
      return bisect(value)
    }

    private func bisect(_ value: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      for _ in 0..<48 {
        let middle = (low + high) / 2
        if self.value(at: middle) < value { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
  }

  init(_ start: UnitPoint, _ end: UnitPoint) {
    func figure(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    func fraction(_ value: CGFloat) -> Double { min(max(figure(value), 0), 1) }
    x = Polynomial(fraction(start.x), fraction(end.x))
    y = Polynomial(figure(start.y), figure(end.y))
  }

  func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return y.value(at: x.solve(time))
  }

  func velocity(at time: Double) -> Double {
    let t = x.solve(time)
    let (dx, dy) = (x.slope(at: t), y.slope(at: t))
    if dx != 0 { return dy / dx }
    // Where both stand still, the curve goes on in the direction of the second derivatives.
    let (ddx, ddy) = (6 * x.a * t + 2 * x.b, 6 * y.a * t + 2 * y.b)
    return dy == 0 && ddx != 0 ? ddy / ddx : (dy == 0 ? 0 : .infinity)
  }

  func time(of value: Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    return x.value(at: y.solve(value))
  }
}
