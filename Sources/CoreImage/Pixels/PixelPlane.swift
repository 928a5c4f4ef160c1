import Foundation
import TesseraValues

/// Pixels in a linear color space, with their colors multiplied by alpha. The rows go from top to bottom.
struct PixelPlane: Sendable {
  typealias Pixel = SIMD4<Float>

  /// More pixels than these are not worked on.
  static let maximumArea = 1 << 24

  let width: Int
  let height: Int
  var pixels: [Pixel]

  /// A clear one.
  init(width: Int, height: Int) {
    self.init(width: width, height: height, pixels: Array(repeating: .zero, count: width * height))
  }

  init(width: Int, height: Int, pixels: [Pixel]) {
    assert(pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// One whose pixels are made one by one.
  init(width: Int, height: Int, _ pixel: (_ column: Int, _ row: Int) -> Pixel) {
    var pixels: [Pixel] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width { pixels.append(pixel(column, row)) }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Clear outside.
  func pixel(_ column: Int, _ row: Int) -> Pixel {
    guard column >= 0, row >= 0, column < width, row < height else { return .zero }
    return pixels[row * width + column]
  }

  /// The nearest one for a place outside.
  func nearestPixel(_ column: Int, _ row: Int) -> Pixel {
    pixels[min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)]
  }

  /// The same plane with other colors. Those that are handed over are not multiplied by alpha.
  func mappingColors(_ change: (SIMD3<Float>) -> SIMD3<Float>) -> PixelPlane {
    var result = self
    for index in pixels.indices {
      let pixel = pixels[index]
      guard pixel.w > 0 else { continue }
      let color = change(SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w) * pixel.w
      result.pixels[index] = SIMD4(color.finite, pixel.w)
    }
    return result
  }

  /// The same plane with other pixels.
  func mapping(_ change: (Pixel) -> Pixel) -> PixelPlane {
    PixelPlane(width: width, height: height, pixels: pixels.map(change))
  }
}

extension SIMD3<Float> {
  /// With 0 for what is no number.
  var finite: SIMD3<Float> {
    SIMD3(x.isFinite ? x : 0, y.isFinite ? y : 0, z.isFinite ? z : 0)
  }
}

// MARK: - Bitmaps

extension PixelPlane {
  init(_ bitmap: Bitmap) {
    var pixels: [Pixel] = []
    pixels.reserveCapacity(bitmap.width * bitmap.height)
    bitmap.bytes.withUnsafeBufferPointer { bytes in
      for start in stride(from: 0, to: bytes.count, by: 4) {
        let alpha = Float(bytes[start + 3]) / 255
        guard alpha > 0 else {
          pixels.append(.zero)
          continue
        }
        func linear(_ byte: UInt8) -> Float {
          alpha == 1 ? Gamma.table[Int(byte)] : Gamma.linear(min(Float(byte) / 255 / alpha, 1)) * alpha
        }
        pixels.append(SIMD4(linear(bytes[start + 2]), linear(bytes[start + 1]), linear(bytes[start]), alpha))
      }
    }
    self.init(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }

  /// What hosts draw; nil without pixels.
  var bitmap: Bitmap? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for pixel in pixels {
      let alpha = min(max(pixel.w, 0), 1)
      func byte(_ value: Float) -> UInt8 {
        guard alpha > 0, value.isFinite else { return 0 }
        return UInt8(min(max(Gamma.encoded(min(max(value / pixel.w, 0), 1)) * alpha * 255, 0), 255).rounded())
      }
      bytes.append(byte(pixel.z))
      bytes.append(byte(pixel.y))
      bytes.append(byte(pixel.x))
      bytes.append(UInt8((alpha * 255).rounded()))
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
