import Foundation

/// A circle in the middle of its frame, as large as fits.
@frozen
nonisolated public struct Circle: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData

  /// A circle in the middle of its room, as large as fits.
  @inlinable
  public init() {}

  public func path(in rect: CGRect) -> Path {
    outline(in: rect, insetBy: 0)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A square as wide as the shorter side of the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(
      proposal.width == nil ? .infinity : size.width, proposal.height == nil ? .infinity : size.height)
    guard proposal.width != nil || proposal.height != nil else { return size }
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    CircleInset(amount: amount)
  }

  fileprivate func outline(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let side = min(abs(rect.width), abs(rect.height))
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.inset(evenlyBy: amount))
  }
}

/// A circle made smaller.
nonisolated private struct CircleInset: InsettableShape {
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    Circle().outline(in: rect, insetBy: amount)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    Circle().sizeThatFits(proposal)
  }

  func inset(by amount: CGFloat) -> CircleInset {
    CircleInset(amount: self.amount + amount)
  }
}

extension Shape where Self == Circle {
  /// A circle in the middle of its room, as large as fits.
  public static var circle: Circle { Circle() }
}
