import SwiftUI
import TesseraCore
import TesseraPaint

/// The pixels of a frame.
public struct Snapshot {
  let raster: Raster
  let scale: CGFloat

  init(raster: Raster, scale: CGFloat) {
    self.raster = raster
    self.scale = scale
  }

  /// A picture that another program has written; nil if it is none.
  ///
  /// - Parameters:
  ///   - pngData: the content of a PNG file.
  ///   - scale: the picture's pixels for a point; one that is not a number above 0 counts as 1.
  public init?(pngData: Data, scale: CGFloat = 1) {
    guard let raster = Raster(pngData: pngData) else { return nil }
    self.init(raster: raster, scale: scale.isFinite && scale > 0 ? scale : 1)
  }

  /// In pixels.
  public var width: Int { raster.width }

  /// In pixels.
  public var height: Int { raster.height }

  /// The color at a point, in points from the top-left corner; sRGB from 0 to 1. Outside of the picture it is clear.
  public func color(at point: CGPoint) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    let x = point.x * scale
    let y = point.y * scale
    guard x >= 0, y >= 0, x < CGFloat(width), y < CGFloat(height) else { return (0, 0, 0, 0) }
    let color = raster.color(atPixelX: Int(x), y: Int(y))
    return (Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
  }

  /// The picture as a PNG file.
  public func pngData() -> Data {
    raster.pngData()
  }

  /// Writes the picture as a PNG file.
  public func write(to url: URL) throws {
    try pngData().write(to: url)
  }

  /// How far two channels may lie apart, of 255, without a visible difference.
  static let visibleDifference = 3

  /// The share of pixels that differ visibly, from 0 to 1. Pictures of different sizes differ everywhere.
  public func difference(from other: Snapshot) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    // Most pictures are equal, and looking at each pixel takes long in a debug build.
    guard width > 0, height > 0, raster.bytes != other.raster.bytes else { return 0 }
    var count = 0
    for pixel in 0..<(width * height) where differs(from: other, atPixel: pixel) { count += 1 }
    return Double(count) / Double(width * height)
  }

  private func differs(from other: Snapshot, atPixel pixel: Int) -> Bool {
    for channel in (4 * pixel)..<(4 * pixel + 4) {
      let difference = Int(raster.bytes[channel]) - Int(other.raster.bytes[channel])
      if abs(difference) > Self.visibleDifference { return true }
    }
    return false
  }
}
