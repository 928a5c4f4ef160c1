import Foundation

/// An ellipse that touches all sides of its frame.
@frozen
nonisolated public struct Ellipse: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData

  /// An ellipse that touches all sides of its room.
  @inlinable
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    EllipseInset(amount: amount)
  }
}

/// An ellipse made smaller on all sides.
nonisolated private struct EllipseInset: InsettableShape {
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.inset(evenlyBy: amount))
  }

  func inset(by amount: CGFloat) -> EllipseInset {
    EllipseInset(amount: self.amount + amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches all sides of its room.
  public static var ellipse: Ellipse { Ellipse() }
}
