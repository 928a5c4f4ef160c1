import Foundation
import SwiftUI
import TesseraCore
import TesseraUIKit

/// Rows of items in items, which are shown while the item around them is expanded, under the name that it has in AppKit (J295).
@MainActor @preconcurrency
open class NSOutlineView: NSTableView {
  private(set) lazy var outline = OutlineSource(self)
  private var buttons: [ObjectIdentifier: NSView] = [:]

  override var source: any TableSource { outline }

  /// What the view shows.
  open var dataSource: (any NSOutlineViewDataSource)? {
    get { outline.dataSource }
    set {
      outline.dataSource = newValue
      reloadData()
    }
  }

  /// Makes the views of the rows, and is told of what the user does.
  open var delegate: (any NSOutlineViewDelegate)? {
    get { outline.delegate }
    set {
      outline.delegate = newValue
      reloadData()
    }
  }

  /// The column in which rows are indented, and have the buttons that expand them; nil for the first one.
  open var outlineTableColumn: NSTableColumn? {
    didSet { if outlineTableColumn !== oldValue { reloadData() } }
  }

  /// How far a row is moved to the right for each item around it, in points; what is no finite number counts as 0.
  open var indentationPerLevel: CGFloat = 16 {
    didSet { if indentationPerLevel != oldValue { needsLayout = true } }
  }

  /// Whether the buttons that expand rows move with them. They do in all cases.
  open var indentationMarkerFollowsCell = true

  /// Whether expanded items are kept under `autosaveName`. They are not here.
  open var autosaveExpandedItems = false

  // MARK: Items

  /// The item of a row; nil for a row that there is not.
  open func item(atRow row: Int) -> Any? { outline.rows.indices.contains(row) ? outline.rows[row].item : nil }

  /// The row of an item; -1 for one that is not in sight.
  open func row(forItem item: Any?) -> Int { item.flatMap { outline.row(of: $0) } ?? -1 }

  /// How many items are around an item; -1 for one that is not in sight.
  open func level(forItem item: Any?) -> Int { level(forRow: row(forItem: item)) }

  /// How many items are around that of a row; -1 for a row that there is not.
  open func level(forRow row: Int) -> Int { outline.rows.indices.contains(row) ? outline.rows[row].level : -1 }

  /// The item around an item; nil for the uppermost ones.
  open func parent(forItem item: Any?) -> Any? {
    let row = row(forItem: item)
    return row < 0 ? nil : outline.rows[row].parent
  }

  /// How many items an item has, or how many uppermost ones there are.
  open func numberOfChildren(ofItem item: Any?) -> Int {
    max(0, dataSource?.outlineView(self, numberOfChildrenOfItem: item) ?? 0)
  }

  /// One of the items of an item; nil if there is none at the place.
  open func child(_ index: Int, ofItem item: Any?) -> Any? {
    guard (0..<numberOfChildren(ofItem: item)).contains(index) else { return nil }
    return dataSource?.outlineView(self, child: index, ofItem: item)
  }

  /// Whether an item can be expanded.
  open func isExpandable(_ item: Any?) -> Bool {
    item.flatMap { dataSource?.outlineView(self, isItemExpandable: $0) } ?? false
  }

  /// Whether an item is expanded.
  open func isItemExpanded(_ item: Any?) -> Bool { item.map { outline.expanded.contains(OutlineKey($0)) } ?? false }

  // MARK: Expanding

  /// Shows the items of an item, or all uppermost ones with theirs for nil.
  open func expandItem(_ item: Any?, expandChildren: Bool = false) {
    setExpanded(item, true, withChildren: expandChildren)
  }

  /// Hides the items of an item, or those of all uppermost ones for nil.
  open func collapseItem(_ item: Any?, collapseChildren: Bool = false) {
    setExpanded(item, false, withChildren: collapseChildren)
  }

  private func setExpanded(_ item: Any?, _ expands: Bool, withChildren: Bool) {
    let old = outline.rows
    var changed: [Any] = []
    if let item {
      change(item, expands, withChildren, 0, &changed)
    } else {
      for index in 0..<numberOfChildren(ofItem: nil) {
        if let child = child(index, ofItem: nil) { change(child, expands, withChildren, 0, &changed) }
      }
    }
    guard !changed.isEmpty else { return }
    showRows(insteadOf: old)
    for item in changed {
      let name = expands ? Self.itemDidExpandNotification : Self.itemDidCollapseNotification
      let notification = Notification(name: name, object: self, userInfo: ["NSObject": item])
      if expands {
        delegate?.outlineViewItemDidExpand(notification)
      } else {
        delegate?.outlineViewItemDidCollapse(notification)
      }
      NotificationCenter.default.post(notification)
    }
  }

  private func change(_ item: Any, _ expands: Bool, _ withChildren: Bool, _ depth: Int, _ changed: inout [Any]) {
    guard isExpandable(item), depth < 200 else { return }
    if isItemExpanded(item) != expands {
      let agrees =
        expands
        ? delegate?.outlineView(self, shouldExpandItem: item) : delegate?.outlineView(self, shouldCollapseItem: item)
      guard agrees != false else { return }
      let key = OutlineKey(item)
      if expands { outline.expanded.insert(key) } else { outline.expanded.remove(key) }
      changed.append(item)
    }
    guard withChildren else { return }
    for index in 0..<numberOfChildren(ofItem: item) {
      if let child = child(index, ofItem: item) { change(child, expands, true, depth + 1, &changed) }
    }
  }

  /// Shows the rows that there are now, and keeps the views of those that were there.
  private func showRows(insteadOf old: [OutlineSource.Row]) {
    outline.unload()
    let difference = outline.rows.map(\.key).difference(from: old.map(\.key))
    guard !difference.isEmpty else { return redressAll() }
    beginUpdates()
    for case .remove(let offset, _, _) in difference.removals.reversed() { removeRows(at: [offset]) }
    for case .insert(let offset, _, _) in difference.insertions { insertRows(at: [offset]) }
    endUpdates()
    redressAll()
  }

  private func redressAll() {
    enumerateAvailableRowViews { dressOutline($0, $1) }
    needsLayout = true
  }

  // MARK: Updates

  open override func reloadData() {
    outline.unload()
    super.reloadData()
  }

  /// Asks for the views of an item again, and for its items.
  open func reloadItem(_ item: Any?, reloadChildren: Bool = false) {
    let old = outline.rows
    guard let item else { return reloadData() }
    let row = row(forItem: item)
    if reloadChildren { showRows(insteadOf: old) }
    guard row >= 0 else { return }
    reloadData(forRowIndexes: [row], columnIndexes: IndexSet(integersIn: 0..<numberOfColumns))
    if let view = rows.shown[row] { dressOutline(view, row) }
  }

  /// Shows items that are new in an item.
  open func insertItems(at indexes: IndexSet, inParent parent: Any?, withAnimation options: AnimationOptions = []) {
    showRows(insteadOf: outline.rows)
  }

  /// Shows items no more that are gone from an item.
  open func removeItems(at indexes: IndexSet, inParent parent: Any?, withAnimation options: AnimationOptions = []) {
    showRows(insteadOf: outline.rows)
  }

  /// Moves an item that has another place.
  open func moveItem(at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?) {
    showRows(insteadOf: outline.rows)
  }

  // MARK: Buttons

  private func isOutline(_ column: NSTableColumn?) -> Bool {
    column == nil || column === (outlineTableColumn ?? tableColumns.first { !$0.isHidden })
  }

  private static let buttonWidth: CGFloat = 16

  private func indent(of row: Int) -> CGFloat {
    indentationPerLevel.isFinite ? max(0, indentationPerLevel) * CGFloat(max(0, level(forRow: row))) : 0
  }

  override func indentation(of row: Int, in column: NSTableColumn?) -> CGFloat {
    isOutline(column) ? indent(of: row) + Self.buttonWidth : 0
  }

  /// The place of the button that expands a row, in the coordinates of the view; empty for a row that has none.
  open func frameOfOutlineCell(atRow row: Int) -> CGRect {
    guard outline.rows.indices.contains(row), outline.rows[row].isExpandable else { return .zero }
    let left = rows.shown[row]?.isGroupRowStyle == true ? effectiveStyle.margin : columnStart
    let line = rect(ofRow: row)
    return CGRect(x: left + indent(of: row), y: line.minY, width: Self.buttonWidth, height: line.height)
  }

  private var columnStart: CGFloat {
    let index = tableColumns.firstIndex { isOutline($0) } ?? 0
    return rect(ofColumn: index).minX + spacing.width / 2
  }

  /// Gives a row its button, or takes it away.
  func dressOutline(_ view: NSTableRowView, _ row: Int) {
    guard outline.rows.indices.contains(row) else { return }
    let item = outline.rows[row].item
    guard outline.rows[row].isExpandable,
      delegate?.outlineView(self, shouldShowOutlineCellForItem: item) != false
    else { return forgetButton(of: view) }
    let place = frameOfOutlineCell(atRow: row)
    let button = buttons[ObjectIdentifier(view)] as? DisclosureButton ?? DisclosureButton()
    button.isExpanded = isItemExpanded(item)
    button.toggle = { [weak self] in
      guard let self else { return }
      if isItemExpanded(item) { collapseItem(item) } else { expandItem(item) }
    }
    button.frame = CGRect(x: place.minX, y: 0, width: place.width, height: place.height)
    if button.superview !== view { view.addSubview(button) }
    buttons[ObjectIdentifier(view)] = button
  }

  func forgetButton(of view: NSTableRowView) {
    buttons.removeValue(forKey: ObjectIdentifier(view))?.removeFromSuperview()
  }

  // MARK: Keys

  override func handleKey(_ event: NSEvent) -> Bool {
    let item = item(atRow: selectedRow)
    switch event.keyCode {
    case 124 where item != nil: expandItem(item)
    case 123 where item != nil:
      if isItemExpanded(item) {
        collapseItem(item)
      } else if let parent = parent(forItem: item) {
        let row = row(forItem: parent)
        selectRowIndexes([row], byExtendingSelection: false)
        scrollRowToVisible(row)
      }
    default: return super.handleKey(event)
    }
    return true
  }

  /// An item was expanded.
  nonisolated public static let itemDidExpandNotification = Notification.Name("NSOutlineViewItemDidExpandNotification")
  /// An item was collapsed.
  nonisolated public static let itemDidCollapseNotification = Notification.Name(
    "NSOutlineViewItemDidCollapseNotification")
}
