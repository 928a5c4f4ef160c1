// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import TesseraStore

/// What values an attribute has.
public enum NSAttributeType: UInt, Sendable {
  /// None.
  case undefinedAttributeType = 0
  /// A number of 16 bits.
  case integer16AttributeType = 100
  /// A number of 32 bits.
  case integer32AttributeType = 200
  /// A number of 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A number with a point, of 64 bits.
  case doubleAttributeType = 500
  /// A number with a point, of 32 bits.
  case floatAttributeType = 600
  /// A text.
  case stringAttributeType = 700
  /// Yes or no.
  case booleanAttributeType = 800
  /// A date.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// An identifier.
  case UUIDAttributeType = 1100
  /// An address.
  case URIAttributeType = 1200
  /// A value that a transformer makes bytes of.
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  /// Values of several attributes together.
  case compositeAttributeType = 2100
}

extension NSAttributeType {
  /// The type that a model's file names.
  init(modelName: String) {
    switch modelName {
    case "Integer 16": self = .integer16AttributeType
    case "Integer 32": self = .integer32AttributeType
    case "Integer 64": self = .integer64AttributeType
    case "Decimal": self = .decimalAttributeType
    case "Double": self = .doubleAttributeType
    case "Float": self = .floatAttributeType
    case "String": self = .stringAttributeType
    case "Boolean": self = .booleanAttributeType
    case "Date": self = .dateAttributeType
    case "Binary": self = .binaryDataAttributeType
    case "UUID": self = .UUIDAttributeType
    case "URI": self = .URIAttributeType
    case "Transformable": self = .transformableAttributeType
    case "Composite": self = .compositeAttributeType
    default: self = .undefinedAttributeType
    }
  }

  var columnKind: ColumnKind {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: .integer
    case .doubleAttributeType, .floatAttributeType, .dateAttributeType: .real
    case .stringAttributeType, .URIAttributeType: .text
    case .decimalAttributeType: .decimal
    case .binaryDataAttributeType, .UUIDAttributeType, .undefinedAttributeType, .objectIDAttributeType: .data
    case .transformableAttributeType, .compositeAttributeType: .composite
    }
  }

  /// The value as objects have it; nil for one that is none of the type.
  func normalized(_ value: Any) -> Any? {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .floatAttributeType,
      .doubleAttributeType:
      if let flag = value as? Bool, !(value is NSNumber) { return NSNumber(value: flag ? 1 : 0) }
      return value as? NSNumber ?? Self.number(value)
    case .booleanAttributeType: return (value as? NSNumber ?? Self.number(value)).map { NSNumber(value: $0.boolValue) }
    case .decimalAttributeType: return Self.decimal(value)
    case .stringAttributeType: return value as? String
    case .dateAttributeType: return value as? Date
    case .binaryDataAttributeType: return value as? Data
    case .UUIDAttributeType: return value as? UUID
    case .URIAttributeType: return value as? URL
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType, .compositeAttributeType:
      return value
    }
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as Int16: NSNumber(value: value)
    case let value as Int32: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as Bool: NSNumber(value: value)
    case let value as Int8: NSNumber(value: value)
    case let value as UInt: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    default: nil
    }
  }

  private static func decimal(_ value: Any) -> NSDecimalNumber? {
    switch value {
    case let value as NSDecimalNumber: value
    case let value as Decimal: NSDecimalNumber(decimal: value)
    case let value as NSNumber: NSDecimalNumber(decimal: value.decimalValue)
    default: number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
    }
  }

  /// A value of objects as its column has it.
  ///
  /// - Parameter transformer: the name of what makes data of transformable values.
  func stored(_ value: Any?, transformer: String? = nil) throws -> StoredValue {
    guard let value else { return .null }
    switch value {
    case let value as NSDecimalNumber where self == .decimalAttributeType: return value.decimalValue.stored
    case let value as NSNumber where columnKind == .integer: return .integer(value.int64Value)
    case let value as NSNumber where columnKind == .real: return value.doubleValue.stored
    case let value as any ColumnValue where columnKind != .composite: return value.stored
    default: return .data(try TransformedValue.data(of: value, transformer: transformer))
    }
  }

  /// The value of a column as objects have it.
  ///
  /// - Parameter transformer: the name of what made data of transformable values.
  func value(_ stored: StoredValue, transformer: String? = nil) -> Any? {
    if stored.isNull { return nil }
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return stored.integer.map { NSNumber(value: $0) }
    case .booleanAttributeType: return stored.integer.map { NSNumber(value: $0 != 0) }
    case .doubleAttributeType: return Double(stored: stored).map { NSNumber(value: $0) }
    case .floatAttributeType: return Double(stored: stored).map { NSNumber(value: Float($0)) }
    case .decimalAttributeType: return Decimal(stored: stored).map { NSDecimalNumber(decimal: $0) }
    case .stringAttributeType: return String(stored: stored)
    case .dateAttributeType: return Date(stored: stored)
    case .binaryDataAttributeType: return Data(stored: stored)
    case .UUIDAttributeType: return UUID(stored: stored)
    case .URIAttributeType: return URL(stored: stored)
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType, .compositeAttributeType:
      return Data(stored: stored).flatMap { TransformedValue.value(of: $0, transformer: transformer) }
    }
  }

  /// A value in the form of text, as models write defaults.
  func value(modelText text: String) -> Any? {
    switch self {
    case .booleanAttributeType: NSNumber(value: ["YES", "true", "1"].contains(text))
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .stringAttributeType: text
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }
}
