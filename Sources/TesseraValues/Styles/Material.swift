import Foundation

/// A translucent background, as of frosted glass.
///
/// What lies behind is softened and covered by a translucent color that keeps text readable.
nonisolated public struct Material: ShapeStyle, Equatable {
  private enum Thickness: Equatable {
    case ultraThin
    case thin
    case regular
    case thick
    case ultraThick
    case bar
  }

  private let thickness: Thickness

  public typealias Resolved = Never

  /// Most of what lies behind shows through.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// More shows through than is covered.
  public static let thin = Material(thickness: .thin)
  /// About as much shows through as is covered.
  public static let regular = Material(thickness: .regular)
  /// More is covered than shows through.
  public static let thick = Material(thickness: .thick)
  /// Hardly anything shows through.
  public static let ultraThick = Material(thickness: .ultraThick)

  /// The background of bars.
  public static let bar = Material(thickness: .bar)

  public func _paint(in context: _PaintContext) -> _Paint {
    let isDark = context.environment.colorScheme == .dark
    let opacity: Float =
      switch thickness {
      case .ultraThin: 0.44
      case .thin: 0.6
      case .regular: 0.74
      case .thick: 0.84
      case .ultraThick: 0.92
      case .bar: 0.94
      }
    let tint =
      isDark
      ? Color.Resolved(bytes: 37, 37, 40, opacity: opacity) : Color.Resolved(bytes: 249, 249, 251, opacity: opacity)
    return _Paint(.backdrop(BackdropPaint(radius: Self.radius, saturation: Self.saturation, tint: tint)))
  }

  /// How far what lies behind is softened, in points.
  private static let radius: CGFloat = 20
  /// How much more colorful it gets, so that something of its colors is left below the tint.
  private static let saturation = 1.6
}

nonisolated extension ShapeStyle where Self == Material {
  /// Most of what lies behind shows through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More shows through than is covered.
  public static var thinMaterial: Material { .thin }
  /// About as much shows through as is covered.
  public static var regularMaterial: Material { .regular }
  /// More is covered than shows through.
  public static var thickMaterial: Material { .thick }
  /// Hardly anything shows through.
  public static var ultraThickMaterial: Material { .ultraThick }

  /// The background of bars.
  public static var bar: Material { .bar }
}
