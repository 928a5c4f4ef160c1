import Foundation

/// A rectangle whose corners are rounded each by a radius of its own.
@frozen
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// In points. Radii that do not fit shrink together.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are drawn.
  public var style: RoundedCornerStyle

  /// A rectangle with a radius for each corner, in points. Radii that do not fit shrink together.
  @inlinable
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with a radius for each corner, in points; a corner that is not named stays square.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    outline(in: rect, insetBy: 0)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    UnevenRoundedRectangleInset(base: self, amount: amount)
  }

  fileprivate func outline(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    var radii = cornerRadii
    radii.topLeading = max(0, radii.topLeading - amount)
    radii.bottomLeading = max(0, radii.bottomLeading - amount)
    radii.bottomTrailing = max(0, radii.bottomTrailing - amount)
    radii.topTrailing = max(0, radii.topTrailing - amount)
    return Path(roundedRect: rect.inset(evenlyBy: amount), cornerRadii: radii, style: style)
  }
}

/// An unevenly rounded rectangle made smaller on all sides.
nonisolated private struct UnevenRoundedRectangleInset: InsettableShape {
  var base: UnevenRoundedRectangle
  var amount: CGFloat

  var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    base.outline(in: rect, insetBy: amount)
  }

  func inset(by amount: CGFloat) -> UnevenRoundedRectangleInset {
    UnevenRoundedRectangleInset(base: base, amount: self.amount + amount)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner, in points. Radii that do not fit shrink together.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius for each corner, in points; a corner that is not named stays square.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
