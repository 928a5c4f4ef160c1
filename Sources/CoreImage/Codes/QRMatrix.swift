import Foundation

/// The squares of a QR code while it is drawn.
struct QRMatrix {
  let version: Int
  let size: Int
  /// Whether squares are dark, row by row.
  private(set) var squares: [Bool]
  /// Whether squares belong to a pattern that every code of the version has.
  private var isFixed: [Bool]

  /// The patterns of a version.
  init(version: Int) {
    self.version = version
    size = version * 4 + 17
    squares = Array(repeating: false, count: size * size)
    isFixed = squares
    placeTiming()
    placeFinders()
    placeAlignments()
    // Keeps the places for what is not known yet.
    placeFormat(level: .low, mask: 0)
    placeVersion()
  }

  func isDark(_ column: Int, _ row: Int) -> Bool { squares[row * size + column] }

  private mutating func fix(_ column: Int, _ row: Int, _ isDark: Bool) {
    squares[row * size + column] = isDark
    isFixed[row * size + column] = true
  }

  // MARK: Patterns

  private mutating func placeTiming() {
    for index in 0..<size {
      fix(6, index, index.isMultiple(of: 2))
      fix(index, 6, index.isMultiple(of: 2))
    }
  }

  private mutating func placeFinders() {
    for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for dy in -4...4 {
        for dx in -4...4 where (0..<size).contains(column + dx) && (0..<size).contains(row + dy) {
          let ring = max(abs(dx), abs(dy))
          fix(column + dx, row + dy, ring != 2 && ring != 4)
        }
      }
    }
  }

  private mutating func placeAlignments() {
    let places = alignmentPlaces
    for (number, row) in places.enumerated() {
      for (other, column) in places.enumerated() {
        let last = places.count - 1
        // Three corners have finders.
        if (number, other) == (0, 0) || (number, other) == (0, last) || (number, other) == (last, 0) { continue }
        for dy in -2...2 {
          for dx in -2...2 { fix(column + dx, row + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
  }

  private var alignmentPlaces: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<(count - 1)).map { size - 7 - $0 * step }.reversed()
  }

  /// The level and the mask, twice.
  mutating func placeFormat(level: QRCode.Level, mask: Int) {
    let data = level.bits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
    for place in 0...5 { fix(8, place, bit(place)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for place in 9..<15 { fix(14 - place, 8, bit(place)) }
    for place in 0..<8 { fix(size - 1 - place, 8, bit(place)) }
    for place in 8..<15 { fix(8, size - 15 + place, bit(place)) }
    fix(8, size - 8, true)
  }

  /// The version, twice, in codes that are large enough to need it.
  private mutating func placeVersion() {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for place in 0..<18 {
      let (far, near) = (size - 11 + place % 3, place / 3)
      fix(far, near, bits >> place & 1 == 1)
      fix(near, far, bits >> place & 1 == 1)
    }
  }

  // MARK: Content

  /// The bits of the bytes, in columns of two squares that go up and down by turns, from the right to the left.
  mutating func place(_ bytes: [UInt8]) {
    var index = 0
    for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
      for step in 0..<size {
        for column in [right, right - 1] {
          let goesUp = (right + 1) & 2 == 0
          let row = goesUp ? size - 1 - step : step
          guard !isFixed[row * size + column], index < bytes.count * 8 else { continue }
          squares[row * size + column] = bytes[index / 8] >> UInt8(7 - index % 8) & 1 == 1
          index += 1
        }
      }
    }
  }

  /// Turns squares of the content over, by one of eight patterns.
  mutating func apply(mask: Int) {
    for row in 0..<size {
      for column in 0..<size where !isFixed[row * size + column] && Self.isMasked(column, row, mask) {
        squares[row * size + column].toggle()
      }
    }
  }

  private static func isMasked(_ column: Int, _ row: Int, _ mask: Int) -> Bool {
    switch mask {
    case 0: (column + row) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (column + row) % 3 == 0
    case 4: (column / 3 + row / 2) % 2 == 0
    case 5: column * row % 2 + column * row % 3 == 0
    case 6: (column * row % 2 + column * row % 3) % 2 == 0
    default: ((column + row) % 2 + column * row % 3) % 2 == 0
    }
  }
}
