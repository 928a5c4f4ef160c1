import Foundation

/// A QR code, as ISO/IEC 18004 describes it: the smallest version that holds the message, with the mask of the least penalty.
struct QRCode: Sendable {
  /// How much of the code may be lost.
  enum Level: String, CaseIterable, Sendable {
    /// 7 percent.
    case low = "L"
    /// 15 percent.
    case medium = "M"
    /// 25 percent.
    case quartile = "Q"
    /// 30 percent.
    case high = "H"

    var index: Int {
      switch self {
      case .low: 0
      case .medium: 1
      case .quartile: 2
      case .high: 3
      }
    }

    /// The two bits that stand for the level in a code.
    var bits: Int {
      switch self {
      case .low: 1
      case .medium: 0
      case .quartile: 3
      case .high: 2
      }
    }
  }

  let version: Int
  let mask: Int
  /// Squares at each side.
  let size: Int
  private let squares: [Bool]

  /// nil: the message is too long for any version.
  init?(_ message: Data, _ level: Level) {
    guard let content = QRContent(message, level) else { return nil }
    version = content.version
    var best = QRMatrix(version: version)
    best.place(QRCorrection(version, level).codewords(of: content.bytes))
    var least = Int.max
    var chosen = (mask: 0, matrix: best)
    for mask in 0..<8 {
      var masked = best
      masked.apply(mask: mask)
      masked.placeFormat(level: level, mask: mask)
      let penalty = QRPenalty(masked).sum
      if penalty < least {
        least = penalty
        chosen = (mask, masked)
      }
    }
    mask = chosen.mask
    size = chosen.matrix.size
    squares = chosen.matrix.squares
  }

  /// Light outside.
  func isDark(_ column: Int, _ row: Int) -> Bool {
    guard column >= 0, row >= 0, column < size, row < size else { return false }
    return squares[row * size + column]
  }
}
