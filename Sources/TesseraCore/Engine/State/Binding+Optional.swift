nonisolated extension Binding {
  /// A binding to the value inside an optional; nil when there is none at this moment (B54).
  ///
  /// A reader that still exists when the optional has become nil, such as a departing view, gets the last value.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base.location, known: value), transaction: base.transaction)
  }

  /// A binding that shows a value as an optional; writes of nil are ignored (B54).
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(location: OptionalLocation(base.location), transaction: base.transaction)
  }

  /// A binding that shows a value as any hashable value; writes of another type trap (B54).
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(location: AnyHashableLocation(base.location), transaction: base.transaction)
  }
}

nonisolated private final class UnwrappedLocation<Value>: Location<Value> {
  private let base: Location<Value?>
  /// What was read last.
  private var known: Value

  init(_ base: Location<Value?>, known: Value) {
    self.base = base
    self.known = known
  }

  override func read() -> Value {
    if let value = base.read() { known = value }
    return known
  }

  override func write(_ value: Value, transaction: Transaction) {
    base.write(value, transaction: transaction)
  }

  override func leads(to source: PropertyStorage) -> Bool {
    base.leads(to: source)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return base.isSame(as: other.base)
  }
}

nonisolated private final class OptionalLocation<Wrapped>: Location<Wrapped?> {
  private let base: Location<Wrapped>

  init(_ base: Location<Wrapped>) {
    self.base = base
  }

  override func read() -> Wrapped? {
    base.read()
  }

  override func write(_ value: Wrapped?, transaction: Transaction) {
    if let value { base.write(value, transaction: transaction) }
  }

  override func leads(to source: PropertyStorage) -> Bool {
    base.leads(to: source)
  }

  override func isSame(as other: Location<Wrapped?>) -> Bool {
    guard let other = other as? OptionalLocation<Wrapped> else { return false }
    return base.isSame(as: other.base)
  }
}

nonisolated private final class AnyHashableLocation<Wrapped: Hashable>: Location<AnyHashable> {
  private let base: Location<Wrapped>

  init(_ base: Location<Wrapped>) {
    self.base = base
  }

  override func read() -> AnyHashable {
    base.read()
  }

  override func write(_ value: AnyHashable, transaction: Transaction) {
    guard let value = value.base as? Wrapped else {
      preconditionFailure("A binding to \(Wrapped.self) cannot store a \(type(of: value.base)).")
    }
    base.write(value, transaction: transaction)
  }

  override func leads(to source: PropertyStorage) -> Bool {
    base.leads(to: source)
  }
}
