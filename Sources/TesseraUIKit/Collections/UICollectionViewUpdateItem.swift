import Foundation

/// What happens to an item in an update of a collection view.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
  /// What happens.
  nonisolated public enum Action: Int, Sendable {
    /// It comes.
    case insert = 0
    /// It goes.
    case delete
    /// Its cell is made anew.
    case reload
    /// It is at another place.
    case move
    /// Nothing.
    case none
  }

  /// Where the item was; nil for one that comes.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where the item is; nil for one that goes.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

extension SectionedUpdates {
  /// The changes as the layout is told of them, those that go first. The item of a section is that of all of it.
  @MainActor
  var items: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items = deletedRows.sorted(by: >).map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
    items += deletedSections.reversed().map { UICollectionViewUpdateItem(.delete, from: whole($0), to: nil) }
    items += insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: whole($0)) }
    items += insertedRows.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
    items += movedRows.sorted { $0.key < $1.key }.map { UICollectionViewUpdateItem(.move, from: $0.key, to: $0.value) }
    items += movedSections.sorted { $0.key < $1.key }.map {
      UICollectionViewUpdateItem(.move, from: whole($0.key), to: whole($0.value))
    }
    items += reloadedRows.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
    items += reloadedSections.map { UICollectionViewUpdateItem(.reload, from: whole($0), to: whole($0)) }
    return items
  }

  /// Whether an item is one that comes.
  func brings(_ path: IndexPath) -> Bool {
    insertedRows.contains(path) || insertedSections.contains(path.section)
  }
}
