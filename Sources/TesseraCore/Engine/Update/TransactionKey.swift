import Foundation
import Synchronization

/// A key for a custom value in transactions.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value of transactions that nothing was written to.
  static var defaultValue: Value { get }
}
