import Foundation

/// Bytes, written as hexadecimal digits; spaces do not count.
func hex(_ digits: String) -> Data {
  let digits = Array(digits.filter { !$0.isWhitespace })
  return Data(stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0 })
}
