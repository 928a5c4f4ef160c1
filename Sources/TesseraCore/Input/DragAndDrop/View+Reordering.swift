extension DynamicViewContent {
  /// Lets the user move the elements to other places within the `reorderContainer` around them (F43).
  nonisolated public func reorderable() -> some DynamicViewContent<Data> {
    reorderable(collectionID: ReorderableSingleCollectionIdentifier())
  }

  /// Lets the user move the elements to other places within the `reorderContainer` around them, also between the
  /// collections in it (F43).
  ///
  /// - Parameter collectionID: tells this collection from others in the container.
  nonisolated public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Data> {
    modifier(ReorderItemModifier(collection: AnyHashable(collectionID)))
  }
}

extension View {
  /// Lets the user move elements of a collection inside that is `reorderable()` (F43).
  ///
  /// - Parameters:
  ///   - item: the type of the elements.
  ///   - isEnabled: whether elements can be moved now.
  ///   - move: gets what was moved when the user lets go. It must change the data.
  @preconcurrency
  nonisolated public func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping @MainActor (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item.ID: Sendable {
    modifier(ReorderContainerModifier(isEnabled: isEnabled, move: move))
  }

  /// Lets the user move elements within and between the collections inside that are `reorderable(collectionID:)` (F43).
  ///
  /// - Parameters:
  ///   - item: the type of the elements.
  ///   - collectionID: the type that tells the collections apart.
  ///   - isEnabled: whether elements can be moved now.
  ///   - move: gets what was moved when the user lets go. It must change the data.
  @preconcurrency
  nonisolated public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping @MainActor (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item.ID: Sendable {
    modifier(ReorderContainerModifier(isEnabled: isEnabled, move: move))
  }

  /// Lets the user move elements of a collection inside that is `reorderable()`, whose id a key path finds (F43).
  ///
  /// - Parameters:
  ///   - item: the type of the elements.
  ///   - itemID: the key path that the `ForEach` uses.
  ///   - isEnabled: whether elements can be moved now.
  ///   - move: gets what was moved when the user lets go. It must change the data.
  @preconcurrency
  nonisolated public func reorderContainer<Item, ItemID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
    move: @escaping @MainActor (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View {
    modifier(ReorderContainerModifier(isEnabled: isEnabled, move: move))
  }

  /// Lets the user move elements within and between the collections inside that are `reorderable(collectionID:)`, and
  /// whose id a key path finds (F43).
  ///
  /// - Parameters:
  ///   - item: the type of the elements.
  ///   - itemID: the key path that the `ForEach` uses.
  ///   - collectionID: the type that tells the collections apart.
  ///   - isEnabled: whether elements can be moved now.
  ///   - move: gets what was moved when the user lets go. It must change the data.
  @preconcurrency
  nonisolated public func reorderContainer<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping @MainActor (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View {
    modifier(ReorderContainerModifier(isEnabled: isEnabled, move: move))
  }
}
