import Foundation

/// What moving an item by the user changes in what a data source shows.
nonisolated public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// What was shown before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown after it.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference of all items.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the sections that have others.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      let before = initial.indexOfSection(section) == nil ? [] : initial.itemIdentifiers(inSection: section)
      let after = final.itemIdentifiers(inSection: section)
      return before == after
        ? nil : NSDiffableDataSourceSectionTransaction(sectionIdentifier: section, from: before, to: after)
    }
  }
}

/// What moving an item by the user changes in a section.
nonisolated public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// What was shown before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What is shown after it.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference of its items.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(sectionIdentifier: SectionIdentifierType, from before: [ItemIdentifierType], to after: [ItemIdentifierType]) {
    self.sectionIdentifier = sectionIdentifier
    initialSnapshot = Self.snapshot(before)
    finalSnapshot = Self.snapshot(after)
    difference = after.difference(from: before).inferringMoves()
  }

  private static func snapshot(
    _ items: [ItemIdentifierType]
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    snapshot.append(items)
    return snapshot
  }
}
