import Foundation

/// Numbers in bytes that were not checked before: what lies outside is nil.
struct ByteReader {
  private let data: Data

  init(_ data: Data) {
    self.data = data
  }

  var count: Int { data.count }

  func byte(_ offset: Int) -> UInt8? {
    guard offset >= 0, offset < data.count else { return nil }
    return data[data.startIndex + offset]
  }

  /// A number of up to eight bytes, the highest first.
  func big(_ offset: Int, _ count: Int) -> UInt64? {
    guard offset >= 0, count >= 0, count <= 8, offset <= data.count - count else { return nil }
    var value: UInt64 = 0
    for index in 0..<count { value = value << 8 | UInt64(data[data.startIndex + offset + index]) }
    return value
  }

  /// A number of up to eight bytes, the lowest first.
  func little(_ offset: Int, _ count: Int) -> UInt64? {
    guard offset >= 0, count >= 0, count <= 8, offset <= data.count - count else { return nil }
    var value: UInt64 = 0
    for index in (0..<count).reversed() { value = value << 8 | UInt64(data[data.startIndex + offset + index]) }
    return value
  }

  /// Whether a word of ASCII letters stands at a place.
  func has(_ word: String, at offset: Int) -> Bool {
    guard offset >= 0, offset <= data.count - word.utf8.count else { return false }
    return data[(data.startIndex + offset)...].starts(with: word.utf8)
  }

  /// A place as a whole number; nil where a file claims one that is no size of a file.
  static func place(_ value: UInt64) -> Int? {
    value < 1 << 48 ? Int(value) : nil
  }
}
