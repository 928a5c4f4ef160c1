import Foundation
import TesseraStore

/// What one save changed in a store (CD27).
open class NSPersistentHistoryTransaction: NSObject, NSFetchRequestResult {
  /// When it was saved.
  public let timestamp: Date
  /// What changed; nil if only transactions were asked for.
  public internal(set) var changes: [NSPersistentHistoryChange]?
  /// The number of the transaction in its store: they ascend.
  public let transactionNumber: Int64
  /// The store's name.
  public let storeID: String
  /// The identifier of the program that saved, or its name if it has none.
  public let bundleID: String
  /// The number of the process that saved, as text.
  public let processID: String
  /// The name of the context that saved.
  public let contextName: String?
  /// Who made the changes, as `transactionAuthor` of the context said.
  public let author: String?
  let record: Data

  /// The place in the history behind this transaction.
  public var token: NSPersistentHistoryToken {
    NSPersistentHistoryToken(store: storeID, number: transactionNumber)
  }

  /// - Parameter row: the columns of `HistoryTable.columns`.
  init?(_ row: [StoredValue], store: String) {
    guard row.count == HistoryTable.columns.count, let number = row[0].integer, case .real(let time) = row[1],
      case .text(let bundle) = row[3], case .text(let process) = row[4], case .data(let record) = row[6]
    else { return nil }
    timestamp = Date(timeIntervalSinceReferenceDate: time)
    transactionNumber = number
    storeID = store
    bundleID = bundle
    processID = process
    if case .text(let name) = row[2] { author = name } else { author = nil }
    if case .text(let name) = row[5] { contextName = name } else { contextName = nil }
    self.record = record
  }

  /// A request of transactions, for `NSPersistentHistoryChangeRequest.fetchRequest`: its condition may ask for
  /// `author`, `timestamp` and the other properties by their names.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? {
    NSFetchRequest(entityName: "Transaction")
  }

  /// A notification of the objects' identifiers, for `mergeChanges(fromContextDidSave:)`.
  open func objectIDNotification() -> Notification {
    var ids: [NSPersistentHistoryChangeType: Set<NSManagedObjectID>] = [:]
    for change in changes ?? [] { ids[change.changeType, default: []].insert(change.changedObjectID) }
    return Notification(
      name: NSManagedObjectContext.didSaveObjectIDsNotification, object: nil,
      userInfo: [
        NSInsertedObjectIDsKey: ids[.insert] ?? [], NSUpdatedObjectIDsKey: ids[.update] ?? [],
        NSDeletedObjectIDsKey: ids[.delete] ?? [],
      ])
  }
}
