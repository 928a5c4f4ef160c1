import Foundation
import SwiftUI
import TesseraControls
import TesseraCore

extension UITableView {
  /// Where the first section begins.
  private var origin: CGFloat { tableHeaderView?.frame.height ?? 0 }

  private var margin: CGFloat { style == .insetGrouped ? ListMetrics.cardMargin : 0 }

  private var rowWidth: CGFloat { max(0, bounds.width - 2 * margin) }

  /// Asks the data source how many rows there are, if that has to be done.
  func loadIfNeeded() {
    guard !geometry.isLoaded else { return }
    geometry.load(askForCounts(), estimate: rowEstimate)
    if estimatedRowHeight == 0 {
      for index in 0..<geometry.count { measure(index) }
    }
  }

  func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  /// How high a row is taken to be that was not measured.
  var rowEstimate: CGFloat {
    if estimatedRowHeight > 0, estimatedRowHeight.isFinite { return estimatedRowHeight }
    return rowHeight > 0 && rowHeight.isFinite ? rowHeight : UITableView.defaultRowHeight
  }

  // MARK: Heights

  /// Finds out how long a part is, once.
  private func measure(_ index: Int) {
    guard !geometry.isMeasured(index) else { return }
    switch geometry.part(at: index) {
    case .row(let path): geometry.measure(index, height(ofRow: path))
    case .header(let section): geometry.measure(index, headerHeight(section))
    case .footer(let section): geometry.measure(index, footerHeight(section))
    }
  }

  private func height(ofRow path: IndexPath) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if asked >= 0, asked.isFinite { return asked }
    guard let cell = cell(at: path) else { return rowEstimate }
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height.isFinite ? max(0, height) : rowEstimate
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if asked >= 0, asked.isFinite { return asked }
    guard let view = supplement(.header(section)) else {
      return style == .plain ? 0 : ListMetrics.topPadding
    }
    return fittingHeight(of: view) + headerSpace(section)
  }

  /// The height that a header or footer needs, by its constraints if it has any.
  private func fittingHeight(of view: UIView) -> CGFloat {
    let room = CGSize(width: rowWidth, height: 0)
    return view.constrainedSize(room, .required, .fittingSizeLevel)?.height ?? view.sizeThatFits(room).height
  }

  /// The empty room above a header.
  private func headerSpace(_ section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    return section == 0 ? 10 : 18
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if asked >= 0, asked.isFinite { return asked }
    guard let view = supplement(.footer(section)) else {
      guard style != .plain else { return 0 }
      return section == geometry.rowCounts.count - 1 ? ListMetrics.bottomPadding : ListMetrics.topPadding
    }
    return fittingHeight(of: view)
  }

  // MARK: Views

  /// The cell of a row, which is made if it is not there.
  private func cell(at path: IndexPath) -> UITableViewCell? {
    if let cell = cells[path] { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    cells[path] = cell
    cell.table = self
    mark(cell, at: path)
    cell.setEditing(isEditing, animated: false)
    cell.setSelected(selection.contains(path), animated: false)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// The header or footer of a section, which is made if it is not there; nil if the section has none.
  private func supplement(_ part: TableGeometry.Part) -> UIView? {
    if let view = supplements[part] { return view }
    guard let view = makeSupplement(part) else { return nil }
    supplements[part] = view
    switch part {
    case .header(let section): tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section): tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    case .row: break
    }
    return view
  }

  private func makeSupplement(_ part: TableGeometry.Part) -> UIView? {
    switch part {
    case .header(let section):
      tableDelegate?.tableView(self, viewForHeaderInSection: section)
        ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section), isHeader: true)
    case .footer(let section):
      tableDelegate?.tableView(self, viewForFooterInSection: section)
        ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section), isHeader: false)
    case .row: nil
    }
  }

  private func titleView(_ title: String?, isHeader: Bool) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.insets = isHeader ? ListMetrics.headerInsets : ListMetrics.footerInsets
    view.textLabel?.text = title
    if style == .plain, isHeader {
      view.textLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
      view.backgroundColor = .systemBackground
    }
    if isHeader { view.textLabel?.accessibilityTraits = .header }
    return view
  }

  // MARK: Placing

  /// Makes what is in sight, places it, and takes away what is not (J35).
  func tile() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    loadIfNeeded()
    placeOwnViews()
    let visible = placeParts()
    removeCells { !visible.contains(.row($0)) }
    removeSupplements { !visible.contains($0) }
    if drag == nil { order(visible) }
    let size = CGSize(width: bounds.width, height: origin + geometry.total + (tableFooterView?.frame.height ?? 0))
    if contentSize != size { contentSize = size }
  }

  private func placeOwnViews() {
    backgroundView?.frame = CGRect(origin: bounds.origin, size: bounds.size)
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    }
  }

  /// Places the parts that are in sight.
  ///
  /// - Returns: those parts, and headers that stay in sight.
  private func placeParts() -> Set<TableGeometry.Part> {
    let (top, bottom) = (bounds.minY - origin, bounds.maxY - origin)
    var visible: Set<TableGeometry.Part> = []
    var index = geometry.parts(from: top, to: bottom).lowerBound
    while index < geometry.count, geometry.start(index) < bottom {
      measure(index)
      if geometry.length(index) > 0 {
        let part = geometry.part(at: index)
        place(part, at: index)
        visible.insert(part)
      }
      index += 1
    }
    heldHeader = nil
    keepHeadersInSight(&visible)
    if let view = tableFooterView {
      view.frame = CGRect(x: 0, y: origin + geometry.total, width: bounds.width, height: view.frame.height)
    }
    return visible
  }

  private func place(_ part: TableGeometry.Part, at index: Int) {
    let (y, length) = (origin + geometry.start(index), geometry.length(index))
    switch part {
    case .row(let path):
      guard let cell = cell(at: path) else { return }
      cell.frame = CGRect(x: margin, y: y + dragShift(of: path, length), width: rowWidth, height: length)
      if cell.superview !== self { addSubview(cell) }
    case .header(let section):
      guard let view = supplement(part) else { return }
      let space = min(length, headerSpace(section))
      view.frame = CGRect(x: margin, y: y + space, width: rowWidth, height: length - space)
      if view.superview !== self { addSubview(view) }
    case .footer:
      guard let view = supplement(part) else { return }
      view.frame = CGRect(x: margin, y: y, width: rowWidth, height: length)
      if view.superview !== self { addSubview(view) }
    }
  }

  /// The header of the uppermost section of a plain table stays at the upper edge.
  private func keepHeadersInSight(_ visible: inout Set<TableGeometry.Part>) {
    guard style == .plain, geometry.count > 0 else { return }
    let top = bounds.minY + adjustedContentInset.top - origin
    guard top > 0, let first = geometry.parts(from: top, to: top + 1).first else { return }
    let section = geometry.section(ofPart: first)
    guard let header = geometry.index(of: .header(section)), let end = geometry.index(of: .footer(section))
    else { return }
    measure(header)
    guard let view = supplement(.header(section)) else { return }
    let length = geometry.length(header)
    let lowest = geometry.start(end) + geometry.length(end) - length
    view.frame = CGRect(
      x: 0, y: origin + max(geometry.start(header), min(top, lowest)), width: rowWidth, height: length)
    if view.superview !== self { addSubview(view) }
    visible.insert(.header(section))
    heldHeader = view
  }

  private func view(of part: TableGeometry.Part) -> UIView? {
    if case .row(let path) = part { cells[path] } else { supplements[part] }
  }

  /// The views of parts lie in the order of the parts, in which they are read. A header that is kept in sight lies in
  /// front of them.
  private func order(_ visible: Set<TableGeometry.Part>) {
    let parts = visible.compactMap { part in geometry.index(of: part).map { ($0, part) } }.sorted { $0.0 < $1.0 }
    var ordered = parts.compactMap { view(of: $0.1) }.filter { $0 !== heldHeader }
    if let heldHeader { ordered.append(heldHeader) }
    putInOrder(ordered)
  }

  // MARK: Removing

  func removeAllCells() {
    removeCells { _ in true }
    removeSupplements { _ in true }
  }

  private func removeCells(where isGone: (IndexPath) -> Bool) {
    for (path, cell) in cells where isGone(path) && drag?.source != path {
      cells[path] = nil
      let wasShown = cell.superview != nil
      cell.removeFromSuperview()
      pool.put(cell, cell.reuseIdentifier)
      if wasShown { tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    }
  }

  private func removeSupplements(where isGone: (TableGeometry.Part) -> Bool) {
    for (part, view) in supplements where isGone(part) {
      supplements[part] = nil
      view.removeFromSuperview()
      if let view = view as? UITableViewHeaderFooterView { pool.put(view, view.reuseIdentifier.map { "header \($0)" }) }
    }
  }

  // MARK: Rectangles

  private func rect(of part: TableGeometry.Part) -> CGRect {
    loadIfNeeded()
    guard let index = geometry.index(of: part) else { return .zero }
    return CGRect(
      x: 0, y: origin + geometry.start(index), width: bounds.width, height: geometry.length(index))
  }

  /// Where a row lies; an empty rectangle if there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: .row(indexPath)) }

  /// Where the header of a section lies; an empty rectangle if there is no such section.
  public func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }

  /// Where the footer of a section lies; an empty rectangle if there is no such section.
  public func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }

  /// Where a section lies; an empty rectangle if there is no such section.
  public func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  /// The rows in a rectangle.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return geometry.parts(from: rect.minY - origin, to: rect.maxY - origin).compactMap { index in
      if case .row(let path) = geometry.part(at: index), rectForRow(at: path).intersects(rect) { path } else { nil }
    }
  }

  /// The row at a point; nil if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 1, height: 0.5))?.first
  }

  // MARK: What is in sight

  /// The cells in sight.
  public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cells[$0] } }

  /// The rows in sight, in order.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  /// The cell of a row in sight; nil for others.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return cells[indexPath]
  }

  /// The row of a cell in sight; nil for others.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// The header of a section in sight; nil for others.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplements[.header(section)] as? UITableViewHeaderFooterView
  }

  /// The footer of a section in sight; nil for others.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplements[.footer(section)] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls to a row; nothing happens, with a warning, if there is no such row.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard let index = geometry.index(of: .row(indexPath)) else {
      return RuntimeWarning.report(
        .misusedViews(
          "A table was to scroll to row \(indexPath.row) of section \(indexPath.section), which is not there."))
    }
    measure(index)
    let row = rectForRow(at: indexPath)
    let inset = adjustedContentInset
    let (top, bottom) = (row.minY - inset.top, row.maxY + inset.bottom - bounds.height)
    let wanted: CGFloat =
      switch scrollPosition {
      case .none: min(max(bounds.minY, bottom), top)
      case .top: top
      case .middle: (top + bottom) / 2
      case .bottom: bottom
      }
    let end = max(origin + geometry.total + (tableFooterView?.frame.height ?? 0), contentSize.height)
    if contentSize.height < end { contentSize.height = end }
    setContentOffset(nearestOffset(to: CGPoint(x: offset.x, y: wanted)), animated: animated)
  }

  /// Scrolls to the nearest of the chosen rows.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = selection.sorted().first { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }
}

extension TableGeometry {
  /// The section that a part belongs to.
  func section(ofPart index: Int) -> Int {
    switch part(at: index) {
    case .header(let section), .footer(let section): section
    case .row(let path): path.section
    }
  }
}
