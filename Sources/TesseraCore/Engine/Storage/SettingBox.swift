import Combine

/// Observes a setting for a property: the storage of `@AppStorage` and `@SceneStorage`.
///
/// The settings are the source of truth. The box keeps the value of the transaction that was applied last, which bodies
/// see, and those of transactions still to be applied (B9).
nonisolated final class SettingBox<Value>: Location<Value>, PendingWrite, SettingsObserver, @unchecked Sendable {
  // Sendable: apart from reads and writes of the settings themselves, it is used on the engine's thread only.
  private(set) var setting: Setting<Value>
  private(set) var domain: SettingsDomain
  private var value: Value
  private var pending: [(transaction: TransactionID, value: Value, record: TraceNumber?)] = []
  /// The wrapper's name, for messages.
  private let kind: String
  /// The view that owns the property, nil for one of an object, and once the view is gone.
  private var owner: EvaluatingNode? {
    get { ownerReference?.wrappedValue }
    set { ownerReference = newValue.map(Unretained.init) }
  }
  private var ownerReference: Unretained<EvaluatingNode>?
  /// Announces the changes of the object that owns the property.
  var willChange: ObservableObjectPublisher?

  init(_ setting: Setting<Value>, in domain: SettingsDomain, kind: String, owner: EvaluatingNode? = nil) {
    self.kind = kind
    self.setting = setting
    self.domain = domain
    ownerReference = owner.map(Unretained.init)
    value = setting.read(in: domain)
    super.init()
    domain.add(self, forKey: setting.key)
  }

  /// Observes the setting of a new value of the view.
  func follow(_ newSetting: Setting<Value>, in newDomain: SettingsDomain) {
    let old = setting
    setting = newSetting
    if newDomain !== domain || newSetting.key != old.key {
      domain.remove(self, forKey: old.key)
      domain = newDomain
      domain.add(self, forKey: newSetting.key)
    } else if ValueComparison.areEqual(old.defaultValue, newSetting.defaultValue) {
      return
    }
    pending = []
    value = newSetting.read(in: newDomain)
  }

  override func read() -> Value {
    guard let reader = Evaluation.current else { return setting.read(in: domain) }
    reader.dependencies.record(self, by: reader)
    return owner == nil ? setting.read(in: domain) : value
  }

  /// A read through the property itself makes the owner a reader, regardless of the node that evaluates (B6).
  func readByOwner() -> Value {
    if let owner, let reader = Evaluation.current, owner !== reader { owner.dependencies.record(self, by: owner) }
    return read()
  }

  override func write(_ newValue: Value, transaction: Transaction) {
    if let owner, Evaluation.current != nil {
      EngineThread.unsafelyIsolated { _ = owner.graph.warn(.modifyingStateDuringUpdate, at: owner) }
      return
    }
    withTransactionIfNeeded(transaction) { setting.write(newValue, in: domain) }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? SettingBox<Value> else { return false }
    return self === other || (domain === other.domain && setting.key == other.setting.key)
  }

  // MARK: Changes

  func settingDidChange() {
    willChange?.send()
    EngineThread.run { self.noteChange() }
  }

  @MainActor private func noteChange() {
    guard let owner else { return }
    let newValue = setting.read(in: domain)
    guard !ValueComparison.areEqual(pending.last?.value ?? value, newValue) else { return }
    let id = owner.graph.updates.transactions.open(Transaction.current)
    let record = owner.graph.recordWrite(of: self, as: kind, by: owner)
    if let last = pending.last, last.transaction == id {
      pending[pending.count - 1].value = newValue
      pending[pending.count - 1].record = record
    } else {
      pending.append((id, newValue, record))
      owner.graph.updates.transactions.add(self)
    }
    owner.graph.requestFrame()
  }

  @MainActor func apply(_ transaction: TransactionID) {
    guard let first = pending.first, first.transaction == transaction else { return }
    pending.removeFirst()
    let isEqual = ValueComparison.areEqual(value, first.value)
    value = first.value
    guard !isEqual else { return }
    forEachReader { reader in
      reader.noteCause(first.record)
      reader.noteChange(of: self)
      reader.markDirty()
    }
  }

  @MainActor override func disconnect() {
    domain.remove(self, forKey: setting.key)
    pending = []
    owner = nil
  }
}
