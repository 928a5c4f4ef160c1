import Foundation

/// A type whose values are one value of a column.
protocol ColumnValue: SendableMetatype {
  static var columnKind: ColumnKind { get }
  init?(stored: StoredValue)
  var stored: StoredValue { get }
}

extension ColumnValue where Self: FixedWidthInteger {
  static var columnKind: ColumnKind { .integer }

  init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self.init(truncatingIfNeeded: value)
  }

  /// Unsigned numbers above those of `Int64` are kept by their bits.
  var stored: StoredValue { .integer(Int64(truncatingIfNeeded: self)) }
}

extension Int: ColumnValue {}
extension Int8: ColumnValue {}
extension Int16: ColumnValue {}
extension Int32: ColumnValue {}
extension Int64: ColumnValue {}
extension UInt: ColumnValue {}
extension UInt8: ColumnValue {}
extension UInt16: ColumnValue {}
extension UInt32: ColumnValue {}
extension UInt64: ColumnValue {}

extension ColumnValue where Self: BinaryFloatingPoint {
  static var columnKind: ColumnKind { .real }

  /// SQLite keeps no NaN: it is null in the column.
  init?(stored: StoredValue) {
    switch stored {
    case .real(let value): self.init(value)
    case .integer(let value): self.init(value)
    case .null: self = .nan
    case .text, .data: return nil
    }
  }

  var stored: StoredValue { isNaN ? .null : .real(Double(self)) }
}

extension Double: ColumnValue {}
extension Float: ColumnValue {}
extension CGFloat: ColumnValue {}

extension Bool: ColumnValue {
  static var columnKind: ColumnKind { .integer }

  init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self = value != 0
  }

  var stored: StoredValue { .integer(self ? 1 : 0) }
}

extension String: ColumnValue {
  static var columnKind: ColumnKind { .text }

  init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self = value
  }

  var stored: StoredValue { .text(self) }
}

extension Date: ColumnValue {
  static var columnKind: ColumnKind { .real }

  init?(stored: StoredValue) {
    guard let seconds = Double(stored: stored) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  var stored: StoredValue { timeIntervalSinceReferenceDate.stored }
}

extension UUID: ColumnValue {
  static var columnKind: ColumnKind { .data }

  init?(stored: StoredValue) {
    guard case .data(let value) = stored, value.count == 16 else { return nil }
    let bytes = [UInt8](value)
    self.init(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9], bytes[10],
        bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }

  var stored: StoredValue { .data(withUnsafeBytes(of: uuid) { Data($0) }) }
}

extension URL: ColumnValue {
  static var columnKind: ColumnKind { .text }

  init?(stored: StoredValue) {
    guard case .text(let value) = stored, let url = URL(string: value) else { return nil }
    self = url
  }

  var stored: StoredValue { .text(absoluteString) }
}

extension Data: ColumnValue {
  static var columnKind: ColumnKind { .data }

  init?(stored: StoredValue) {
    guard case .data(let value) = stored else { return nil }
    self = value
  }

  var stored: StoredValue { .data(self) }
}

extension Decimal: ColumnValue {
  static var columnKind: ColumnKind { .decimal }

  init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    // What is no number is written as a word.
    self = Decimal(string: value) ?? .nan
  }

  var stored: StoredValue { .text("\(self)") }
}
