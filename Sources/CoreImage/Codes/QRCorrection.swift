import Foundation

/// How many bytes of a QR code are for its message, and how many for its correction.
struct QRCorrection {
  private let version: Int
  private let level: QRCode.Level

  init(_ version: Int, _ level: QRCode.Level) {
    self.version = version
    self.level = level
  }

  /// All bytes of a version.
  private var allCount: Int {
    var squares = (16 * version + 128) * version + 64
    if version >= 2 {
      let count = version / 7 + 2
      squares -= (25 * count - 10) * count - 55
      if version >= 7 { squares -= 36 }
    }
    return squares / 8
  }

  private var blockCount: Int { Self.blockCounts[level.index][version - 1] }
  private var correctionCount: Int { Self.correctionCounts[level.index][version - 1] }

  /// The bytes for the message.
  var dataCount: Int { allCount - blockCount * correctionCount }

  /// The bytes of the message and those for correction, as they lie in the code: the first of each block, then the
  /// second of each, and so on.
  func codewords(of data: [UInt8]) -> [UInt8] {
    let shortLength = dataCount / blockCount
    let longCount = dataCount % blockCount
    var blocks: [[UInt8]] = []
    var start = 0
    for index in 0..<blockCount {
      let end = start + shortLength + (index >= blockCount - longCount ? 1 : 0)
      blocks.append(Array(data[start..<end]))
      start = end
    }
    let divisor = ReedSolomon(degree: correctionCount)
    let corrections = blocks.map(divisor.remainder)
    return Self.interleaved(blocks) + Self.interleaved(corrections)
  }

  private static func interleaved(_ blocks: [[UInt8]]) -> [UInt8] {
    let length = blocks.map(\.count).max() ?? 0
    return (0..<length).flatMap { index in blocks.compactMap { index < $0.count ? $0[index] : nil } }
  }

  // Table 9 of the standard: for each level and version, the bytes for correction in a block, and the blocks.

  private static let correctionCounts = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
      28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  private static let blockCounts = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
      19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
      35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43,
      45,
      48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51,
      54,
      57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}

/// The bytes that let a reader mend a block.
struct ReedSolomon {
  /// The factors of the divisor, without that of its highest power, which is 1.
  private let factors: [UInt8]

  init(degree: Int) {
    var factors = [UInt8](repeating: 0, count: degree)
    factors[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in factors.indices {
        factors[index] = Self.product(factors[index], root)
        if index + 1 < degree { factors[index] ^= factors[index + 1] }
      }
      root = Self.product(root, 2)
    }
    self.factors = factors
  }

  func remainder(of block: [UInt8]) -> [UInt8] {
    var remainder = [UInt8](repeating: 0, count: factors.count)
    for byte in block {
      let factor = byte ^ remainder.removeFirst()
      remainder.append(0)
      for (index, value) in factors.enumerated() { remainder[index] ^= Self.product(value, factor) }
    }
    return remainder
  }

  /// In the field of 256 elements that belongs to 0x11D.
  private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var product = 0
    for place in stride(from: 7, through: 0, by: -1) {
      product = product << 1 ^ (product >> 7) * 0x11D
      product ^= Int(right >> UInt8(place) & 1) * Int(left)
    }
    return UInt8(product)
  }
}
