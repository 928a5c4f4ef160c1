import Foundation

/// A point in a rectangle whose sides have length 1: (0, 0) is its top-left corner, (1, 1) its bottom-right one.
///
/// Values outside 0...1 name points outside the rectangle.
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width: 0 at the left, 1 at the right.
  public var x: CGFloat
  /// The part of the height: 0 at the top, 1 at the bottom.
  public var y: CGFloat

  /// The corner (0, 0).
  @inlinable
  public init() {
    self.init(x: 0, y: 0)
  }

  /// A point by its parts of the width and the height.
  @inlinable
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The corner (0, 0).
  public static let zero = UnitPoint()
  /// The middle in both directions.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the side at x = 0.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the side at x = 1.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner (0, 0), at the top.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner (1, 0), at the top.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner (0, 1), at the bottom.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner (1, 1), at the bottom.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
  /// The point of `rect` that this unit point names.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
