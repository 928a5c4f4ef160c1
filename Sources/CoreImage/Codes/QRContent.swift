import Foundation

/// The bytes of a message in a QR code, before those for correction.
struct QRContent {
  /// How characters are written.
  private enum Mode {
    case numeric, alphanumeric, bytes

    var bits: Int {
      switch self {
      case .numeric: 1
      case .alphanumeric: 2
      case .bytes: 4
      }
    }

    /// How many bits the number of characters has.
    func countBits(version: Int) -> Int {
      let column = version < 10 ? 0 : version < 27 ? 1 : 2
      switch self {
      case .numeric: return [10, 12, 14][column]
      case .alphanumeric: return [9, 11, 13][column]
      case .bytes: return [8, 16, 16][column]
      }
    }

    func contentBits(count: Int) -> Int {
      switch self {
      case .numeric: count / 3 * 10 + [0, 4, 7][count % 3]
      case .alphanumeric: count / 2 * 11 + count % 2 * 6
      case .bytes: count * 8
      }
    }
  }

  private static let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)

  let version: Int
  let bytes: [UInt8]

  /// nil: the message is too long for any version.
  init?(_ message: Data, _ level: QRCode.Level) {
    let characters = Array(message)
    let mode = Self.mode(of: characters)
    let needed = { (version: Int) in
      4 + mode.countBits(version: version) + mode.contentBits(count: characters.count)
    }
    guard let version = (1...40).first(where: { needed($0) <= QRCorrection($0, level).dataCount * 8 }) else {
      return nil
    }
    self.version = version
    var bits = BitWriter()
    bits.append(mode.bits, 4)
    bits.append(characters.count, mode.countBits(version: version))
    Self.write(characters, mode, to: &bits)
    let capacity = QRCorrection(version, level).dataCount
    bits.append(0, min(4, capacity * 8 - bits.count))
    bits.append(0, (8 - bits.count % 8) % 8)
    var bytes = bits.bytes
    // What is left over gets two bytes by turns.
    for index in 0..<(capacity - bytes.count) { bytes.append(index.isMultiple(of: 2) ? 0xEC : 0x11) }
    self.bytes = bytes
  }

  private static func mode(of characters: [UInt8]) -> Mode {
    guard !characters.isEmpty else { return .bytes }
    if characters.allSatisfy({ (48...57).contains($0) }) { return .numeric }
    return characters.allSatisfy(letters.contains) ? .alphanumeric : .bytes
  }

  private static func write(_ characters: [UInt8], _ mode: Mode, to bits: inout BitWriter) {
    switch mode {
    case .numeric:
      for start in stride(from: 0, to: characters.count, by: 3) {
        let digits = characters[start..<min(start + 3, characters.count)]
        bits.append(digits.reduce(0) { $0 * 10 + Int($1) - 48 }, [0, 4, 7, 10][digits.count])
      }
    case .alphanumeric:
      let values = characters.map { letters.firstIndex(of: $0) ?? 0 }
      for start in stride(from: 0, to: values.count, by: 2) {
        let isPair = start + 1 < values.count
        bits.append(isPair ? values[start] * 45 + values[start + 1] : values[start], isPair ? 11 : 6)
      }
    case .bytes:
      for character in characters { bits.append(Int(character), 8) }
    }
  }
}

/// Gathers bits, the first one in the highest place of the first byte.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0

  mutating func append(_ value: Int, _ length: Int) {
    for place in stride(from: length - 1, through: 0, by: -1) {
      if count.isMultiple(of: 8) { bytes.append(0) }
      if value >> place & 1 == 1 { bytes[count / 8] |= 0x80 >> UInt8(count % 8) }
      count += 1
    }
  }
}
