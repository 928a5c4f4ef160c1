/// An object that was inserted (SD37).
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
  /// The number of the change within its transaction.
  public let changeIdentifier: Int64
  /// The object.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The number of the transaction.
  public let transactionIdentifier: Int64

  /// The object.
  public var id: PersistentIdentifier { changedPersistentIdentifier }

  public static func == (left: Self, right: Self) -> Bool {
    left.changeIdentifier == right.changeIdentifier && left.transactionIdentifier == right.transactionIdentifier
      && left.changedPersistentIdentifier == right.changedPersistentIdentifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(changeIdentifier)
    hasher.combine(transactionIdentifier)
    hasher.combine(changedPersistentIdentifier)
  }
}
