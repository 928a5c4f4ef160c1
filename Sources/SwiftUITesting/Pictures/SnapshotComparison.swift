import TesseraPaint

/// Two pictures side by side, and where they differ.
enum SnapshotComparison {
  /// Pixels between the pictures.
  private static let gap = 8

  /// The old picture, the new one, and the old one faded, with red pixels where they differ.
  static func picture(of old: Snapshot, and new: Snapshot) -> Raster {
    let width = max(old.width, new.width)
    let height = max(old.height, new.height)
    let whole = 3 * width + 2 * gap
    // Gray, so that white pictures have edges.
    var bytes = [UInt8](repeating: 0, count: 4 * whole * height)
    for pixel in 0..<whole * height { set(&bytes, pixel, blue: 160, green: 160, red: 160) }
    for y in 0..<height {
      for x in 0..<width {
        let before = old.pixel(x, y)
        let now = new.pixel(x, y)
        let row = y * whole + x
        if let before { set(&bytes, row, blue: before.blue, green: before.green, red: before.red) }
        if let now {
          set(&bytes, row + width + gap, blue: now.blue, green: now.green, red: now.red)
        }
        let place = row + 2 * (width + gap)
        if let before, now != nil, !old.differs(from: new, atX: x, y: y) {
          let pale = UInt8(clamping: 200 + (Int(before.red) + Int(before.green) + Int(before.blue)) * 55 / 765)
          set(&bytes, place, blue: pale, green: pale, red: pale)
        } else {
          set(&bytes, place, blue: 0, green: 0, red: 255)
        }
      }
    }
    return Raster(width: whole, height: height, bytes: bytes) ?? old.raster
  }

  private static func set(_ bytes: inout [UInt8], _ pixel: Int, blue: UInt8, green: UInt8, red: UInt8) {
    bytes[4 * pixel] = blue
    bytes[4 * pixel + 1] = green
    bytes[4 * pixel + 2] = red
    bytes[4 * pixel + 3] = 255
  }
}

extension Snapshot {
  /// A pixel in front of white; nil outside of the picture.
  fileprivate func pixel(_ x: Int, _ y: Int) -> (blue: UInt8, green: UInt8, red: UInt8)? {
    guard x < width, y < height else { return nil }
    let start = 4 * (y * width + x)
    let rest = 255 - raster.bytes[start + 3]
    return (raster.bytes[start] + rest, raster.bytes[start + 1] + rest, raster.bytes[start + 2] + rest)
  }

  /// Whether a pixel that both have differs visibly.
  fileprivate func differs(from other: Snapshot, atX x: Int, y: Int) -> Bool {
    let old = 4 * (y * width + x)
    let new = 4 * (y * other.width + x)
    for channel in 0..<4
    where abs(Int(raster.bytes[old + channel]) - Int(other.raster.bytes[new + channel])) > Self.visibleDifference {
      return true
    }
    return false
  }
}
