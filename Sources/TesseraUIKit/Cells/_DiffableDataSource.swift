import Foundation
import SwiftUI

/// What data sources that show snapshots have in common: the snapshot that is shown.
@MainActor @preconcurrency
open class _DiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
  var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  override init() {
    super.init()
  }

  /// What is shown, for changes that are applied.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// The item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// The index path of an item; nil if it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }

  /// The identifier of a section; nil if there is no such section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let ids = current.sectionIdentifiers
    return ids.indices.contains(index) ? ids[index] : nil
  }

  /// The place of a section; nil if it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  /// How many items a section has; none if there is no such section.
  func count(ofSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }
}
