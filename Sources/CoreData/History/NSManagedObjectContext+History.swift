import Foundation
import TesseraStore

extension NSManagedObjectContext {
  /// Fetches or deletes history (CD27).
  func execute(
    _ request: NSPersistentHistoryChangeRequest, _ coordinator: NSPersistentStoreCoordinator
  ) throws -> NSPersistentHistoryResult {
    let store = try coordinator.store
    guard store.keepsHistory else {
      throw CoreDataProblem.error(
        .persistentHistoryTrackingError, "The store keeps no history: its description has no such option.")
    }
    let isReadOnly = store.isReadOnly
    let (rows, deleted) = try store.withConnection { connection in
      if !isReadOnly { try HistoryTable.noteReading(connection) }
      return try HistoryTable.read(connection)
    }
    let all = rows.compactMap { NSPersistentHistoryTransaction($0, store: store.identifier) }
    if request.isDeleting {
      let numbers = all.filter { request.place.isBefore($0) }.map(\.transactionNumber)
      try store.withConnection { connection in
        try connection.transaction { try HistoryTable.delete(numbers, connection) }
      }
      return NSPersistentHistoryResult(true, .statusOnly)
    }
    if let token = request.token, token.store == store.identifier, token.number < deleted {
      throw CoreDataProblem.error(
        .persistentHistoryTokenExpiredError, "Transactions behind the token were deleted from the history.")
    }
    return result(of: request, request.chosen(all), coordinator)
  }

  private func result(
    of request: NSPersistentHistoryChangeRequest, _ transactions: [NSPersistentHistoryTransaction],
    _ coordinator: NSPersistentStoreCoordinator
  ) -> NSPersistentHistoryResult {
    let changes = { (transaction: NSPersistentHistoryTransaction) in
      HistoryRecord(transaction.record)?.changes(in: coordinator) ?? []
    }
    switch request.resultType {
    case .statusOnly: return NSPersistentHistoryResult(true, .statusOnly)
    case .count: return NSPersistentHistoryResult(transactions.count, .count)
    case .transactionsOnly: return NSPersistentHistoryResult(transactions, .transactionsOnly)
    case .objectIDs: return NSPersistentHistoryResult(transactions.flatMap(changes).map(\.changedObjectID), .objectIDs)
    case .changesOnly: return NSPersistentHistoryResult(transactions.flatMap(changes), .changesOnly)
    case .transactionsAndChanges:
      for transaction in transactions {
        let found = changes(transaction)
        for change in found { change.transaction = transaction }
        transaction.changes = found
      }
      return NSPersistentHistoryResult(transactions, .transactionsAndChanges)
    }
  }
}

extension NSPersistentHistoryChangeRequest {
  /// The transactions that are asked for.
  fileprivate func chosen(_ all: [NSPersistentHistoryTransaction]) -> [NSPersistentHistoryTransaction] {
    var chosen = all.filter { place.isAfter($0) }
    var requests = [fetchRequest].compactMap(\.self)
    if case .condition(let request) = place { requests.append(request) }
    for request in requests {
      if let predicate = request.predicate {
        chosen = chosen.filter { predicate.form?.evaluate($0) ?? predicate.evaluate(with: $0) }
      }
      if request.fetchLimit > 0 { chosen = Array(chosen.prefix(request.fetchLimit)) }
    }
    return chosen
  }
}

extension NSPersistentHistoryChangeRequest.Place {
  fileprivate func isAfter(_ transaction: NSPersistentHistoryTransaction) -> Bool {
    switch self {
    case .everywhere, .condition: true
    case .date(let date): transaction.timestamp > date
    // What is behind a place in another store is not known.
    case .number(let number, let store): store != transaction.storeID || transaction.transactionNumber > number
    }
  }

  fileprivate func isBefore(_ transaction: NSPersistentHistoryTransaction) -> Bool {
    switch self {
    case .everywhere: true
    case .condition: false
    case .date(let date): transaction.timestamp < date
    case .number(let number, let store): store == transaction.storeID && transaction.transactionNumber <= number
    }
  }
}

extension HistoryRecord {
  /// What a save of a context changes.
  init(
    inserted: [NSManagedObject], updated: [NSManagedObject], deleted: [NSManagedObject]
  ) throws {
    self.init()
    for object in inserted {
      append(Group(kind: .insert, entity: object.entity.name ?? "", properties: [], keys: [object.objectID.key]))
    }
    for object in updated {
      append(
        Group(
          kind: .update, entity: object.entity.name ?? "", properties: object.saved.keys.sorted(),
          keys: [object.objectID.key]))
    }
    for object in deleted {
      let kept = object.entity.attributesByName.values.filter(\.preservesValueInHistoryOnDeletion)
        .sorted { $0.name < $1.name }
      append(
        Group(
          kind: .delete, entity: object.entity.name ?? "", properties: kept.map(\.name), keys: [object.objectID.key],
          values: try kept.map { attribute in
            try attribute.stored(object.saved[attribute.name] ?? object.values[attribute.name] as Any?)
          }))
    }
  }

  /// The changes of a transaction. Objects of entities that the model has not are left out.
  fileprivate func changes(in coordinator: NSPersistentStoreCoordinator) -> [NSPersistentHistoryChange] {
    var changes: [NSPersistentHistoryChange] = []
    var number: Int64 = 0
    for group in groups {
      defer { number += Int64(group.keys.count) }
      guard let entity = coordinator.managedObjectModel.entitiesByName[group.entity] else { continue }
      for (place, key) in group.keys.enumerated() {
        let id = coordinator.identifier(group.entity, key)
        let values = Array(group.values.dropFirst(place * group.properties.count).prefix(group.properties.count))
        changes.append(Self.change(number + Int64(place), id, group, values, entity))
      }
    }
    return changes
  }

  private static func change(
    _ number: Int64, _ id: NSManagedObjectID, _ group: Group, _ values: [StoredValue], _ entity: NSEntityDescription
  ) -> NSPersistentHistoryChange {
    switch group.kind {
    case .insert: return NSPersistentHistoryChange(number, id, .insert)
    case .update:
      let properties = group.properties.compactMap { entity.propertiesByName[$0] }
      return NSPersistentHistoryChange(number, id, .update, properties: Set(properties))
    case .delete:
      var tombstone: [AnyHashable: Any] = [:]
      for (name, value) in zip(group.properties, values) {
        tombstone[name] = entity.attributesByName[name]?.value(value)
      }
      return NSPersistentHistoryChange(number, id, .delete, tombstone: tombstone)
    }
  }
}
