import Foundation
import TesseraCore

/// A color with fixed components under the name that it has in Core Graphics.
nonisolated public final class CGColor: Hashable, Sendable {
  package let color: Color.Resolved

  init(_ color: Color.Resolved) {
    self.color = color
  }

  /// Components from 0 to 1, in sRGB; values outside are taken as they are.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }

  /// Components from 0 to 1, in sRGB; values outside are taken as they are.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A shade of gray, from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and opacity, from 0 to 1, in sRGB.
  public var components: [CGFloat]? {
    [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), alpha]
  }

  /// How many components there are.
  public var numberOfComponents: Int { 4 }

  /// How opaque the color is, from 0 to 1.
  public var alpha: CGFloat { CGFloat(color.opacity) }

  /// The same color with another opacity; nil never.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = color
    copy.opacity = Float(alpha)
    return CGColor(copy)
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Nothing to be seen.
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

nonisolated extension UIColor {
  /// The color as it is in light surroundings.
  public var cgColor: CGColor { CGColor(color.resolve(in: UITraitCollection.current.environment)) }

  /// A color with fixed components.
  public convenience init(cgColor: CGColor) {
    self.init(Color(cgColor.color))
  }
}

nonisolated extension Color.Resolved {
  /// The color under the name that it has in Core Graphics.
  public var cgColor: CGColor { CGColor(self) }
}

nonisolated extension Color {
  /// A color with fixed components.
  public init(cgColor: CGColor) {
    self.init(cgColor.color)
  }

  /// A color with fixed components. Names that other colors have too, as in `Color(.white)`, are theirs (J229).
  @_disfavoredOverload
  public init(_ cgColor: CGColor) {
    self.init(cgColor.color)
  }

  /// The fixed components of the color; nil if they depend on the surroundings.
  public var cgColor: CGColor? {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let light = resolve(in: EnvironmentValues())
    return light == resolve(in: dark) ? CGColor(light) : nil
  }
}

extension CGContext {
  /// Chooses the color of fillings.
  public func setFillColor(_ color: CGColor) {
    let color = color.color
    setFillColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.opacity))
  }

  /// Chooses the color of outlines.
  public func setStrokeColor(_ color: CGColor) {
    let color = color.color
    setStrokeColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.opacity))
  }
}
