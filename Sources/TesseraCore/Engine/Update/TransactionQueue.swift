/// Names one transaction of the queue.
nonisolated struct TransactionID: Equatable {
  let number: UInt64
}

/// A written value that waits for its transaction to be applied.
protocol PendingWrite: AnyObject {
  @MainActor func apply(_ transaction: TransactionID)
}

/// The changes that wait for the next frame, in the order in which they were made.
///
/// Neighboring changes with the same transaction are one; changes under different transactions are applied one
/// after the other, each with its own round of bodies (B8).
@MainActor
final class TransactionQueue {
  private struct Entry {
    let id: TransactionID
    var transaction: Transaction
    var writes: ContiguousArray<any PendingWrite> = []
    var invalidated: ContiguousArray<EvaluatingNode> = []
  }

  private var entries: ContiguousArray<Entry> = []
  private var lastNumber: UInt64 = 0

  var isEmpty: Bool { entries.isEmpty }

  /// The entry that a change of `transaction` belongs to.
  func open(_ transaction: Transaction) -> TransactionID {
    if let last = entries.indices.last, entries[last].transaction.scope == transaction.scope {
      if transaction.tracksVelocity { entries[last].transaction.tracksVelocity = true }
      return entries[last].id
    }
    lastNumber &+= 1
    let id = TransactionID(number: lastNumber)
    entries.append(Entry(id: id, transaction: transaction))
    for listener in transaction.listeners { listener.use() }
    return id
  }

  /// Adds a write to the entry that `open` just returned.
  func add(_ write: any PendingWrite) {
    entries[entries.count - 1].writes.append(write)
  }

  func add(_ node: EvaluatingNode, transaction: Transaction) {
    _ = open(transaction)
    entries[entries.count - 1].invalidated.append(node)
  }

  /// Takes a node out of earlier entries without an animation, where a later one has one: what the node reads is not
  /// written by entries, so the first evaluation would show all of it at once.
  func animate(_ node: EvaluatingNode) {
    guard let last = entries.indices.last, entries[last].transaction.animation != nil else { return }
    for index in entries.indices.dropLast() where entries[index].transaction.animation == nil {
      entries[index].invalidated.removeAll { $0 === node }
    }
  }

  /// Applies the oldest transaction: its readers become dirty. Returns whether one waited.
  func applyNext(_ begin: (Transaction) -> Void) -> Bool {
    guard !entries.isEmpty else { return false }
    let entry = entries.removeFirst()
    begin(entry.transaction)
    for write in entry.writes { write.apply(entry.id) }
    for node in entry.invalidated { node.markDirty() }
    return true
  }
}
