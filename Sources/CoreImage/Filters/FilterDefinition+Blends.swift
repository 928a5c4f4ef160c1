import Foundation

/// CI8: The blend modes of two pictures, by the formulas of the W3C's *Compositing and Blending*, on linear values.
extension FilterDefinition {
  private typealias Color = SIMD3<Float>

  static let blends: [FilterDefinition] = [
    blend("CIMultiplyBlendMode") { $0 * $1 },
    blend("CIScreenBlendMode", screen),
    blend("CIOverlayBlendMode") { hardLight($1, $0) },
    blend("CIDarkenBlendMode") { pointwiseMin($0, $1) },
    blend("CILightenBlendMode") { pointwiseMax($0, $1) },
    blend("CIColorDodgeBlendMode") { channels($0, $1, dodged) },
    blend("CIColorBurnBlendMode") { channels($0, $1) { 1 - dodged(1 - $0, $1 > 0 ? 1 - $1 : 1) } },
    blend("CISoftLightBlendMode") { channels($0, $1, softLight) },
    blend("CIHardLightBlendMode", hardLight),
    blend("CIDifferenceBlendMode") { pointwiseMax($0 - $1, $1 - $0) },
    blend("CIExclusionBlendMode") { $0 + $1 - 2 * $0 * $1 },
    blend("CILinearDodgeBlendMode") { $0 + $1 },
    blend("CILinearBurnBlendMode") { $0 + $1 - 1 },
    blend("CISubtractBlendMode") { $0 - $1 },
    blend("CIDivideBlendMode") { channels($0, $1) { $1 > 0 ? $0 / $1 : 1 } },
    blend("CIHueBlendMode") { withLuminance(withSaturation($1, saturation($0)), luminance($0)) },
    blend("CISaturationBlendMode") { withLuminance(withSaturation($0, saturation($1)), luminance($0)) },
    blend("CIColorBlendMode") { withLuminance($1, luminance($0)) },
    blend("CILuminosityBlendMode") { withLuminance($0, luminance($1)) },
  ]

  /// - Parameter mix: the color of a pixel behind, and of the one in front, not multiplied by alpha.
  private static func blend(
    _ name: String, _ mix: @escaping @Sendable (_ back: Color, _ front: Color) -> Color
  ) -> FilterDefinition {
    .composition(name) { front, back in
      guard front.w > 0, back.w > 0 else { return front + back }
      let (frontColor, backColor) = (Color(front.x, front.y, front.z), Color(back.x, back.y, back.z))
      let mixed = mix(backColor / back.w, frontColor / front.w).clamped(lowerBound: .zero, upperBound: .one)
      let color = frontColor * (1 - back.w) + backColor * (1 - front.w) + mixed * (front.w * back.w)
      return SIMD4(color, front.w + back.w * (1 - front.w))
    }
  }

  private static func channels(_ back: Color, _ front: Color, _ mix: (Float, Float) -> Float) -> Color {
    Color(mix(back.x, front.x), mix(back.y, front.y), mix(back.z, front.z))
  }

  private static func screen(_ back: Color, _ front: Color) -> Color { back + front - back * front }

  private static func hardLight(_ back: Color, _ front: Color) -> Color {
    channels(back, front) { $1 <= 0.5 ? $0 * 2 * $1 : $0 + (2 * $1 - 1) - $0 * (2 * $1 - 1) }
  }

  private static func dodged(_ back: Float, _ front: Float) -> Float {
    if back <= 0 { return 0 }
    return front >= 1 ? 1 : min(1, back / (1 - front))
  }

  private static func softLight(_ back: Float, _ front: Float) -> Float {
    if front <= 0.5 { return back - (1 - 2 * front) * back * (1 - back) }
    let curve = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : back.squareRoot()
    return back + (2 * front - 1) * (curve - back)
  }

  private static func luminance(_ color: Color) -> Float { (color * Color(0.3, 0.59, 0.11)).sum() }

  private static func saturation(_ color: Color) -> Float { color.max() - color.min() }

  private static func withLuminance(_ color: Color, _ wanted: Float) -> Color {
    let moved = color + (wanted - luminance(color))
    let gray = Color(repeating: luminance(moved))
    if moved.min() < 0 { return gray + (moved - gray) * (gray.x / (gray.x - moved.min())) }
    if moved.max() > 1 { return gray + (moved - gray) * ((1 - gray.x) / (moved.max() - gray.x)) }
    return moved
  }

  private static func withSaturation(_ color: Color, _ wanted: Float) -> Color {
    let span = saturation(color)
    return span > 0 ? (color - color.min()) * (wanted / span) : .zero
  }
}
