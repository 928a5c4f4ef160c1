import Foundation

nonisolated extension UserDefaults {
  /// Sets a value, or removes it by nil: `set(_:forKey:)` under the name of key-value coding.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }

  /// The value of a key; nil if there is none: `object(forKey:)` under the name of key-value coding.
  public func value(forKey key: String) -> Any? {
    object(forKey: key)
  }
}
