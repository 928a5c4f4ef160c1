import Foundation

/// The items of a section, with items in them that can be shown and hidden (J70).
///
/// An identifier is in it once: another one that is there already, and places at identifiers that are not there, end the
/// program, as they do in UIKit.
nonisolated public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// The items without one around them, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Nothing.
  public init() {}

  // MARK: Reading

  /// All items in order, those in another one after it.
  public var items: [ItemIdentifierType] { flattened(rootItems) { _ in true } }

  /// The items that are shown, in order: those that are in no item that hides its items.
  public var visibleItems: [ItemIdentifierType] { flattened(rootItems) { expanded.contains($0) } }

  private func flattened(
    _ items: [ItemIdentifierType], _ isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    items.flatMap { item in
      [item] + (isOpen(item) ? flattened(children[item] ?? [], isOpen) : [])
    }
  }

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

  /// The place of an item among all; nil if it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// How many items are around an item.
  public func level(of item: ItemIdentifierType) -> Int {
    demand(item)
    return sequence(first: item) { parents[$0] }.reduce(-1) { level, _ in level + 1 }
  }

  /// The item around an item; nil for none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    demand(child)
    return parents[child]
  }

  /// Whether the items in an item are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether an item is shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    demand(item)
    return sequence(first: item) { parents[$0] }.dropFirst().allSatisfy { expanded.contains($0) }
  }

  /// The items in an item.
  ///
  /// - Parameters:
  ///   - parent: the item.
  ///   - includingParent: whether the item itself is in what is returned.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    demand(parent)
    var result = Self()
    if includingParent { result.append([parent]) }
    copy(childrenOf: parent, to: &result, below: includingParent ? parent : nil)
    result.expanded = expanded.intersection(result.known)
    return result
  }

  private func copy(childrenOf item: ItemIdentifierType, to other: inout Self, below parent: ItemIdentifierType?) {
    for child in children[item] ?? [] {
      other.append([child], to: parent)
      copy(childrenOf: child, to: &other, below: child)
    }
  }

  private func demand(_ item: ItemIdentifierType) {
    guard known.contains(item) else { fatalError("Invalid snapshot: there is no item \(item) in it.") }
  }

  // MARK: Changing

  /// Puts items at the end, or at the end of those in another item.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { demand(parent) }
    insert(items, parent, at: siblings(parent).count)
  }

  /// Puts items before another one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, 0)
  }

  /// Puts items after another one.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, 1)
  }

  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, _ distance: Int) {
    demand(item)
    let parent = parents[item]
    let place = siblings(parent).firstIndex(of: item) ?? 0
    insert(items, parent, at: place + distance)
  }

  private func siblings(_ parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? rootItems
  }

  private mutating func insert(_ items: [ItemIdentifierType], _ parent: ItemIdentifierType?, at index: Int) {
    for item in items {
      guard known.insert(item).inserted else { fatalError("Invalid snapshot: the item \(item) is in it twice.") }
      parents[item] = parent
    }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index)
    } else {
      rootItems.insert(contentsOf: items, at: index)
    }
  }

  /// Takes items out with those in them; those that are not there change nothing.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where known.contains(item) {
      delete(children[item] ?? [])
      if let parent = parents[item] {
        children[parent]?.removeAll { $0 == item }
      } else {
        rootItems.removeAll { $0 == item }
      }
      known.remove(item)
      expanded.remove(item)
      parents[item] = nil
      children[item] = nil
    }
  }

  /// Takes all items out.
  public mutating func deleteAll() {
    self = Self()
  }

  /// Shows the items in items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(known.contains))
  }

  /// Hides the items in items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    expanded.subtract(items)
  }

  /// Has other items in an item.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    demand(parent)
    delete(children[parent] ?? [])
    insert(snapshot, to: parent)
  }

  private mutating func insert(_ snapshot: Self, to parent: ItemIdentifierType) {
    append(snapshot.rootItems, to: parent)
    for item in snapshot.items {
      if let inner = snapshot.children[item] { append(inner, to: item) }
    }
    expanded.formUnion(snapshot.expanded)
  }
}
