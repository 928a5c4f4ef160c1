import Foundation

extension SceneStorage {
  /// A truth value of the scene. Where nothing is stored it is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, .bool, default: wrappedValue)
  }

  /// An integer of the scene. Where nothing is stored it is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, .integer, default: wrappedValue)
  }

  /// A number of the scene. Where nothing is stored it is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, .real, default: wrappedValue)
  }

  /// A string of the scene. Where nothing is stored it is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, .string, default: wrappedValue)
  }

  /// A URL of the scene. Where nothing is stored it is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, .url, default: wrappedValue)
  }

  /// A date of the scene. Where nothing is stored it is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, .date, default: wrappedValue)
  }

  /// A piece of data of the scene. Where nothing is stored it is `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, .data, default: wrappedValue)
  }

  /// A value that is stored as the integer that represents it. A stored integer that represents none counts as nothing.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, .representing(.integer), default: wrappedValue)
  }

  /// A value that is stored as the string that represents it. A stored string that represents none counts as nothing.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, .representing(.string), default: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A truth value of the scene, nil where nothing is stored. Writing nil removes it.
  public init(_ key: String) where Value == Bool? {
    self.init(key, .optional(.bool), default: nil)
  }

  /// An integer of the scene, nil where nothing is stored. Writing nil removes it.
  public init(_ key: String) where Value == Int? {
    self.init(key, .optional(.integer), default: nil)
  }

  /// A number of the scene, nil where nothing is stored. Writing nil removes it.
  public init(_ key: String) where Value == Double? {
    self.init(key, .optional(.real), default: nil)
  }

  /// A string of the scene, nil where nothing is stored. Writing nil removes it.
  public init(_ key: String) where Value == String? {
    self.init(key, .optional(.string), default: nil)
  }

  /// A URL of the scene, nil where nothing is stored. Writing nil removes it.
  public init(_ key: String) where Value == URL? {
    self.init(key, .optional(.url), default: nil)
  }

  /// A date of the scene, nil where nothing is stored. Writing nil removes it.
  public init(_ key: String) where Value == Date? {
    self.init(key, .optional(.date), default: nil)
  }

  /// A piece of data of the scene, nil where nothing is stored. Writing nil removes it.
  public init(_ key: String) where Value == Data? {
    self.init(key, .optional(.data), default: nil)
  }
}

extension SceneStorage {
  /// A value that is stored as the integer that represents it, nil where nothing is stored. Writing nil removes it.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, .optional(.representing(.integer)), default: nil)
  }

  /// A value that is stored as the string that represents it, nil where nothing is stored. Writing nil removes it.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, .optional(.representing(.string)), default: nil)
  }
}

nonisolated extension SceneStorage {
  /// For values that are kept as JSON.
  package init(coded defaultValue: Value, _ key: String) where Value: Codable {
    self.init(key, .coded, default: defaultValue)
  }
}
