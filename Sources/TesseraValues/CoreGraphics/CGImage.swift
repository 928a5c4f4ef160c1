import Foundation

/// A picture made of pixels, as `ImageRenderer` makes them and `Image` shows them.
nonisolated public final class CGImage: Sendable, Hashable {
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// In pixels.
  public var width: Int { bitmap.width }

  /// In pixels.
  public var height: Int { bitmap.height }

  /// Bits for each of red, green, blue and alpha.
  public var bitsPerComponent: Int { 8 }

  /// How many bits a pixel takes: 8 for each of four components.
  public var bitsPerPixel: Int { 32 }

  /// How many bytes a row of pixels takes; there is no room between rows.
  public var bytesPerRow: Int { width * 4 }

  /// A part of the picture; nil if nothing of it lies inside.
  ///
  /// - Parameter rect: in pixels from the top-left corner; it grows to whole ones.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard let part = rect.standardized.integral.overlap(with: CGRect(x: 0, y: 0, width: width, height: height)),
      part.width >= 1, part.height >= 1
    else { return nil }
    let (left, top, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns * rows * 4)
    for row in top..<(top + rows) {
      let start = (row * width + left) * 4
      bytes.append(contentsOf: bitmap.bytes[start..<(start + columns * 4)])
    }
    return Bitmap(width: columns, height: rows, bytes: bytes).map(CGImage.init)
  }

  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
