import Foundation
import TesseraCore

/// A picture made of pixels.
package struct Raster: Equatable, Sendable {
  /// Pixels, at least 1.
  package let width: Int
  package let height: Int
  /// Rows from top to bottom without gaps; each pixel is blue, green, red and alpha, with the colors multiplied by
  /// alpha.
  package let bytes: [UInt8]

  /// nil unless there are exactly four bytes for each pixel.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == width * height * 4 else { return nil }
    self.init(checkedWidth: width, height: height, bytes: bytes)
  }

  init(checkedWidth width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The color of a pixel, counted from the top left. Outside the picture it is clear.
  package func color(atPixelX x: Int, y: Int) -> Color.Resolved {
    guard (0..<width).contains(x), (0..<height).contains(y) else {
      return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    }
    let start = (y * width + x) * 4
    let alpha = Float(bytes[start + 3])
    guard alpha > 0 else { return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
    func component(_ offset: Int) -> Float { min(1, Float(bytes[start + offset]) / alpha) }
    return Color.Resolved(red: component(2), green: component(1), blue: component(0), opacity: alpha / 255)
  }
}
