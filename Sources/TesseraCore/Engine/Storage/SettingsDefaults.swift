import Foundation

/// The methods of `UserDefaults` on settings of our own.
///
/// No object of this class exists: `UserDefaultsReplacement` puts its methods into the place of the superclass's. So
/// it has no properties, and calls nothing of its own but what it overrides.
nonisolated final class SettingsDefaults: UserDefaults {
  private init(never: Never) {
    super.init(suiteName: nil)!
  }

  // MARK: Reading

  override func object(forKey key: String) -> Any? { settings.value(forKey: key)?.object }

  override func string(forKey key: String) -> String? { settings.value(forKey: key)?.asString }

  override func array(forKey key: String) -> [Any]? { settings.value(forKey: key)?.asArray?.map(\.object) }

  override func dictionary(forKey key: String) -> [String: Any]? {
    settings.value(forKey: key)?.asDictionary?.mapValues(\.object)
  }

  override func data(forKey key: String) -> Data? { settings.value(forKey: key)?.asData }

  override func stringArray(forKey key: String) -> [String]? {
    guard let values = settings.value(forKey: key)?.asArray else { return nil }
    let strings = values.compactMap { if case .string(let string) = $0 { string } else { nil } }
    return strings.count == values.count ? strings : nil
  }

  override func integer(forKey key: String) -> Int { settings.value(forKey: key)?.asInteger ?? 0 }

  override func float(forKey key: String) -> Float { Float(settings.value(forKey: key)?.asReal ?? 0) }

  override func double(forKey key: String) -> Double { settings.value(forKey: key)?.asReal ?? 0 }

  override func bool(forKey key: String) -> Bool { settings.value(forKey: key)?.asBool ?? false }

  override func url(forKey key: String) -> URL? { settings.value(forKey: key)?.asURL }

  override func dictionaryRepresentation() -> [String: Any] {
    let arguments = SettingsArguments.values
    let values = SettingsDomains.current.registeredValues.merging(settings.ownValues) { $1 }.merging(arguments) { $1 }
    return values.mapValues(\.object)
  }

  // MARK: Writing

  override func set(_ value: Any?, forKey key: String) {
    if let value { write(object: value, forKey: key) } else { write(nil, forKey: key) }
  }

  override func removeObject(forKey key: String) { write(nil, forKey: key) }

  override func set(_ value: Int, forKey key: String) { write(.integer(value), forKey: key) }

  override func set(_ value: Float, forKey key: String) { write(.real(Double(value)), forKey: key) }

  override func set(_ value: Double, forKey key: String) { write(.real(value), forKey: key) }

  override func set(_ value: Bool, forKey key: String) { write(.bool(value), forKey: key) }

  override func set(_ url: URL?, forKey key: String) { write(url.map { .url($0) }, forKey: key) }

  override func register(defaults: [String: Any]) {
    var values: [String: SettingsValue] = [:]
    for (key, object) in defaults {
      guard let value = SettingsValue(object: object) else {
        fatalError("Attempt to insert non-property list object \(object) for key \(key)")
      }
      values[key] = value
    }
    SettingsDomains.current.register(values)
  }

  override func synchronize() -> Bool { settings.synchronize() }

  // MARK: Whole domains

  override func persistentDomain(forName name: String) -> [String: Any]? {
    let values = SettingsDomains.current.domain(named: name).ownValues
    return values.isEmpty ? nil : values.mapValues(\.object)
  }

  override func setPersistentDomain(_ domain: [String: Any], forName name: String) {
    let values = domain.compactMapValues { SettingsValue(object: $0) }
    SettingsDomains.current.domain(named: name).replaceAll(with: values)
    announceChange()
  }

  override func removePersistentDomain(forName name: String) {
    SettingsDomains.current.domain(named: name).replaceAll(with: [:])
    announceChange()
  }
}

/// A subclass like `SettingsDefaults` that overrides nothing, to tell its overrides from what each subclass differs in.
private nonisolated final class PlainDefaults: UserDefaults {
  private init(never: Never) {
    super.init(suiteName: nil)!
  }
}

/// Makes every `UserDefaults` object use our settings, also in code that does not import this module.
///
/// A class without a library-evolution interface calls its methods through a table in its metadata, which lies in
/// writable memory. Where a subclass overrides a method its table differs; that entry is taken over.
nonisolated enum UserDefaultsReplacement {
  /// Replaces the methods at the first call.
  static func ensure() {
    _ = replacement
  }

  private static let replacement: Void = {
    let original = table(of: UserDefaults.self)
    let plain = table(of: PlainDefaults.self)
    let settings = table(of: SettingsDefaults.self)
    for index in original.indices where original[index] == plain[index] && original[index] != settings[index] {
      original[index] = settings[index]
    }
  }()

  /// The methods and other members of a class that its subclasses have at the same places, as words.
  private static func table(of type: UserDefaults.Type) -> UnsafeMutableBufferPointer<UInt> {
    let metadata = unsafeBitCast(type as AnyClass, to: UnsafeMutableRawPointer.self)
    let original = unsafeBitCast(UserDefaults.self as AnyClass, to: UnsafeRawPointer.self)
    let size = Int(original.load(fromByteOffset: Metadata.size, as: UInt32.self))
    let addressPoint = Int(original.load(fromByteOffset: Metadata.addressPoint, as: UInt32.self))
    let count = (size - addressPoint - Metadata.members) / MemoryLayout<UInt>.size
    let start = (metadata + Metadata.members).assumingMemoryBound(to: UInt.self)
    return UnsafeMutableBufferPointer(start: start, count: count)
  }

  /// Offsets in the metadata of a class, in bytes.
  private enum Metadata {
    static let size = 32
    static let addressPoint = 36
    static let members = 56
  }
}

/// Replaces the methods when the program is loaded, before it reads a setting.
@section(".init_array") @used
private let replaceAtLoad: @convention(c) () -> Void = { UserDefaultsReplacement.ensure() }
