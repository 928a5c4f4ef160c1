import Foundation

extension AppStorage {
  /// A truth value in the settings. Where nothing is stored it is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, .bool, default: wrappedValue, store: store)
  }

  /// An integer in the settings. Where nothing is stored it is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, .integer, default: wrappedValue, store: store)
  }

  /// A number in the settings. Where nothing is stored it is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, .real, default: wrappedValue, store: store)
  }

  /// A string in the settings. Where nothing is stored it is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, .string, default: wrappedValue, store: store)
  }

  /// A URL in the settings. Where nothing is stored it is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, .url, default: wrappedValue, store: store)
  }

  /// A date in the settings. Where nothing is stored it is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, .date, default: wrappedValue, store: store)
  }

  /// A piece of data in the settings. Where nothing is stored it is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, .data, default: wrappedValue, store: store)
  }

  /// A value that is stored as the integer that represents it. A stored integer that represents none counts as nothing.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, .representing(.integer), default: wrappedValue, store: store)
  }

  /// A value that is stored as the string that represents it. A stored string that represents none counts as nothing.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, .representing(.string), default: wrappedValue, store: store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A truth value in the settings, nil where nothing is stored. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, .optional(.bool), default: nil, store: store)
  }

  /// An integer in the settings, nil where nothing is stored. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, .optional(.integer), default: nil, store: store)
  }

  /// A number in the settings, nil where nothing is stored. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, .optional(.real), default: nil, store: store)
  }

  /// A string in the settings, nil where nothing is stored. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, .optional(.string), default: nil, store: store)
  }

  /// A URL in the settings, nil where nothing is stored. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, .optional(.url), default: nil, store: store)
  }

  /// A date in the settings, nil where nothing is stored. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, .optional(.date), default: nil, store: store)
  }

  /// A piece of data in the settings, nil where nothing is stored. Writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, .optional(.data), default: nil, store: store)
  }
}

extension AppStorage {
  /// A value that is stored as the integer that represents it, nil where nothing is stored. Writing nil removes it.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, .optional(.representing(.integer)), default: nil, store: store)
  }

  /// A value that is stored as the string that represents it, nil where nothing is stored. Writing nil removes it.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, .optional(.representing(.string)), default: nil, store: store)
  }
}

nonisolated extension AppStorage {
  /// For values that are kept as JSON.
  package init(coded defaultValue: Value, _ key: String, store: UserDefaults?) where Value: Codable {
    self.init(key, .coded, default: defaultValue, store: store)
  }
}
