import Foundation

/// What a request of history hands back (CD27).
public enum NSPersistentHistoryResultType: Int, Sendable {
  /// Whether it went well.
  case statusOnly
  /// The identifiers of changed objects.
  case objectIDs
  /// How many transactions there are.
  case count
  /// Transactions without changes.
  case transactionsOnly
  /// Changes of all transactions.
  case changesOnly
  /// Transactions with their changes.
  case transactionsAndChanges
}

/// Asks for the history of a store, or deletes some of it: `NSManagedObjectContext.execute` does so (CD27).
///
/// A store keeps a history if its description has the option `NSPersistentHistoryTrackingKey`.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  /// Which transactions are meant.
  enum Place {
    case everywhere
    case date(Date)
    case number(Int64, store: String)
    case condition(NSFetchRequest<any NSFetchRequestResult>)
  }

  let place: Place
  let isDeleting: Bool
  /// What is handed back.
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// A condition that transactions meet, and how many are wanted.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  init(_ place: Place, isDeleting: Bool) {
    self.place = place
    self.isDeleting = isDeleting
  }

  /// The place behind which transactions are asked for; nil if no token was given.
  open var token: NSPersistentHistoryToken? {
    guard case .number(let number, let store) = place else { return nil }
    return NSPersistentHistoryToken(store: store, number: number)
  }

  private static func place(of token: NSPersistentHistoryToken?) -> Place {
    token.map { .number($0.number, store: $0.store) } ?? .everywhere
  }

  /// The history since a time.
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.date(date), isDeleting: false)
  }

  /// The history behind a place; all of it for nil.
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(place(of: token), isDeleting: false)
  }

  /// The history since a transaction; all of it for nil.
  open class func fetchHistory(
    after transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(place(of: transaction?.token), isDeleting: false)
  }

  /// The transactions that meet the condition of a request.
  open class func fetchHistory(
    withFetch request: NSFetchRequest<any NSFetchRequestResult>
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.condition(request), isDeleting: false)
  }

  /// Deletes the history before a time.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.date(date), isDeleting: true)
  }

  /// Deletes the history up to a place; all of it for nil.
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(place(of: token), isDeleting: true)
  }

  /// Deletes the history before a transaction; all of it for nil.
  open class func deleteHistory(
    before transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest {
    let token = transaction.map { NSPersistentHistoryToken(store: $0.storeID, number: $0.transactionNumber - 1) }
    return NSPersistentHistoryChangeRequest(place(of: token), isDeleting: true)
  }
}

/// What a request of history hands back.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// What was asked for: transactions, changes, identifiers, a number, or whether it went well.
  public let result: Any?
  /// What was asked for.
  public let resultType: NSPersistentHistoryResultType

  init(_ result: Any?, _ type: NSPersistentHistoryResultType) {
    self.result = result
    resultType = type
  }
}
