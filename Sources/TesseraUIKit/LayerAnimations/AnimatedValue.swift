import Foundation
import SwiftUI
import TesseraCore

/// A value between two others of its kind, as numbers.
nonisolated struct AnimatedValue: Equatable {
  enum Kind {
    case number
    case point
    case size
    case rect
    case color
    case transform
    case numbers
    case colors
  }

  let kind: Kind
  var figures: [Double]

  init(_ kind: Kind, _ figures: [Double]) {
    self.kind = kind
    self.figures = figures
  }

  init(_ number: Double) {
    self.init(.number, [number])
  }

  init(_ point: CGPoint) {
    self.init(.point, [point.x, point.y])
  }

  init(_ color: CGColor) {
    self.init(.color, Self.figures(of: color))
  }

  init(_ colors: [CGColor]) {
    self.init(.colors, colors.flatMap(Self.figures))
  }

  /// nil for what is of no kind that can be animated.
  init?(_ value: Any?) {
    switch value {
    case let value as AnimatedValue: self = value
    case let value as Double: self.init(value)
    case let value as CGFloat: self.init(Double(value))
    case let value as Float: self.init(Double(value))
    case let value as Int: self.init(Double(value))
    case let value as NSNumber: self.init(value.doubleValue)
    case let value as CGPoint: self.init(value)
    case let value as CGSize: self.init(.size, [value.width, value.height])
    case let value as CGRect: self.init(.rect, [value.minX, value.minY, value.width, value.height])
    case let value as CGColor: self.init(value)
    case let value as UIColor: self.init(value.cgColor)
    case let value as CATransform3D:
      self.init(.transform, TransformParts(CATransform3DGetAffineTransform(value)).figures)
    case let value as CGAffineTransform: self.init(.transform, TransformParts(value).figures)
    case let value as [CGColor]: self.init(value)
    case let value as [NSNumber]: self.init(.numbers, value.map(\.doubleValue))
    default: return nil
    }
    guard figures.allSatisfy(\.isFinite) else { return nil }
  }

  private static func figures(of color: CGColor) -> [Double] {
    let color = UIColor(cgColor: color)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  // MARK: Arithmetic

  /// Nothing of its kind.
  var zero: AnimatedValue { AnimatedValue(kind, figures.map { _ in 0 }) }

  var negated: AnimatedValue { AnimatedValue(kind, figures.map { -$0 }) }

  /// The sum; the first value if the other one is not of its kind.
  func adding(_ other: AnimatedValue) -> AnimatedValue { merged(with: other) { $0 + $1 } }

  /// What lies between this value and another one; the other one if it is not of the same kind.
  func mixed(with other: AnimatedValue, by share: Double) -> AnimatedValue {
    guard kind == other.kind, figures.count == other.figures.count else { return other }
    return merged(with: other) { $0 + ($1 - $0) * share }
  }

  private func merged(with other: AnimatedValue, _ merge: (Double, Double) -> Double) -> AnimatedValue {
    guard kind == other.kind, figures.count == other.figures.count else { return self }
    return AnimatedValue(kind, zip(figures, other.figures).map(merge))
  }

  // MARK: Reading

  var number: Double { figures.first ?? 0 }

  var point: CGPoint { CGPoint(x: figures[0], y: figures[1]) }

  var color: Color { Self.color(figures[...]) }

  var colors: [Color] { stride(from: 0, to: figures.count, by: 4).map { Self.color(figures[$0..<$0 + 4]) } }

  private static func color(_ figures: ArraySlice<Double>) -> Color {
    let first = figures.startIndex
    return Color(
      .sRGB, red: figures[first], green: figures[first + 1], blue: figures[first + 2],
      opacity: min(max(figures[first + 3], 0), 1))
  }
}

/// A transform of the plane, taken apart, so that what turns does so on the way.
nonisolated struct TransformParts: Equatable {
  /// The shift to the side and down, the angle, the stretch along both axes, the slant.
  var figures: [Double]

  init(figures: [Double]) {
    self.figures = figures
  }

  init(_ transform: CGAffineTransform) {
    let angle = atan2(transform.b, transform.a)
    let length = hypot(transform.a, transform.b)
    let (cosine, sine) = (cos(angle), sin(angle))
    figures = [
      transform.tx, transform.ty, angle, length, transform.d * cosine - transform.c * sine,
      transform.c * cosine + transform.d * sine,
    ]
  }

  var transform: CGAffineTransform {
    let (cosine, sine) = (cos(figures[2]), sin(figures[2]))
    return CGAffineTransform(
      a: figures[3] * cosine, b: figures[3] * sine, c: figures[5] * cosine - figures[4] * sine,
      d: figures[5] * sine + figures[4] * cosine, tx: figures[0], ty: figures[1])
  }
}
