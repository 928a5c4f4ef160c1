/// One setting as a property of a view or object describes it.
nonisolated struct Setting<Value> {
  let key: String
  let coding: SettingCoding<Value>
  /// The value where nothing is stored.
  let defaultValue: Value

  func read(in domain: SettingsDomain) -> Value {
    domain.value(forKey: key).flatMap(coding.decode) ?? defaultValue
  }

  func write(_ value: Value, in domain: SettingsDomain) {
    domain.set(coding.encode(value), forKey: key)
  }
}
