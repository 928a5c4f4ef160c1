import Foundation

/// Makes up pictures, in a simple file format: bitmaps of 24 bits a pixel without compression.
enum BitmapFile {
  private static let width = 160
  private static let height = 90

  /// A slope of colors that is another one for each number.
  static func picture(_ number: Int) -> Data {
    // A multiple of four bytes.
    let rowSize = width * 3
    var data = Data("BM".utf8)
    func add(_ value: Int, bytes: Int) {
      for byte in 0..<bytes { data.append(UInt8(truncatingIfNeeded: value >> (8 * byte))) }
    }
    for (value, bytes) in [
      (54 + rowSize * height, 4), (0, 4), (54, 4), (40, 4), (width, 4), (height, 4), (1, 2), (24, 2), (0, 4),
      (rowSize * height, 4), (2835, 4), (2835, 4), (0, 4), (0, 4),
    ] {
      add(value, bytes: bytes)
    }
    for y in 0..<height {
      for x in 0..<width {
        data.append(UInt8((number * 67 + y) % 256))
        data.append(UInt8((number * 31 + x) % 256))
        data.append(UInt8((number * 13 + x + y) % 256))
      }
    }
    return data
  }
}
