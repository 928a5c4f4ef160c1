import Foundation
import SwiftUI
import TesseraCore

/// Rows in a column that scrolls. Cells are made for the rows in sight only (J35).
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// How a table looks.
  nonisolated public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers stay in sight while their rows are.
    case plain = 0
    /// Groups of rows from edge to edge.
    case grouped
    /// Groups of rows on cards.
    case insetGrouped

    var appearance: _ListAppearance {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }

  /// How rows come and go. All ways but `none` are a fade here.
  nonisolated public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  /// Where a row is scrolled to.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// As near as it takes to be in sight.
    case none = 0
    /// To the upper edge.
    case top
    /// To the middle.
    case middle
    /// To the lower edge.
    case bottom
  }

  /// Says that something is as high as its content.
  nonisolated public static let automaticDimension: CGFloat = -1
  static let defaultRowHeight: CGFloat = 44

  /// How the table looks.
  public let style: Style
  let geometry = TableGeometry()
  let pool = ReusePool()
  var cells: [IndexPath: UITableViewCell] = [:]
  var supplements: [TableGeometry.Part: UIView] = [:]
  var selection: Set<IndexPath> = []
  var touched: IndexPath?
  var changes = UpdateCollector()
  var drag: TableDrag?
  /// The header that is kept at the upper edge.
  var heldHeader: UIView?
  /// The cell whose content is set again.
  var reconfigured: UITableViewCell?
  private var isInEditing = false

  /// A plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// A table with a look.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    separatorStyle = .singleLine
    addInteractionHandler(TableMenus(of: self))
  }

  /// No view is kept in an archive, so there is none to be read from one: a plain table.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    addInteractionHandler(TableMenus(of: self))
  }

  // MARK: Data

  /// What the table shows; nothing without it.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// Is told of what the user does, and asked how rows look (J164).
  open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { scrollDelegate = newValue }
  }

  private(set) weak var tableDelegate: (any UITableViewDelegate)?

  override func scrollDelegateDidChange() {
    tableDelegate = scrollDelegate as? any UITableViewDelegate
    setNeedsReload()
  }

  /// Has the rows asked for with the next layout.
  func setNeedsReload() {
    geometry.unload()
    setNeedsLayout()
  }

  /// Asks for all rows again. What is chosen is chosen no more.
  open func reloadData() {
    selection = []
    touched = nil
    removeAllCells()
    setNeedsReload()
  }

  /// How many sections there are.
  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.rowCounts.count
  }

  /// How many rows a section has; 0 for one that there is not.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.rowCounts.indices.contains(section) ? geometry.rowCounts[section] : 0
  }

  // MARK: Lengths

  /// The height of rows, in points; `automaticDimension` for that of their content.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsReload() } }
  }

  /// About how high rows are that were not in sight, in points; 0 has all heights found out at once.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsReload() } }
  }

  /// The height of headers, in points; `automaticDimension` for that of their content.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload() } }
  }

  /// The height of footers, in points; `automaticDimension` for that of their content.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload() } }
  }

  /// About how high headers are. Headers are measured when they come in sight.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension

  /// About how high footers are. Footers are measured when they come in sight.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension

  /// The distance above the first row of a section without a header. It makes no difference here.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension

  // MARK: Appearance

  /// Whether there are lines between rows.
  open var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { marksDidChange() } }
  }

  /// Whether there are lines between rows.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// There are none.
    case none = 0
    /// There are.
    case singleLine
  }

  /// The color of lines between rows; nil for the system's.
  open var separatorColor: UIColor? {
    didSet { marksDidChange() }
  }

  /// Where lines begin unless the program says otherwise: beside pictures, where texts do.
  static let usualSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// Where lines between rows begin and end, from the edges, in points.
  open var separatorInset = UITableView.usualSeparatorInset {
    didSet { if separatorInset != oldValue { marksDidChange() } }
  }

  /// A view behind the rows, which does not move with them.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }

  /// A view above all rows. Its frame says how high it is.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// A view below all rows. Its frame says how high it is.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  // MARK: Choice and editing

  /// Whether rows can be chosen.
  open var allowsSelection = true

  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false

  /// Whether rows can be chosen while the table is edited.
  open var allowsSelectionDuringEditing = false

  /// Whether several rows can be chosen while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { marksDidChange() } }
  }

  /// Whether the table is edited.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Chooses whether rows show what they have for editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isInEditing else { return }
    isInEditing = editing
    if !editing { clearSelection() }
    withAnimation(animated ? .default : nil) {
      for (path, cell) in cells {
        mark(cell, at: path)
        cell.setEditing(editing, animated: animated)
      }
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  override func offsetDidChange() { setNeedsLayout() }
}
