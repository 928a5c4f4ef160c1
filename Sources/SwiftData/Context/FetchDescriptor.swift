import Foundation

/// Which objects of a class are wanted, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition that they meet; nil for all.
  public var predicate: Predicate<T>?
  /// Their order: the first that tells two apart decides. Without any, they come as they were made (SD19).
  public var sortBy: [SortDescriptor<T>]
  /// How many there are at most; nil for any number.
  public var fetchLimit: Int?
  /// How many of the first ones are left out.
  public var fetchOffset: Int?
  /// Whether changes that are not saved count (SD18).
  public var includePendingChanges = true
  /// What is going to be read. All attributes come with an object in any case.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Relationships that are going to be read, whose objects are fetched together (SD19).
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// The objects that meet a condition, in an order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
