import Foundation

/// The curve of sRGB.
enum Gamma {
  /// The linear value of each byte.
  static let table = (0...255).map { linear(Float($0) / 255) }

  static func linear(_ value: Float) -> Float {
    value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ value: Float) -> Float {
    value <= 0.0031308 ? value * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055
  }

  static func linear(_ color: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(linear(color.x), linear(color.y), linear(color.z))
  }

  static func encoded(_ color: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(encoded(max(color.x, 0)), encoded(max(color.y, 0)), encoded(max(color.z, 0)))
  }
}
