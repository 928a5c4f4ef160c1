/// What a user did who moved elements of a `reorderContainer` to another place (F43).
nonisolated public struct ReorderDifference<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The ids of the elements that were moved.
  public var sources: [ItemID]
  /// Where they belong now.
  public var destination: Destination

  /// A place in a collection.
  public struct Destination: Hashable, Sendable {
    /// The collection that the elements belong to now.
    public var collectionID: CollectionID
    /// Their place in it.
    public var position: Position

    /// A place between the elements of a collection.
    @frozen public enum Position: Hashable, Sendable {
      /// In front of the element with an id.
      case before(ItemID)
      /// Behind all elements.
      case end
    }
  }
}
