import Foundation

/// A rectangle with rounded corners.
@frozen
nonisolated public struct RoundedRectangle: InsettableShape {
  /// Width and height of a corner, in points.
  public var cornerSize: CGSize
  /// How the corners are drawn.
  public var style: RoundedCornerStyle

  /// A rectangle whose corners have a width and a height, in points; at most half of the rectangle's is used.
  @inlinable
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle whose corners have a radius, in points; at most half of the shorter side is used.
  @inlinable
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    outline(in: rect, insetBy: 0)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    RoundedRectangleInset(base: self, amount: amount)
  }

  fileprivate func outline(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let size = CGSize(width: cornerSize.width - amount, height: cornerSize.height - amount)
    let room = rect.inset(evenlyBy: amount)
    if size.width == size.height { return Path(roundedRect: room, cornerRadius: size.width, style: style) }
    return Path(roundedRect: room, cornerSize: size, style: style)
  }
}

/// A rounded rectangle made smaller on all sides, its corners around the same centers.
nonisolated private struct RoundedRectangleInset: InsettableShape {
  var base: RoundedRectangle
  var amount: CGFloat

  var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    base.outline(in: rect, insetBy: amount)
  }

  func inset(by amount: CGFloat) -> RoundedRectangleInset {
    RoundedRectangleInset(base: base, amount: self.amount + amount)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners have a width and a height, in points; at most half of the rectangle's is used.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle whose corners have a radius, in points; at most half of the shorter side is used.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
