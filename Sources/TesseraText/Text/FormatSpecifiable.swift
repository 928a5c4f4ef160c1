import Foundation

/// A number that can stand in an interpolated `LocalizedStringKey`.
public protocol _FormatSpecifiable: Equatable {
  /// The placeholder of the value in the key.
  var _specifier: String { get }
  var _formatValue: _FormatValue { get }
}

/// A number as a format specifier sees it.
nonisolated public enum _FormatValue: Hashable, Sendable {
  case signed(Int64)
  case unsigned(UInt64)
  case floating(Double)
}

extension _FormatSpecifiable where Self: BinaryInteger {
  public var _formatValue: _FormatValue {
    Self.isSigned ? .signed(Int64(clamping: self)) : .unsigned(UInt64(clamping: self))
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _formatValue: _FormatValue { .floating(Double(self)) }
}

extension Int: _FormatSpecifiable {
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  public var _specifier: String { "%lf" }
}
