import Foundation
import SwiftUI
import TesseraControls
import TesseraUIKit

/// The headers of a table's columns, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSTableHeaderView: NSView, NSControlHost {
  /// The table.
  open weak var tableView: NSTableView? {
    didSet { faceDidChange() }
  }

  /// Headers, 28 points high.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    if frame.height == 0 { setFrameSize(CGSize(width: frame.width, height: 28)) }
    hostFace()
  }

  open override var isFlipped: Bool { true }

  /// The place of the header of a column; empty for one that there is not.
  open func headerRect(ofColumn column: Int) -> CGRect {
    guard let rect = tableView?.rect(ofColumn: column), !rect.isEmpty else { return .zero }
    return CGRect(x: rect.minX, y: 0, width: rect.width, height: bounds.height)
  }

  /// The column at a point; -1 if there is none.
  open func column(at point: CGPoint) -> Int { tableView?.column(at: point) ?? -1 }

  var face: some View {
    ZStack(alignment: .topLeading) {
      Rectangle().fill(Color(nsColor: .controlBackgroundColor))
      if let tableView {
        ForEach(tableView.columns.filter { !$0.isHidden }, id: \.self) { column in
          ColumnHeader(table: tableView, column: column, height: self.bounds.height)
        }
        // Above the headers, because each lies over two of them.
        ForEach(tableView.columns.filter { !$0.isHidden }, id: \.self) { column in
          ColumnHandle(table: tableView, column: column, height: self.bounds.height)
        }
      }
      Divider().frame(maxHeight: .infinity, alignment: .bottom)
    }
  }
}

/// What is written above a column.
struct ColumnTitle: View {
  let text: String
  let alignment: Alignment
  let order: SortOrder?

  var body: some View {
    TableColumnTitle(order: order) { Text(verbatim: text) }
      .frame(maxWidth: .infinity, alignment: alignment)
  }
}

/// The header of a column: a click sorts, a drag moves the column.
private struct ColumnHeader: View {
  // tessera:disable whole-model-row - the places of headers are those of the table's columns, which it works out
  let table: NSTableView
  let column: NSTableColumn
  let height: CGFloat

  private var index: Int { table.columns.firstIndex { $0 === column } ?? 0 }

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the headers
    let _: Void? = table.headerView?.backing.layerModel.follow()
    let place = table.rect(ofColumn: index)
    Button {
      table.headerWasClicked(column)
    } label: {
      ColumnTitle(text: column.title, alignment: alignment, order: table.order(of: column))
        .padding(.horizontal, table.spacing.width / 2)
        .frame(width: place.width, height: height)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityValue(value)
    .help(column.headerToolTip ?? "")
    .simultaneousGesture(reordering, including: table.allowsColumnReordering ? .all : .subviews)
    .offset(x: place.minX)
  }

  private var alignment: Alignment {
    switch column.headerCell.alignment {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }

  private var value: Text {
    switch table.order(of: column) {
    case .forward: Text("Ascending")
    case .reverse: Text("Descending")
    case nil: Text(verbatim: "")
    }
  }

  private var reordering: some Gesture {
    DragGesture(minimumDistance: 8, coordinateSpace: .global)
      .onEnded { drag in
        let middle = table.rect(ofColumn: index).midX + drag.translation.width
        let target = table.column(at: CGPoint(x: middle, y: 0))
        if target >= 0 { table.moveColumn(index, toColumn: target) }
      }
  }
}

/// The line at the end of a column, whose drag changes the width.
private struct ColumnHandle: View {
  // tessera:disable whole-model-row - the places of headers are those of the table's columns, which it works out
  let table: NSTableView
  let column: NSTableColumn
  let height: CGFloat
  @State private var oldWidth: CGFloat?

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the headers
    let _: Void? = table.headerView?.backing.layerModel.follow()
    let place = table.rect(ofColumn: table.columns.firstIndex { $0 === column } ?? 0)
    Rectangle().fill(Color(nsColor: .separatorColor)).frame(width: 1, height: 16)
      .frame(width: 9, height: height)
      .contentShape(Rectangle())
      .gesture(resizing, including: canResize ? .all : .none)
      .pointerStyle(canResize ? .columnResize : nil)
      .offset(x: place.maxX - 5)
  }

  private var canResize: Bool { table.allowsColumnResizing && column.resizingMask.contains(.userResizingMask) }

  private var resizing: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .onChanged { drag in
        let width = oldWidth ?? column.width
        oldWidth = width
        column.width = width + drag.translation.width
      }
      .onEnded { _ in oldWidth = nil }
  }
}

extension NSTableView {
  /// In which direction the rows are sorted by a column; nil if not by it first.
  func order(of column: NSTableColumn) -> SortOrder? {
    guard let first = sortDescriptors.first, let prototype = column.sortDescriptorPrototype, isSame(prototype, first)
    else { return nil }
    return first.ascending ? .forward : .reverse
  }

  private func isSame(_ left: NSSortDescriptor, _ right: NSSortDescriptor) -> Bool {
    left === right || left.keyPath == right.keyPath
  }

  /// The header of a column was clicked (J293).
  func headerWasClicked(_ column: NSTableColumn) {
    source.didClick(column)
    guard let prototype = column.sortDescriptorPrototype else { return }
    var orders = sortDescriptors
    if let first = orders.first, isSame(prototype, first) {
      orders[0] = first.reversed
    } else {
      orders.removeAll { isSame(prototype, $0) }
      orders.insert(prototype, at: 0)
    }
    sortDescriptors = orders
  }
}

extension NSSortDescriptor {
  fileprivate var reversed: NSSortDescriptor { reversedSortDescriptor as? NSSortDescriptor ?? self }
}
