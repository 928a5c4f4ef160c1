import Foundation

/// Numbers as filters take them: a point, a rectangle, a row of a matrix.
public final class CIVector: Hashable, Sendable {
  private let values: [CGFloat]

  /// How many there are.
  public var count: Int { values.count }

  /// Some numbers.
  public init(values: [CGFloat]) {
    self.values = values
  }

  /// Some numbers.
  public convenience init(x: CGFloat) { self.init(values: [x]) }
  /// Some numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
  /// Some numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }
  /// Some numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(values: [x, y, z, w]) }
  /// Some numbers.
  public convenience init(cgPoint point: CGPoint) { self.init(x: point.x, y: point.y) }

  /// Some numbers.
  public convenience init(cgRect rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, z: rect.width, w: rect.height)
  }

  /// The number at a place; 0 where there is none.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

  /// The first number.
  public var x: CGFloat { value(at: 0) }
  /// The second number.
  public var y: CGFloat { value(at: 1) }
  /// The third number.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number.
  public var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The four numbers as an origin and a size.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  public static func == (left: CIVector, right: CIVector) -> Bool { left.values == right.values }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
