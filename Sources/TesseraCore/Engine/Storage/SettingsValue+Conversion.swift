import Foundation

/// What a value is when it is read as another type: numbers, truth values and their spellings stand for each other.
nonisolated extension SettingsValue {
  package var asBool: Bool? {
    switch self {
    case .bool(let value): value
    case .integer(let value): value != 0
    case .real(let value): value != 0
    case .string(let value):
      switch value.lowercased() {
      case "yes", "true", "1": true
      case "no", "false", "0": false
      default: nil
      }
    default: nil
    }
  }

  package var asInteger: Int? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .integer(let value): value
    case .real(let value): value.isFinite ? Int(exactly: value.rounded(.towardZero)) : nil
    case .string(let value): Int(value)
    default: nil
    }
  }

  package var asReal: Double? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .integer(let value): Double(value)
    case .real(let value): value
    case .string(let value): Double(value)
    default: nil
    }
  }

  package var asString: String? {
    switch self {
    case .string(let value): value
    case .bool(let value): value ? "1" : "0"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    default: nil
    }
  }

  package var asURL: URL? {
    switch self {
    case .url(let value): value
    case .string(let value):
      value.hasPrefix("/") || value.hasPrefix("~")
        ? URL(fileURLWithPath: NSString(string: value).expandingTildeInPath) : URL(string: value)
    default: nil
    }
  }

  package var asData: Data? {
    if case .data(let value) = self { value } else { nil }
  }

  package var asDate: Date? {
    if case .date(let value) = self { value } else { nil }
  }

  package var asArray: [SettingsValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  package var asDictionary: [String: SettingsValue]? {
    if case .dictionary(let values) = self { values } else { nil }
  }
}
