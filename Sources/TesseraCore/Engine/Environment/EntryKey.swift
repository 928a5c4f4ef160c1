/// The key of an entry that `@Entry` named with a type. nil: the entry was not set.
///
/// Every container of keyed values whose properties `@Entry` may turn into entries uses this key in its methods
/// `_entry(_:default:)` and `_setEntry(_:to:)`, which the macro's accessors call.
nonisolated enum EntryKey<Name, Value>: EnvironmentKey, TransactionKey {
  static var defaultValue: Value? { nil }
}
