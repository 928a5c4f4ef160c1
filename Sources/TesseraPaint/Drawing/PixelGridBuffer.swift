import Foundation
import TesseraCore

/// Premultiplied BGRA pixels that are owned elsewhere.
struct PixelGridBuffer {
  let bytes: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  /// Bytes from one row to the next.
  let stride: Int

  // MARK: Colors

  /// Changes the color of each pixel. Neighbors are often alike, so the last result is kept.
  func apply(_ matrix: ColorMatrix) {
    var lastPixel: UInt32 = 0
    var lastResult = Self.changed(0, matrix)
    for y in 0..<height {
      let row = UnsafeMutableRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let pixel = row[x]
        if pixel != lastPixel {
          lastPixel = pixel
          lastResult = Self.changed(pixel, matrix)
        }
        row[x] = lastResult
      }
    }
  }

  private static func changed(_ pixel: UInt32, _ matrix: ColorMatrix) -> UInt32 {
    let opacity = Double(pixel >> 24) / 255
    guard opacity > 0 else { return 0 }
    func component(_ shift: UInt32) -> Double {
      let component = Double((pixel >> shift) & 255) / 255 / opacity
      return matrix.worksOnLight ? SRGB.light(component) : component
    }
    let (red, green, blue) = (component(16), component(8), component(0))
    func value(_ row: ColorMatrix.Row) -> Double {
      let sum = row.red * red + row.green * green + row.blue * blue + row.opacity * opacity + row.constant
      return min(max(sum, 0), 1)
    }
    let newOpacity = matrix.opacity.usesColors ? value(matrix.opacity) * opacity : value(matrix.opacity)
    func byte(_ value: Double) -> UInt32 { UInt32(clamping: Int(saturating: (value * 255).rounded())) }
    func stored(_ row: ColorMatrix.Row) -> UInt32 {
      byte((matrix.worksOnLight ? SRGB.component(value(row)) : value(row)) * newOpacity)
    }
    return byte(newOpacity) << 24 | stored(matrix.red) << 16 | stored(matrix.green) << 8 | stored(matrix.blue)
  }

  // MARK: Blur

  /// Blurs one of the four channels: three means over neighbors come close to a bell curve.
  ///
  /// - Parameter deviation: the standard deviation of the curve, in pixels.
  func blur(_ channel: Int, deviation: Double, extendsEdges: Bool) {
    guard deviation > 0 else { return }
    let longest = max(width, height)
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: longest)
    defer { copy.deallocate() }
    for reach in Self.reaches(for: deviation, limit: longest) where reach > 0 {
      let mean = MovingMean(reach: reach, extendsEdges: extendsEdges, copy: copy)
      for y in 0..<height { mean.run(bytes + y * stride + channel, count: width, step: 4) }
      for x in 0..<width { mean.run(bytes + x * 4 + channel, count: height, step: stride) }
    }
  }

  /// How many neighbors on each side the three means take, so that together they spread like the curve.
  private static func reaches(for deviation: Double, limit: Int) -> [Int] {
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    var small = Int(saturating: min(ideal, Double(2 * limit + 1)))
    if small.isMultiple(of: 2) { small -= 1 }
    // A mean over n pixels has the variance (n² - 1) / 12; the wider ones make up for what the narrow ones lack.
    let narrow = Double(small)
    let missing = 12 * deviation * deviation - 3 * (narrow * narrow - 1)
    let step = (narrow + 2) * (narrow + 2) - narrow * narrow
    let wideCount = min(max(Int(saturating: (missing / step).rounded()), 0), 3)
    return (0..<3).map { min((small - 1) / 2 + ($0 < wideCount ? 1 : 0), limit) }
  }
}

/// Replaces each value of a line by the mean of those around it.
private struct MovingMean {
  let reach: Int
  let extendsEdges: Bool
  let copy: UnsafeMutablePointer<UInt8>

  func run(_ values: UnsafeMutablePointer<UInt8>, count: Int, step: Int) {
    var isEmpty = true
    var index = 0
    while index < count {
      let value = values[index &* step]
      copy[index] = value
      if value != 0 { isEmpty = false }
      index &+= 1
    }
    guard !isEmpty else { return }
    let window = 2 &* reach &+ 1
    let (first, last) = (Int(copy[0]), Int(copy[count - 1]))
    var sum = extendsEdges ? first &* reach : 0
    index = 0
    while index <= reach {
      sum &+= index < count ? Int(copy[index]) : extendsEdges ? last : 0
      index &+= 1
    }
    index = 0
    while index < count {
      values[index &* step] = UInt8(truncatingIfNeeded: (sum &+ reach) / window)
      let entering = index &+ reach &+ 1
      let leaving = index &- reach
      sum &+= entering < count ? Int(copy[entering]) : extendsEdges ? last : 0
      sum &-= leaving >= 0 ? Int(copy[leaving]) : extendsEdges ? first : 0
      index &+= 1
    }
  }
}

extension ColorMatrix.Row {
  /// Whether colors contribute; they are then weighted by their opacity.
  fileprivate var usesColors: Bool { red != 0 || green != 0 || blue != 0 }
}
