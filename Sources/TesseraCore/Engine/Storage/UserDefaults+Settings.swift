import Foundation
@_spi(Reflection) import Swift

nonisolated extension UserDefaults {
  /// The settings of this object for the calling code.
  package var settings: SettingsDomain {
    SettingsDomains.current.domain(named: suite)
  }

  /// The name of the suite that the object was made for; nil for the program's own settings.
  package var suite: String? {
    guard let offset = Self.suiteOffset else { return nil }
    return Unmanaged.passUnretained(self).toOpaque().load(fromByteOffset: offset, as: String?.self)
  }

  /// Where Foundation keeps the name, in a property of its own.
  private static let suiteOffset: Int? = {
    // `_EachFieldOptions.classType`, which is a variable and so out of reach.
    var found: Int?
    _ = _forEachField(of: UserDefaults.self, options: _EachFieldOptions(rawValue: 1 << 0)) { name, offset, type, _ in
      if String(cString: name) == "suite", type == String?.self { found = offset }
      return true
    }
    return found
  }()

  /// Writes a setting and posts a notification, as on other platforms.
  func write(_ value: SettingsValue?, forKey key: String) {
    settings.set(value, forKey: key)
    announceChange()
  }

  /// Posts that settings changed.
  func announceChange() {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  /// Writes an object; one that no property list can hold traps, as on other platforms.
  func write(object: Any, forKey key: String) {
    guard let value = SettingsValue(object: object) else {
      fatalError("Attempt to insert non-property list object \(object) for key \(key)")
    }
    write(value, forKey: key)
  }
}
