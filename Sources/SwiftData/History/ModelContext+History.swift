import Foundation
import TesseraStore

extension ModelContext {
  /// The transactions of the container's stores that a descriptor asks for, those of other processes too (SD37).
  ///
  /// - Throws: `SwiftDataError.historyTokenExpired` if the condition compares with a place in the history behind which
  ///   transactions were deleted. What the condition throws. `unknownSchema` for transactions that stores do not have.
  public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] {
    let found = try container.stores.flatMap { store in
      try store.withHistory { connection in try HistoryTable.noteReading(connection) }
      return try transactions(of: store, descriptor)
    }
    let ordered = Self.numbered(found.sorted { $0.timestamp < $1.timestamp }) as? [T] ?? []
    let sorted =
      descriptor.sortBy.isEmpty ? ordered : ordered.sorted { Self.isBefore($0, $1, descriptor.sortBy) }
    guard descriptor.fetchLimit > 0 else { return sorted }
    return Array(sorted.prefix(Int(clamping: descriptor.fetchLimit)))
  }

  /// Deletes transactions from the history of the container's stores. What they changed stays as it is (SD37).
  ///
  /// - Throws: as `fetchHistory` does, and what a store says.
  public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
    for store in container.stores {
      let numbers = try transactions(of: store, descriptor).map(\.transactionIdentifier)
      try store.withHistory { connection in
        try connection.transaction { try HistoryTable.delete(numbers, connection) }
      }
    }
  }

  /// The transactions of a store that meet the condition, in their order.
  private func transactions<T: HistoryTransaction>(
    of store: Store, _ descriptor: HistoryDescriptor<T>
  ) throws -> [DefaultHistoryTransaction] {
    guard T.self == DefaultHistoryTransaction.self else {
      throw SwiftDataError.unknownSchema.explained("the history of a store has no \(T.self)")
    }
    let (rows, deleted) = try store.withConnection { try HistoryTable.read($0) }
    let probe = DefaultHistoryToken.Probe()
    let all = rows.compactMap {
      DefaultHistoryTransaction($0, store: store.identifier, schema: container.schema, probe: probe)
    }
    guard let predicate = descriptor.predicate else { return all }
    func meets(_ transaction: DefaultHistoryTransaction) throws -> Bool {
      try (transaction as? T).map(predicate.evaluate) ?? false
    }
    let matching = try all.filter(meets)
    // Without transactions a condition is compared with none.
    if all.isEmpty {
      _ = try meets(DefaultHistoryTransaction(number: deleted, store: store.identifier, probe: probe))
    }
    if let first = probe.first(in: store.identifier), first < deleted {
      throw SwiftDataError.historyTokenExpired.explained(
        "transactions up to number \(deleted) were deleted, and those behind number \(first) are asked for")
    }
    return matching
  }

  /// Gives tokens the places in the histories of all stores, so that one is enough to go on with.
  private static func numbered(_ transactions: [DefaultHistoryTransaction]) -> [DefaultHistoryTransaction] {
    var places: [String: Int64] = [:]
    return transactions.map { transaction in
      places[transaction.storeIdentifier] = transaction.transactionIdentifier
      var transaction = transaction
      transaction.token = DefaultHistoryToken(places)
      return transaction
    }
  }

  private static func isBefore<T>(_ left: T, _ right: T, _ descriptors: [SortDescriptor<T>]) -> Bool {
    for descriptor in descriptors {
      switch descriptor.compare(left, right) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: break
      }
    }
    return false
  }

  // MARK: Recording

  /// What the history of a store is going to say of the changes.
  func historyRecord(of store: Store) throws -> HistoryRecord {
    var record = HistoryRecord()
    for (entity, keys) in insertedKeys where self.store(of: entity) === store {
      record.append(.init(kind: .insert, entity: entity.name, properties: [], keys: keys))
    }
    for model in changed.models {
      let storage = model._$storage
      guard let entity = storage.entity, self.store(of: entity) === store else { continue }
      let names = storage.changed.sorted().map { entity.properties[$0].name }
      record.append(.init(kind: .update, entity: entity.name, properties: names, keys: [storage.key]))
    }
    for model in deleted.models {
      let storage = model._$storage
      guard let entity = storage.entity, self.store(of: entity) === store else { continue }
      record.append(
        .init(
          kind: .delete, entity: entity.name, properties: entity.preserved.map { entity.properties[$0].name },
          keys: [storage.key], values: try entity.preserved.map(storage.savedValue)))
    }
    return record
  }

  /// The keys of objects that follow each other and are of one class.
  private var insertedKeys: [(Entity, [Int64])] {
    var groups: [(Entity, [Int64])] = []
    inserted.forEach { model in
      let storage = model._$storage
      guard let entity = storage.entity else { return }
      if groups.last?.0 !== entity { groups.append((entity, [])) }
      groups[groups.count - 1].1.append(storage.key)
    }
    return groups
  }
}
