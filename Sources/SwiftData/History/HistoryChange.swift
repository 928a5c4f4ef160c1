/// What a transaction did to one object (SD37).
public enum HistoryChange: Sendable {
  /// An object was inserted.
  case insert(any HistoryInsert)
  /// An object was changed.
  case update(any HistoryUpdate)
  /// An object was deleted.
  case delete(any HistoryDelete)

  /// The object.
  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }
}

/// An object that was inserted.
public protocol HistoryInsert<Model>: Hashable, Identifiable, Sendable {
  /// The class of the object.
  associatedtype Model: PersistentModel
  /// Which change of its transaction it is.
  associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
  /// Which transaction it belongs to.
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

  /// Which change of its transaction it is.
  var changeIdentifier: ChangeIdentifier { get }
  /// The object.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// Which transaction it belongs to.
  var transactionIdentifier: TransactionIdentifier { get }
}

/// An object that was changed.
public protocol HistoryUpdate<Model>: Hashable, Identifiable, Sendable {
  /// The class of the object.
  associatedtype Model: PersistentModel
  /// Which change of its transaction it is.
  associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
  /// Which transaction it belongs to.
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

  /// Which change of its transaction it is.
  var changeIdentifier: ChangeIdentifier { get }
  /// The object.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// Which transaction it belongs to.
  var transactionIdentifier: TransactionIdentifier { get }
  /// The properties that got other values.
  var updatedAttributes: [any PartialKeyPath<Model> & Sendable] { get }
}

/// An object that was deleted.
public protocol HistoryDelete<Model>: Hashable, Identifiable, Sendable {
  /// The class of the object.
  associatedtype Model: PersistentModel
  /// Which change of its transaction it is.
  associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
  /// Which transaction it belongs to.
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

  /// Which change of its transaction it is.
  var changeIdentifier: ChangeIdentifier { get }
  /// The object.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// Which transaction it belongs to.
  var transactionIdentifier: TransactionIdentifier { get }
  /// The values that are kept of the object.
  var tombstone: HistoryTombstone<Model> { get }
}
