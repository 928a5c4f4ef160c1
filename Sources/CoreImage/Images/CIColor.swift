import SwiftUI

/// A color as filters take it.
public final class CIColor: Hashable, Sendable {
  /// From 0 to 1, in sRGB, not multiplied by alpha.
  public let red: CGFloat
  /// From 0 to 1, in sRGB.
  public let green: CGFloat
  /// From 0 to 1, in sRGB.
  public let blue: CGFloat
  /// How opaque it is, from 0 to 1.
  public let alpha: CGFloat

  /// What is no number counts as 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red.isFinite ? red : 0
    self.green = green.isFinite ? green : 0
    self.blue = blue.isFinite ? blue : 0
    self.alpha = alpha.isFinite ? alpha : 0
  }

  /// The same color as another value.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// As it is in light surroundings.
  public convenience init(color: UIColor) {
    self.init(cgColor: color.cgColor)
  }

  /// Opaque black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Nothing to be seen.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Pure red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// From 0 to 1, in sRGB.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// From 0 to 1, in sRGB.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// A half of white, on the curve of sRGB.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Pure yellow.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  /// Pure cyan.
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  /// Pure magenta.
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)

  public static func == (left: CIColor, right: CIColor) -> Bool {
    (left.red, left.green, left.blue, left.alpha) == (right.red, right.green, right.blue, right.alpha)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine([red, green, blue, alpha])
  }

  /// Linear, and not multiplied by alpha.
  var linear: SIMD3<Float> { Gamma.linear(SIMD3(Float(red), Float(green), Float(blue))) }

  var pixel: PixelPlane.Pixel {
    let alpha = Float(min(max(alpha, 0), 1))
    return SIMD4(linear * alpha, alpha)
  }
}
