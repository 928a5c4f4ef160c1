import Foundation

/// Writes numbers, texts and values in few bytes.
struct HistoryWriter {
  private(set) var data = Data()

  mutating func write(_ byte: UInt8) { data.append(byte) }

  /// Small numbers take a byte.
  mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number) << 1 ^ Int64(number) >> 63)
    while rest >= 0x80 {
      data.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    data.append(UInt8(rest))
  }

  mutating func write(_ bytes: Data) {
    write(bytes.count)
    data.append(bytes)
  }

  mutating func write(_ text: String) { write(Data(text.utf8)) }

  mutating func write(_ value: StoredValue) {
    switch value {
    case .null: write(UInt8(0))
    case .integer(let number):
      write(UInt8(1))
      write(Int(number))
    case .real(let number):
      write(UInt8(2))
      write(Int(bitPattern: UInt(number.bitPattern)))
    case .text(let text):
      write(UInt8(3))
      write(text)
    case .data(let data):
      write(UInt8(4))
      write(data)
    }
  }
}

/// Reads what a `HistoryWriter` wrote.
struct HistoryReader {
  /// The bytes end too early, or mean nothing.
  struct Failure: Error {}

  private var rest: Data

  init(_ data: Data) { rest = data }

  mutating func byte() throws -> UInt8 {
    guard let byte = rest.popFirst() else { throw Failure() }
    return byte
  }

  mutating func number() throws -> Int {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      guard shift < 64 else { throw Failure() }
      number |= UInt64(byte & 0x7f) << shift
      if byte & 0x80 == 0 { break }
      shift += 7
    }
    return Int(Int64(bitPattern: number >> 1) ^ -Int64(number & 1))
  }

  mutating func bytes() throws -> Data {
    let count = try number()
    guard count >= 0, count <= rest.count else { throw Failure() }
    defer { rest = rest.dropFirst(count) }
    return Data(rest.prefix(count))
  }

  mutating func text() throws -> String { String(decoding: try bytes(), as: UTF8.self) }

  mutating func value() throws -> StoredValue {
    switch try byte() {
    case 0: .null
    case 1: .integer(Int64(try number()))
    case 2: .real(Double(bitPattern: UInt64(UInt(bitPattern: try number()))))
    case 3: .text(try text())
    case 4: .data(try bytes())
    default: throw Failure()
    }
  }
}
