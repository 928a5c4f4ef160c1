/// A dictionary that drops entries that were not used lately.
///
/// It keeps two generations. When the young one is full, it replaces the old one, so the cost of dropping entries is
/// that of releasing one dictionary now and then.
struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let capacity: Int

  /// - Parameter capacity: how many entries a generation holds; at most twice as many are kept.
  init(capacity: Int) {
    self.capacity = max(capacity, 1)
  }

  /// The value for a key, made by `make` if it is not there.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old[key] ?? make()
    if young.count >= capacity {
      old = young
      young = [:]
    }
    young[key] = value
    return value
  }

  var count: Int { young.count + old.count }
}
