import Foundation

/// A value that settings can hold: what a property list holds, and URLs.
nonisolated package enum SettingsValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  case real(Double)
  case string(String)
  case data(Data)
  case date(Date)
  case url(URL)
  case array([SettingsValue])
  case dictionary([String: SettingsValue])

  /// The value of an object that `UserDefaults` may be given; nil if it is none of those.
  package init?(object: Any) {
    switch object {
    case let value as SettingsValue: self = value
    case let value where type(of: value) is AnyClass: self.init(instance: value)
    case let value as Bool: self = .bool(value)
    case let value as any BinaryInteger: self = .integer(Int(clamping: value))
    case let value as any BinaryFloatingPoint: self = .real(Double(value))
    case let value as String: self = .string(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    case let value as [String: Any]: self.init(dictionary: value)
    case let value as [Any]: self.init(array: value)
    default: return nil
    }
  }

  /// Objects of Foundation's classes: a number among them knows whether it is a truth value.
  private init?(instance: Any) {
    switch instance {
    case let number as NSNumber: self.init(number)
    case let string as NSString: self = .string(String(string))
    case let data as NSData: self = .data(Data(data))
    case let date as NSDate: self = .date(Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate))
    case let dictionary as NSDictionary:
      guard let dictionary = dictionary as? [String: Any] else { return nil }
      self.init(dictionary: dictionary)
    case let array as NSArray:
      self.init(array: array.map { $0 })
    default: return nil
    }
  }

  private init(_ number: NSNumber) {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c"), UInt8(ascii: "B"): self = .bool(number.boolValue)
    case UInt8(ascii: "f"), UInt8(ascii: "d"): self = .real(number.doubleValue)
    default: self = .integer(number.intValue)
    }
  }

  private init?(array: [Any]) {
    var values: [SettingsValue] = []
    values.reserveCapacity(array.count)
    for element in array {
      guard let value = SettingsValue(object: element) else { return nil }
      values.append(value)
    }
    self = .array(values)
  }

  private init?(dictionary: [String: Any]) {
    var values: [String: SettingsValue] = [:]
    for (key, element) in dictionary {
      guard let value = SettingsValue(object: element) else { return nil }
      values[key] = value
    }
    self = .dictionary(values)
  }

  /// The value as an object that `UserDefaults` returns.
  package var object: Any {
    switch self {
    case .bool(let value): value
    case .integer(let value): value
    case .real(let value): value
    case .string(let value): value
    case .data(let value): value
    case .date(let value): value
    case .url(let value): value.isFileURL ? value.path : value.absoluteString
    case .array(let values): values.map(\.object)
    case .dictionary(let values): values.mapValues(\.object)
    }
  }
}
