import Foundation

/// Which sections and items a list shows, by their identifiers.
///
/// An identifier is in it once: another one that is there already, and places beside identifiers that are not there, end
/// the program, as they do in UIKit (J38).
nonisolated public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private struct Section {
    let id: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  /// The section of each item.
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items whose cells are made anew, or whose content is set again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose cells are made anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Nothing.
  public init() {}

  // MARK: Reading

  /// How many items there are.
  public var numberOfItems: Int { homes.count }

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[index(of: identifier)].items.count
  }

  /// The items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[index(of: identifier)].items
  }

  /// The section of an item; nil if that is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    homes[identifier]
  }

  /// The place of an item among all; nil if it is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

  /// The place of a section; nil if it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else {
      fatalError("Invalid snapshot: there is no section \(section) in it.")
    }
    return index
  }

  private func place(of item: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let home = homes[item] else { fatalError("Invalid snapshot: there is no item \(item) in it.") }
    let section = index(of: home)
    guard let place = sections[section].items.firstIndex(of: item) else {
      preconditionFailure("The item is in its section.")
    }
    return (section, place)
  }

  // MARK: Items

  /// Puts items at the end of a section, or of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let last = sectionIdentifier ?? sections.last?.id else {
      fatalError("Invalid snapshot: there are no sections for items.")
    }
    let section = index(of: last)
    insert(identifiers, section, sections[section].items.count)
  }

  /// Puts items before another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    let place = place(of: beforeIdentifier)
    insert(identifiers, place.section, place.item)
  }

  /// Puts items after another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    let place = place(of: afterIdentifier)
    insert(identifiers, place.section, place.item + 1)
  }

  private mutating func insert(_ items: [ItemIdentifierType], _ section: Int, _ index: Int) {
    let id = sections[section].id
    for item in items where homes.updateValue(id, forKey: item) != nil {
      fatalError("Invalid snapshot: the item \(item) is in it twice.")
    }
    sections[section].items.insert(contentsOf: items, at: index)
  }

  /// Takes items out; those that are not there change nothing.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    let affected = Set(gone.compactMap { homes.removeValue(forKey: $0) })
    for index in sections.indices where affected.contains(sections[index].id) {
      sections[index].items.removeAll { gone.contains($0) }
    }
  }

  /// Takes all sections and items out.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier) { $0.insertItems([identifier], beforeItem: toIdentifier) }
  }

  /// Moves an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier) { $0.insertItems([identifier], afterItem: toIdentifier) }
  }

  private mutating func move(_ item: ItemIdentifierType, _ insert: (inout Self) -> Void) {
    _ = place(of: item)
    deleteItems([item])
    insert(&self)
  }

  /// Has the cells of items made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Has the content of the cells of items set again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Puts sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, sections.count)
  }

  /// Puts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, index(of: toIdentifier))
  }

  /// Puts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, index(of: toIdentifier) + 1)
  }

  private mutating func insert(_ ids: [SectionIdentifierType], _ index: Int) {
    for (offset, id) in ids.enumerated() {
      guard indexOfSection(id) == nil else { fatalError("Invalid snapshot: the section \(id) is in it twice.") }
      sections.insert(Section(id: id), at: index + offset)
    }
  }

  /// Takes sections out with their items; those that are not there change nothing.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in sections where identifiers.contains(section.id) {
      for item in section.items { homes[item] = nil }
    }
    sections.removeAll { identifiers.contains($0.id) }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: index(of: identifier))
    sections.insert(section, at: index(of: toIdentifier))
  }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: index(of: identifier))
    sections.insert(section, at: index(of: toIdentifier) + 1)
  }

  /// Has the cells of sections made anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Places

  /// The item at a place; nil if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.row) else {
      return nil
    }
    return sections[path.section].items[path.row]
  }

  /// The place of an item; nil if it is not there.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard homes[item] != nil else { return nil }
    let place = place(of: item)
    return IndexPath(row: place.item, section: place.section)
  }

  /// The same, without what is to be made anew.
  var settled: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }

  /// The places of all items.
  private var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (row, item) in content.items.enumerated() { paths[item] = IndexPath(row: row, section: section) }
    }
    return paths
  }

  /// The changes that lead to another snapshot.
  func updates(to new: Self) -> SectionedUpdates {
    var updates = SectionedUpdates()
    let difference = new.sectionIdentifiers.difference(from: sectionIdentifiers)
    for change in difference {
      switch change {
      case .remove(let offset, _, _): updates.deletedSections.insert(offset)
      case .insert(let offset, _, _): updates.insertedSections.insert(offset)
      }
    }
    let (oldPaths, newPaths) = (paths, new.paths)
    for (item, path) in oldPaths where newPaths[item] == nil && !updates.deletedSections.contains(path.section) {
      updates.deletedRows.insert(path)
    }
    for (item, path) in newPaths where oldPaths[item] == nil && !updates.insertedSections.contains(path.section) {
      updates.insertedRows.insert(path)
    }
    addMoves(to: &updates, oldPaths, newPaths, new)
    for item in new.reloadedItemIdentifiers { if let path = oldPaths[item] { updates.reloadedRows.insert(path) } }
    for id in new.reloadedSectionIdentifiers {
      if let section = indexOfSection(id) { updates.reloadedSections.insert(section) }
    }
    return updates
  }

  /// Adds the items that are in another section, or in another order in theirs.
  private func addMoves(
    to updates: inout SectionedUpdates, _ oldPaths: [ItemIdentifierType: IndexPath],
    _ newPaths: [ItemIdentifierType: IndexPath], _ new: Self
  ) {
    for (item, old) in oldPaths {
      guard let path = newPaths[item], homes[item] != new.homes[item] || updates.deletedSections.contains(old.section)
      else { continue }
      move(item, from: old, to: path, in: &updates)
    }
    for section in sections where !updates.deletedSections.contains(index(of: section.id)) {
      let before = section.items.filter { new.homes[$0] == section.id }
      let after = new.itemIdentifiers(inSection: section.id).filter { homes[$0] == section.id }
      guard before != after else { continue }
      for item in after.difference(from: before).removals.compactMap(\.element) {
        if let old = oldPaths[item], let path = newPaths[item] { updates.movedRows[old] = path }
      }
    }
  }

  /// A row that leaves or enters a section which itself goes or comes is not moved: it goes with the one and comes with
  /// the other.
  private func move(
    _ item: ItemIdentifierType, from old: IndexPath, to path: IndexPath, in updates: inout SectionedUpdates
  ) {
    switch (updates.deletedSections.contains(old.section), updates.insertedSections.contains(path.section)) {
    case (false, false): updates.movedRows[old] = path
    case (true, false): updates.insertedRows.insert(path)
    case (false, true): updates.deletedRows.insert(old)
    case (true, true): break
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var element: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}
