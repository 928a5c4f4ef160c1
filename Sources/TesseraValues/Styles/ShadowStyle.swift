import Foundation

/// The shadow of what is painted with a style, behind it or inside of it.
nonisolated public struct ShadowStyle: Equatable, Sendable {
  private let isInner: Bool
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize

  /// A shadow that falls on what lies behind.
  ///
  /// - Parameters:
  ///   - color: a translucent black by itself.
  ///   - radius: how soft the shadow is, in points; what is not a positive number leaves a sharp edge.
  ///   - x: how far the shadow lies to the right, points.
  ///   - y: how far it lies below, points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow of the edges on the area inside of them.
  ///
  /// - Parameters:
  ///   - color: a translucent black by itself.
  ///   - radius: how soft the shadow is, in points; what is not a positive number leaves a sharp edge.
  ///   - x: how far the shadow lies to the right, points.
  ///   - y: how far it lies below, points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  fileprivate func resolved(in environment: EnvironmentValues) -> ShadowPaint {
    func usable(_ length: CGFloat) -> CGFloat {
      if abs(length) <= DisplayEffect.largestLength { return length }
      RuntimeWarning.report(.undrawable("A shadow"))
      return 0
    }
    return ShadowPaint(
      isInner: isInner, color: color.resolve(in: environment), radius: max(0, usable(radius)),
      offset: CGSize(width: usable(offset.width), height: usable(offset.height)))
  }
}

nonisolated extension ShapeStyle {
  /// The style with a shadow of what is painted with it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(style: self, shadow: style)
  }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow of what is painted with it.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(style: ForegroundStyle(), shadow: style)
  }
}

/// Any style, with a shadow.
nonisolated struct ShadowedShapeStyle<Style: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let style: Style
  let shadow: ShadowStyle

  func _paint(in context: _PaintContext) -> _Paint {
    _Paint(.shadowed(style._paint(in: context).paint, shadow.resolved(in: context.environment)))
  }
}

nonisolated extension ShadowedShapeStyle: Equatable where Style: Equatable {}
