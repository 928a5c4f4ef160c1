import Foundation

nonisolated extension Image {
  /// How a picture has to be turned to be shown as it was meant, as cameras note it.
  @frozen
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As it is stored.
    case up = 0
    /// Mirrored from left to right.
    case upMirrored = 2
    /// Turned by 180 degrees.
    case down = 6
    /// Mirrored from left to right and turned by 180 degrees.
    case downMirrored = 4
    /// Turned by 90 degrees counterclockwise.
    case left = 1
    /// Mirrored from left to right and turned by 90 degrees counterclockwise.
    case leftMirrored = 3
    /// Turned by 90 degrees clockwise.
    case right = 7
    /// Mirrored from left to right and turned by 90 degrees clockwise.
    case rightMirrored = 5
  }
}

nonisolated extension Image.Orientation {
  /// Whether width and height change places.
  private var liesOnSide: Bool {
    switch self {
    case .up, .upMirrored, .down, .downMirrored: false
    case .left, .leftMirrored, .right, .rightMirrored: true
    }
  }

  /// The pixels of a picture that was stored with this orientation, upright.
  package func upright(_ bitmap: Bitmap) -> Bitmap {
    guard self != .up else { return bitmap }
    let width = liesOnSide ? bitmap.height : bitmap.width
    let height = liesOnSide ? bitmap.width : bitmap.height
    var bytes: [UInt8] = []
    bytes.reserveCapacity(bitmap.bytes.count)
    for y in 0..<height {
      for x in 0..<width {
        let source = source(x, y, lastX: bitmap.width - 1, lastY: bitmap.height - 1)
        let start = (source.y * bitmap.width + source.x) * 4
        bytes.append(contentsOf: bitmap.bytes[start..<(start + 4)])
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes) ?? bitmap
  }

  /// Which stored pixel belongs to a place of the upright picture.
  private func source(_ x: Int, _ y: Int, lastX: Int, lastY: Int) -> (x: Int, y: Int) {
    switch self {
    case .up: (x, y)
    case .upMirrored: (lastX - x, y)
    case .down: (lastX - x, lastY - y)
    case .downMirrored: (x, lastY - y)
    case .left: (lastX - y, x)
    case .leftMirrored: (y, x)
    case .right: (y, lastY - x)
    case .rightMirrored: (lastX - y, lastY - x)
    }
  }
}

nonisolated extension Image {
  /// A picture made of pixels.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; what is not a positive number counts as 1.
  /// - label: its accessibility label.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(bitmap: orientation.upright(cgImage.bitmap), scale: Self.usable(scale), label: label)
  }

  /// A picture made of pixels that assistive technology passes over.
  ///
  /// - Parameter scale: pixels per point; what is not a positive number counts as 1.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(bitmap: orientation.upright(cgImage.bitmap), scale: Self.usable(scale), label: nil)
  }

  private static func usable(_ scale: CGFloat) -> CGFloat {
    scale.isFinite && scale > 0 ? scale : 1
  }
}
