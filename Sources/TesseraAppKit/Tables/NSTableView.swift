import Foundation
import SwiftUI
import TesseraCore
import TesseraUIKit

/// A view whose data source and delegate are those of a table.
///
/// A property of a class cannot have another type in a subclass, as those of an outline view have (J164).
@MainActor @preconcurrency
public protocol _TableDelegating: NSView {}

extension _TableDelegating where Self: NSTableView {
  /// What the table shows.
  public var dataSource: (any NSTableViewDataSource)? {
    get { plainSource.dataSource }
    set {
      plainSource.dataSource = newValue
      reloadData()
    }
  }

  /// Makes the views of the table, and is told of what the user does.
  public var delegate: (any NSTableViewDelegate)? {
    get { plainSource.delegate }
    set {
      plainSource.delegate = newValue
      reloadData()
    }
  }
}

/// Rows and columns of views, under the name that it has in AppKit. Views are made for the rows in sight only (J290).
///
/// It is the document of an `NSScrollView`, which shows its headers above it.
@MainActor @preconcurrency
open class NSTableView: NSControl, ScrolledDocument, _TableDelegating {
  private(set) lazy var plainSource = PlainTableSource(self)
  /// What the table asks and tells.
  var source: any TableSource { plainSource }
  let rows = TableRows()
  var columns: [NSTableColumn] = []
  var selection = IndexSet()
  /// The row from which the shift key extends the selection.
  var anchor = -1
  var updateDepth = 0
  var updates = RowChanges()
  var pressed: (row: Int, column: Int)?
  /// The width of what is seen when columns last followed it, in points.
  var fittedWidth: CGFloat?
  var isFitting = false
  private var ownOrders: [NSSortDescriptor] = []

  /// A table without columns.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one: a table without columns.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    headerView = NSTableHeaderView()
  }

  open override var isFlipped: Bool { true }

  // MARK: Columns

  /// The columns from left to right.
  open var tableColumns: [NSTableColumn] { columns }

  /// The view above the rows; nil for none.
  open var headerView: NSTableHeaderView? {
    didSet {
      guard headerView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      oldValue?.tableView = nil
      headerView?.tableView = self
      enclosingScrollView?.needsLayout = true
    }
  }

  /// Which columns become wider or narrower with what is seen of the table.
  open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle

  /// Whether the user can change the order of columns.
  open var allowsColumnReordering = true

  /// Whether the user can change the width of columns.
  open var allowsColumnResizing = true

  /// Whether columns can be chosen. They cannot here, so it is only kept.
  open var allowsColumnSelection = false

  /// A name under which widths and order of columns are kept. They are not kept here.
  open var autosaveName: String?

  /// Whether widths and order of columns are kept. They are not here.
  open var autosaveTableColumns = false

  // MARK: Looks

  /// How the table looks.
  open var style = Style.automatic {
    didSet { if style != oldValue { lookDidChange() } }
  }

  /// How the table looks, with `automatic` resolved.
  open var effectiveStyle: Style {
    guard style == .automatic else { return style }
    return (enclosingScrollView?.borderType ?? .noBorder) == .noBorder ? .inset : .fullWidth
  }

  /// How high rows are, in points. What is not positive and finite counts as 24.
  open var rowHeight: CGFloat = 24 {
    didSet {
      if !(rowHeight > 0 && rowHeight.isFinite) { rowHeight = 24 }
      if rowHeight != oldValue {
        rows.forgetLengths()
        lookDidChange()
      }
    }
  }

  /// Whether rows are as high as what is in them needs, and `rowHeight` is only about their height.
  open var usesAutomaticRowHeights = false {
    didSet {
      if usesAutomaticRowHeights != oldValue {
        rows.forgetLengths()
        lookDidChange()
      }
    }
  }

  /// The distances between cells, in points. What is no finite number counts as 0.
  open var intercellSpacing = CGSize(width: 17, height: 0) {
    didSet {
      if intercellSpacing != oldValue {
        rows.forgetLengths()
        lookDidChange()
      }
    }
  }

  /// How large rows are. `rowHeight` says it, so it is only kept.
  open var rowSizeStyle = RowSizeStyle.custom

  /// Whether every second row has another color behind it.
  open var usesAlternatingRowBackgroundColors = false {
    didSet { if usesAlternatingRowBackgroundColors != oldValue { lookDidChange() } }
  }

  /// The color behind the rows.
  open var backgroundColor = NSColor.controlBackgroundColor {
    didSet { if backgroundColor != oldValue { needsDisplay = true } }
  }

  /// Which lines are between cells.
  open var gridStyleMask: GridLineStyle = [] {
    didSet { if gridStyleMask != oldValue { lookDidChange() } }
  }

  /// The color of lines between cells.
  open var gridColor = NSColor.separatorColor {
    didSet { if gridColor != oldValue { lookDidChange() } }
  }

  /// How chosen rows are shown.
  open var selectionHighlightStyle = SelectionHighlightStyle.regular {
    didSet { if selectionHighlightStyle != oldValue { lookDidChange() } }
  }

  /// Whether group rows stay in sight while those below them are. They do not here, so it is only kept.
  open var floatsGroupRows = true

  private func lookDidChange() {
    for view in rows.shown.values { view.needsDisplay = true }
    needsLayout = true
    needsDisplay = true
    enclosingScrollView?.needsLayout = true
  }

  open override func draw(_ dirtyRect: CGRect) {
    drawBackground(inClipRect: dirtyRect)
  }

  /// Draws what is behind the rows.
  open func drawBackground(inClipRect clipRect: CGRect) {
    backgroundColor.setFill()
    NSBezierPath.fill(bounds)
  }

  // MARK: Choice

  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false

  /// Whether no row may be chosen.
  open var allowsEmptySelection = true

  /// Whether typing chooses the row whose text begins so. It does not here, so it is only kept.
  open var allowsTypeSelect = true

  /// The row that was clicked last, while its action runs; -1 for none.
  open internal(set) var clickedRow = -1

  /// The column that was clicked last, while its action runs; -1 for none.
  open internal(set) var clickedColumn = -1

  /// The method that is sent to `target` for a double click on a row; nil for none.
  open var doubleAction: Selector?

  /// The orders by which the program sorts the rows, the first one first. A click on the header of a column puts its own to
  /// the front, or turns it around (J293).
  open var sortDescriptors: [NSSortDescriptor] {
    get { ownOrders }
    set {
      let old = ownOrders
      ownOrders = newValue
      headerView?.faceDidChange()
      guard old != newValue else { return }
      source.sortingDidChange(from: old)
    }
  }

  // MARK: Layout

  open override func layout() {
    super.layout()
    tile()
  }

  /// Gives the rows in sight views and places.
  open func tile() {
    tileRows()
  }

  var header: NSView? { headerView }

  func scrollViewDidTile(_ size: CGSize) {
    fit(size)
  }

  func visibleRectDidChange() {
    tileRows()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: NSView.noIntrinsicMetric, height: totalHeight)
  }

  /// Makes columns so wide, all by the same share, that the table fills what is seen of it.
  open override func sizeToFit() {
    fitAllColumns()
  }

  // MARK: Updates

  /// Asks for all rows again. Chosen rows stay chosen, as far as they are there.
  open func reloadData() {
    removeAllRows()
    rows.unload()
    needsLayout = true
    enclosingScrollView?.needsLayout = true
    invalidateIntrinsicContentSize()
    guard !selection.isEmpty else { return }
    choose(selection)
  }

  // MARK: Events

  open override var acceptsFirstResponder: Bool { isEnabled }

  open override func becomeFirstResponder() -> Bool {
    emphasize(true)
    return true
  }

  open override func resignFirstResponder() -> Bool {
    emphasize(false)
    return true
  }

  open override func mouseDown(with event: NSEvent) {
    guard isEnabled else { return super.mouseDown(with: event) }
    press(event)
  }

  open override func mouseDragged(with event: NSEvent) {}

  open override func mouseUp(with event: NSEvent) {
    guard isEnabled else { return super.mouseUp(with: event) }
    release(event)
  }

  open override func menu(for event: NSEvent) -> NSMenu? {
    let place = convert(event.locationInWindow, from: nil)
    clickedRow = row(at: place)
    clickedColumn = column(at: place)
    return super.menu(for: event)
  }

  open override func keyDown(with event: NSEvent) {
    if !handleKey(event) { super.keyDown(with: event) }
  }

  /// A key was pressed that moves the selection.
  ///
  /// - Returns: whether it was one.
  func handleKey(_ event: NSEvent) -> Bool { moveSelection(by: event) }

  /// How far a cell is moved to the right, for subclasses, in points.
  func indentation(of row: Int, in column: NSTableColumn?) -> CGFloat { 0 }

  /// The table is about to get another view of a cell, for subclasses: the view of the source, or a text.
  func makeCell(_ column: NSTableColumn?, _ row: Int) -> NSView? {
    let value = source.value(column, row)
    if let view = source.view(column, row) {
      (view as? NSTableCellView)?.objectValue = value
      return view
    }
    return value.map { NSTableCellView.showing($0) }
  }
}
