import Foundation
import SwiftUI

/// An item of an outline view, by which it is known: an object by itself, a value by what it is equal to.
struct OutlineKey: Hashable {
  private let key: AnyHashable

  init(_ item: Any) {
    // A value that is boxed as an object would be another one each time.
    if let item = item as? AnyHashable {
      key = item
    } else {
      key = AnyHashable(ObjectIdentifier(item as AnyObject))
    }
  }
}

/// The rows of an outline view: the items that are in sight because all around them are expanded.
@MainActor
final class OutlineSource: TableSource {
  /// A row.
  struct Row {
    let item: Any
    let key: OutlineKey
    let level: Int
    let parent: Any?
    let isExpandable: Bool
  }

  private unowned let view: NSOutlineView
  weak var dataSource: (any NSOutlineViewDataSource)?
  weak var delegate: (any NSOutlineViewDelegate)?
  var expanded: Set<OutlineKey> = []
  private var loaded: [Row]?

  init(_ view: NSOutlineView) {
    self.view = view
  }

  var rows: [Row] {
    if let loaded { return loaded }
    let rows = rows(of: nil, level: 0)
    loaded = rows
    return rows
  }

  func unload() {
    loaded = nil
  }

  /// The rows in an item, as far as items in it are expanded.
  private func rows(of parent: Any?, level: Int) -> [Row] {
    guard let dataSource, level < 200 else { return [] }
    return (0..<max(0, dataSource.outlineView(view, numberOfChildrenOfItem: parent))).flatMap { index -> [Row] in
      let item = dataSource.outlineView(view, child: index, ofItem: parent)
      let key = OutlineKey(item)
      let isExpandable = dataSource.outlineView(view, isItemExpandable: item)
      let row = Row(item: item, key: key, level: level, parent: parent, isExpandable: isExpandable)
      return [row] + (isExpandable && expanded.contains(key) ? rows(of: item, level: level + 1) : [])
    }
  }

  func row(of item: Any) -> Int? {
    let key = OutlineKey(item)
    return rows.firstIndex { $0.key == key }
  }

  private func item(_ row: Int) -> Any? { rows.indices.contains(row) ? rows[row].item : nil }

  // MARK: Questions of the table

  var rowCount: Int { rows.count }

  func value(_ column: NSTableColumn?, _ row: Int) -> Any? {
    item(row).flatMap { dataSource?.outlineView(view, objectValueFor: column, byItem: $0) }
  }

  func view(_ column: NSTableColumn?, _ row: Int) -> NSView? {
    item(row).flatMap { delegate?.outlineView(view, viewFor: column, item: $0) }
  }

  func rowView(_ row: Int) -> NSTableRowView? { item(row).flatMap { delegate?.outlineView(view, rowViewForItem: $0) } }

  func didAdd(_ rowView: NSTableRowView, _ row: Int) { view.dressOutline(rowView, row) }

  func didRemove(_ rowView: NSTableRowView, _ row: Int) { view.forgetButton(of: rowView) }

  func height(_ row: Int) -> CGFloat {
    item(row).flatMap { delegate?.outlineView(view, heightOfRowByItem: $0) } ?? view.rowHeight
  }

  func isGroup(_ row: Int) -> Bool { item(row).flatMap { delegate?.outlineView(view, isGroupItem: $0) } ?? false }

  func maySelect(_ row: Int) -> Bool {
    item(row).flatMap { delegate?.outlineView(view, shouldSelectItem: $0) } ?? true
  }

  func selection(for proposed: IndexSet) -> IndexSet { proposed }

  var mayChangeSelection: Bool { delegate?.selectionShouldChange(in: view) ?? true }

  func sortingDidChange(from old: [NSSortDescriptor]) {
    dataSource?.outlineView(view, sortDescriptorsDidChange: old)
  }

  func didClick(_ column: NSTableColumn) { delegate?.outlineView(view, didClick: column) }

  func tell(_ event: TableEvent, _ notification: Notification) {
    switch event {
    case .selection: delegate?.outlineViewSelectionDidChange(notification)
    case .columnMove: delegate?.outlineViewColumnDidMove(notification)
    case .columnResize: delegate?.outlineViewColumnDidResize(notification)
    }
  }
}
