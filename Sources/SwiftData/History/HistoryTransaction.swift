import Foundation

/// What one save changed in a store (SD37).
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
  /// Marks a place in the history of a store.
  associatedtype TokenType: Comparable, Hashable, Identifiable, Sendable
  /// Which transaction this is.
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

  /// Who made the changes, as `ModelContext.author` says.
  var author: String? { get }
  /// What changed.
  var changes: [HistoryChange] { get }
  /// The store's name.
  var storeIdentifier: String { get }
  /// When the changes were saved.
  var timestamp: Date { get }
  /// The place in the history behind this transaction.
  var token: TokenType { get }
  /// Which transaction this is.
  var transactionIdentifier: TransactionIdentifier { get }
}

/// Marks a place in the history of a store: what comes later is greater.
public protocol HistoryToken: Comparable, Hashable, Codable, Identifiable, Sendable {
  /// What identifies the place.
  associatedtype TokenType: Hashable, Sendable
  /// What identifies the place.
  var tokenValue: TokenType { get }
}
