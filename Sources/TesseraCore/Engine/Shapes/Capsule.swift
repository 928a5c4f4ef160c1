import Foundation

/// A rectangle whose shorter sides are half circles.
@frozen
nonisolated public struct Capsule: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData

  /// How the round ends are drawn.
  public var style: RoundedCornerStyle

  /// A rectangle whose shorter sides are half circles.
  @inlinable
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    outline(in: rect, insetBy: 0)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    CapsuleInset(base: self, amount: amount)
  }

  fileprivate func outline(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let room = rect.inset(evenlyBy: amount)
    return Path(roundedRect: room, cornerRadius: min(abs(room.width), abs(room.height)) / 2, style: style)
  }
}

/// A capsule made smaller on all sides.
nonisolated private struct CapsuleInset: InsettableShape {
  let base: Capsule
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    base.outline(in: rect, insetBy: amount)
  }

  func inset(by amount: CGFloat) -> CapsuleInset {
    CapsuleInset(base: base, amount: self.amount + amount)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter sides are half circles, drawn in a given style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}
