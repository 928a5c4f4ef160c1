import Foundation

/// A type whose values are one value of a column.
package protocol ColumnValue: SendableMetatype {
  static var columnKind: ColumnKind { get }
  init?(stored: StoredValue)
  var stored: StoredValue { get }
}

extension ColumnValue where Self: FixedWidthInteger {
  package static var columnKind: ColumnKind { .integer }

  package init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    if Self.bitWidth == Int64.bitWidth {
      self.init(truncatingIfNeeded: value)
    } else {
      self.init(exactly: value)
    }
  }

  /// Unsigned numbers above those of `Int64` are kept by their bits.
  package var stored: StoredValue { .integer(Int64(truncatingIfNeeded: self)) }
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
  package static var columnKind: ColumnKind { .real }

  /// SQLite keeps no NaN: it is null in the column.
  package init?(stored: StoredValue) {
    switch stored {
    case .real(let value): self.init(value)
    case .integer(let value): self.init(value)
    case .null: self = .nan
    case .text, .data: return nil
    }
  }

  package var stored: StoredValue { isNaN ? .null : .real(Double(self)) }
}

extension Double: ColumnValue {}
extension Float: ColumnValue {}
extension CGFloat: ColumnValue {}

extension Bool: ColumnValue {
  package static var columnKind: ColumnKind { .integer }

  package init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self = value != 0
  }

  package var stored: StoredValue { .integer(self ? 1 : 0) }
}

extension String: ColumnValue {
  package static var columnKind: ColumnKind { .text }

  package init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self = value
  }

  package var stored: StoredValue { .text(self) }
}

extension Date: ColumnValue {
  package static var columnKind: ColumnKind { .real }

  package init?(stored: StoredValue) {
    guard let seconds = Double(stored: stored) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  package var stored: StoredValue { timeIntervalSinceReferenceDate.stored }
}

extension UUID: ColumnValue {
  package static var columnKind: ColumnKind { .data }

  package init?(stored: StoredValue) {
    guard case .data(let value) = stored, value.count == 16 else { return nil }
    let bytes = [UInt8](value)
    self.init(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9], bytes[10],
        bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }

  package var stored: StoredValue { .data(withUnsafeBytes(of: uuid) { Data($0) }) }
}

extension URL: ColumnValue {
  package static var columnKind: ColumnKind { .text }

  package init?(stored: StoredValue) {
    guard case .text(let value) = stored, let url = URL(string: value) else { return nil }
    self = url
  }

  package var stored: StoredValue { .text(absoluteString) }
}

extension Data: ColumnValue {
  package static var columnKind: ColumnKind { .data }

  package init?(stored: StoredValue) {
    guard case .data(let value) = stored else { return nil }
    self = value
  }

  package var stored: StoredValue { .data(self) }
}

extension Decimal: ColumnValue {
  package static var columnKind: ColumnKind { .decimal }

  package init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    // NaN is written as a word.
    guard let number = Decimal(string: value) ?? (value == "\(Decimal.nan)" ? .nan : nil) else { return nil }
    self = number
  }

  package var stored: StoredValue { .text("\(self)") }
}
