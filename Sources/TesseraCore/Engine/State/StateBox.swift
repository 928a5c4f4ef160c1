/// What persists of a `@State`: its value, and the values that transactions still to be applied give it.
nonisolated package final class StateBox<Value>: Location<Value>, PendingWrite, @unchecked Sendable {
  // Sendable: writes go to the thread of the engine, and views read it there.
  // Exclusive access is not checked, here and below: these are read in each step, and no change in place calls other
  // code.
  /// The value of the transaction that was applied last; evaluations see this one (B9).
  @exclusivity(unchecked) private var value: Value
  @exclusivity(unchecked) private var pending: [(transaction: TransactionID, value: Value, record: TraceNumber?)] = []
  /// The view that owns the state, nil once it is gone.
  private var owner: EvaluatingNode? {
    get { ownerReference?.wrappedValue }
    set { ownerReference = newValue.map(Unretained.init) }
  }
  @exclusivity(unchecked) private var ownerReference: Unretained<EvaluatingNode>?

  init(_ value: Value, owner: EvaluatingNode) {
    self.value = value
    ownerReference = Unretained(wrappedValue: owner)
  }

  /// The newest value, also when no evaluation has seen it yet (B9).
  private var newest: Value {
    pending.isEmpty ? value : pending[pending.count - 1].value
  }

  /// Whether values wait for their transaction to be applied.
  var hasPendingWrites: Bool { !pending.isEmpty }

  override func read() -> Value {
    guard let reader = Evaluation.current else { return newest }
    reader.dependencies.record(self, by: reader)
    return value
  }

  /// A read through the property itself makes the owner a reader, regardless of the node that evaluates (B6).
  func readByOwner() -> Value {
    guard let reader = Evaluation.current else { return newest }
    reader.dependencies.record(self, by: reader)
    if let owner, owner !== reader { owner.dependencies.record(self, by: owner) }
    return value
  }

  override func write(_ newValue: Value, transaction: Transaction) {
    let newValue = UncheckedSendable(newValue)
    EngineThread.run { self.writeOnEngineThread(newValue.value, transaction) }
  }

  @MainActor
  private func writeOnEngineThread(_ newValue: Value, _ transaction: Transaction) {
    guard let owner else {
      value = newValue
      return
    }
    let graph = owner.graph
    guard Evaluation.current == nil else {
      graph.warn(.modifyingStateDuringUpdate, at: owner)
      return
    }
    if transaction.tracksVelocity { graph.animator.noteTrackedWrite(self) }
    // B7: an equal write is dropped.
    guard !ValueComparison.areEqual(newest, newValue) else {
      // D10: but an animated equal write releases what earlier writes moved.
      guard transaction.animation != nil, graph.animator.letGo(of: self) else { return }
      _ = graph.updates.transactions.open(transaction)
      return graph.requestFrame()
    }
    let id = graph.updates.transactions.open(transaction)
    let record = graph.recordWrite(of: self, as: "State", by: owner)
    if let last = pending.last, last.transaction == id {
      pending[pending.count - 1].value = newValue
      pending[pending.count - 1].record = record
    } else {
      pending.append((id, newValue, record))
      graph.updates.transactions.add(self)
    }
    graph.requestFrame()
  }

  @MainActor
  func apply(_ transaction: TransactionID) {
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

  override var keepsValue: Bool { true }

  @MainActor override func keptValue<Kept>(as type: Kept.Type, by migration: ValueMigration) -> Kept? {
    migration.value(newest, as: type)
  }

  @MainActor override func disconnect() {
    if !pending.isEmpty { value = newest }
    pending = []
    owner = nil
  }
}
