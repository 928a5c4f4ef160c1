import Foundation

/// Values of objects as the types of properties.
enum ManagedValue {
  /// A value as a property's type has it. Where there is none and the type is not optional, it is the type's empty one
  /// (CD7).
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value {
    if let value {
      if let result = value as? Value { return result }
      if let result = special(value, as: type) { return result }
    } else if let optional = type as? any OptionalValue.Type, let none = optional.nothing as? Value {
      return none
    }
    if let empty = empty(type) { return empty }
    fatalError("A property of type \(type) has no value: \(value.map { "\($0)" } ?? "nil").")
  }

  private static func special<Value>(_ value: Any, as type: Value.Type) -> Value? {
    if let number = value as? NSNumber {
      // Numbers above 1 are no Bool for Swift's conversion.
      if type == Bool.self || type == Bool?.self { return number.boolValue as? Value }
      if type == Float.self || type == Float?.self { return number.floatValue as? Value }
      if type == Int16.self { return Int16(truncatingIfNeeded: number.int64Value) as? Value }
      if type == Int32.self { return Int32(truncatingIfNeeded: number.int64Value) as? Value }
    }
    if let raw = type as? any RawRepresentable.Type { return Self.raw(value, raw) as? Value }
    if let set = value as? NSSet, let list = set.allObjects as? Value { return list }
    return nil
  }

  private static func raw<Value: RawRepresentable>(_ value: Any, _ type: Value.Type) -> Value? {
    (value as? Value.RawValue).flatMap(Value.init(rawValue:))
  }

  private static func empty<Value>(_ type: Value.Type) -> Value? {
    if let optional = type as? any OptionalValue.Type { return optional.nothing as? Value }
    switch type {
    case is any EmptyValue.Type: return (type as? any EmptyValue.Type)?.init() as? Value
    case is Date.Type: return Date(timeIntervalSinceReferenceDate: 0) as? Value
    case is URL.Type: return URL(fileURLWithPath: "/") as? Value
    case is NSSet.Type: return NSSet() as? Value
    case is NSOrderedSet.Type: return NSOrderedSet() as? Value
    case is NSNumber.Type: return NSNumber(value: 0) as? Value
    default: return nil
    }
  }

  /// What a property's value is where properties may have any of some types.
  static func plain(_ value: Any) -> Any? {
    if let optional = value as? any OptionalValue { return optional.plain }
    if let raw = value as? any RawRepresentable { return raw.rawValue }
    return value
  }
}

/// Optionals of any type.
protocol OptionalValue {
  static var nothing: Any { get }
  var plain: Any? { get }
}

extension Optional: OptionalValue {
  static var nothing: Any { Wrapped?(nilLiteral: ()) as Any }
  var plain: Any? { flatMap(ManagedValue.plain) }
}

/// Types with a value for nothing.
private protocol EmptyValue {
  init()
}

extension Int: EmptyValue {}
extension Int16: EmptyValue {}
extension Int32: EmptyValue {}
extension Int64: EmptyValue {}
extension Double: EmptyValue {}
extension Float: EmptyValue {}
extension Bool: EmptyValue {}
extension String: EmptyValue {}
extension Data: EmptyValue {}
extension UUID: EmptyValue {}
extension Decimal: EmptyValue {}
extension Array: EmptyValue {}
extension Set: EmptyValue {}
extension Dictionary: EmptyValue {}
