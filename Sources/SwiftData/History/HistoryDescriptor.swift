import Foundation

/// Which transactions of a store's history are wanted, and in which order.
public struct HistoryDescriptor<TransactionType: HistoryTransaction> {
  /// The condition that they meet; nil for all.
  public var predicate: Predicate<TransactionType>?
  /// Their order. Without any, the first one comes first.
  public var sortBy: [SortDescriptor<TransactionType>]
  /// How many there are at most; 0 for any number.
  public var fetchLimit: UInt64 = 0

  /// The transactions that meet a condition, in an order.
  public init(predicate: Predicate<TransactionType>? = nil, sortBy: [SortDescriptor<TransactionType>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
