import Foundation

/// How values of a type are kept in settings.
nonisolated struct SettingCoding<Value>: @unchecked Sendable {
  // Sendable: the closures made below capture nothing but others of their kind.

  /// The value that is stored; nil if it is none of the type.
  let decode: (SettingsValue) -> Value?
  /// What to store; nil removes the setting.
  let encode: (Value) -> SettingsValue?

  static func optional<Wrapped>(_ coding: SettingCoding<Wrapped>) -> SettingCoding<Wrapped?> where Value == Wrapped? {
    SettingCoding(decode: { coding.decode($0).map(Optional.some) }, encode: { $0.flatMap(coding.encode) })
  }

  static func representing(_ coding: SettingCoding<Value.RawValue>) -> SettingCoding where Value: RawRepresentable {
    SettingCoding(
      decode: { coding.decode($0).flatMap(Value.init(rawValue:)) }, encode: { coding.encode($0.rawValue) })
  }
}

nonisolated extension SettingCoding where Value: Codable {
  /// As JSON; what cannot be read is no value of the type.
  static var coded: SettingCoding {
    SettingCoding(
      decode: { stored in stored.asData.flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      encode: { value in (try? JSONEncoder().encode(value)).map { .data($0) } })
  }
}

nonisolated extension SettingCoding<Bool> {
  static var bool: SettingCoding { SettingCoding(decode: { $0.asBool }, encode: { .bool($0) }) }
}

nonisolated extension SettingCoding<Int> {
  static var integer: SettingCoding { SettingCoding(decode: { $0.asInteger }, encode: { .integer($0) }) }
}

nonisolated extension SettingCoding<Double> {
  static var real: SettingCoding { SettingCoding(decode: { $0.asReal }, encode: { .real($0) }) }
}

nonisolated extension SettingCoding<String> {
  static var string: SettingCoding { SettingCoding(decode: { $0.asString }, encode: { .string($0) }) }
}

nonisolated extension SettingCoding<URL> {
  static var url: SettingCoding { SettingCoding(decode: { $0.asURL }, encode: { .url($0) }) }
}

nonisolated extension SettingCoding<Date> {
  static var date: SettingCoding { SettingCoding(decode: { $0.asDate }, encode: { .date($0) }) }
}

nonisolated extension SettingCoding<Data> {
  static var data: SettingCoding { SettingCoding(decode: { $0.asData }, encode: { .data($0) }) }
}
