import Foundation

/// A rectangle.
@frozen
nonisolated public struct Rectangle: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData

  /// A rectangle that fills its room.
  @inlinable
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    RectangleInset(amount: amount)
  }
}

/// A rectangle made smaller on all sides.
nonisolated private struct RectangleInset: InsettableShape {
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    Path(rect.inset(evenlyBy: amount))
  }

  func inset(by amount: CGFloat) -> RectangleInset {
    RectangleInset(amount: self.amount + amount)
  }
}

nonisolated extension CGRect {
  /// The rectangle with all sides moved inward by a distance, but never past its center; unchanged if the distance is
  /// not finite.
  package func inset(evenlyBy amount: CGFloat) -> CGRect {
    guard amount.isFinite, isFinite else { return self }
    let horizontal = min(amount, width / 2)
    let vertical = min(amount, height / 2)
    return CGRect(
      x: minX + horizontal, y: minY + vertical, width: width - 2 * horizontal, height: height - 2 * vertical)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its room.
  public static var rect: Rectangle { Rectangle() }
}
