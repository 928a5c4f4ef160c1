import Foundation

/// Cells of one color each around points that lie at random, the same each time.
struct Crystals {
  private let side: Double

  /// - Parameter radius: about half the width of a cell, in pixels.
  init(radius: Double) {
    side = min(max(radius, 1), 5_000) * 1.5
  }

  /// A picture in which each pixel has the color at the nearest point.
  func applied(to image: CIImage) -> CIImage {
    let extent = image.pixelExtent
    return image.mappingPlaces { x, y in
      let seed = nearestSeed(Double(x) + 0.5, Double(y) + 0.5)
      // A point outside of the picture takes the color at its edge.
      let column = Int(min(max(seed.x, extent.minX), extent.maxX - 1))
      let row = Int(min(max(seed.y, extent.minY), extent.maxY - 1))
      return image.pixel(column, row)
    }
  }

  private func nearestSeed(_ x: Double, _ y: Double) -> CGPoint {
    let (column, row) = (Int((x / side).rounded(.down)), Int((y / side).rounded(.down)))
    var best = CGPoint.zero
    var distance = Double.infinity
    for dy in -1...1 {
      for dx in -1...1 {
        let seed = seed(column + dx, row + dy)
        let square = (seed.x - x) * (seed.x - x) + (seed.y - y) * (seed.y - y)
        if square < distance {
          distance = square
          best = seed
        }
      }
    }
    return best
  }

  /// The point of a square of the plane.
  private func seed(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(
      x: (Double(column) + Self.fraction(column, row, 1)) * side,
      y: (Double(row) + Self.fraction(column, row, 2)) * side)
  }

  /// A number from 0 to 1 that two numbers stand for.
  private static func fraction(_ column: Int, _ row: Int, _ salt: UInt64) -> Double {
    var bits = UInt64(bitPattern: Int64(column)) &* 0x9E37_79B9_7F4A_7C15
    bits ^= UInt64(bitPattern: Int64(row)) &* 0xC2B2_AE3D_27D4_EB4F &+ salt &* 0x1656_67B1_9E37_79F9
    bits ^= bits >> 29
    bits = bits &* 0xBF58_476D_1CE4_E5B9
    bits ^= bits >> 32
    return Double(bits >> 11) / Double(1 << 53)
  }
}
