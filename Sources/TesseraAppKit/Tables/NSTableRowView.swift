import Foundation
import SwiftUI
import TesseraUIKit

/// The view of a row of a table, in which those of its cells lie, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSTableRowView: NSView {
  weak var table: NSTableView?
  var cells: [ObjectIdentifier: NSView] = [:]
  /// The order of `cells` in the row.
  var order: [ObjectIdentifier] = []

  open override var isFlipped: Bool { true }

  // MARK: State

  /// Whether the row is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the table has the keyboard.
  open var isEmphasized = false {
    didSet { if isEmphasized != oldValue { stateDidChange() } }
  }

  /// Whether the row stands above others as their title.
  open var isGroupRowStyle = false {
    didSet { if isGroupRowStyle != oldValue { needsDisplay = true } }
  }

  /// How it is shown that the row is chosen.
  open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular {
    didSet { if selectionHighlightStyle != oldValue { stateDidChange() } }
  }

  /// The color behind the row.
  open var backgroundColor = NSColor.clear {
    didSet { if backgroundColor != oldValue { needsDisplay = true } }
  }

  /// How what is in the row stands out from what is behind it.
  open var interiorBackgroundStyle: NSBackgroundStyle {
    isSelected && isEmphasized && selectionHighlightStyle != .none ? .emphasized : .normal
  }

  private func stateDidChange() {
    needsDisplay = true
    if isSelected { backing.semantics.traits.insert(.isSelected) } else { backing.semantics.traits.remove(.isSelected) }
    for case let cell as NSTableCellView in cells.values { cell.backgroundStyle = interiorBackgroundStyle }
  }

  // MARK: Cells

  /// How many cells the row shows.
  open var numberOfColumns: Int { order.count }

  /// The view of a cell; nil for a column that there is not.
  open func view(atColumn column: Int) -> Any? { order.indices.contains(column) ? cells[order[column]] : nil }

  // MARK: Drawing

  open override func draw(_ dirtyRect: CGRect) {
    drawBackground(in: dirtyRect)
    if isSelected, selectionHighlightStyle != .none { drawSelection(in: dirtyRect) }
    drawSeparator(in: dirtyRect)
  }

  /// Draws what is behind the row.
  open func drawBackground(in dirtyRect: CGRect) {
    guard backgroundColor != .clear else { return }
    backgroundColor.setFill()
    NSBezierPath.fill(bounds)
  }

  /// Draws that the row is chosen. Called while it is.
  open func drawSelection(in dirtyRect: CGRect) {
    (isEmphasized ? NSColor.selectedContentBackgroundColor : .unemphasizedSelectedContentBackgroundColor).setFill()
    guard table?.effectiveStyle.hasRoundSelection == true else { return NSBezierPath.fill(bounds) }
    NSBezierPath(roundedRect: bounds.insetBy(dx: 5, dy: 0), xRadius: 5, yRadius: 5).fill()
  }

  /// Draws the lines of the grid.
  open func drawSeparator(in dirtyRect: CGRect) {
    guard let table else { return }
    table.gridColor.setFill()
    if table.gridStyleMask.hasHorizontal {
      NSBezierPath.fill(CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1))
    }
    if table.gridStyleMask.contains(.solidVerticalGridLineMask), !isGroupRowStyle {
      for index in table.tableColumns.indices.dropLast() where !table.tableColumns[index].isHidden {
        NSBezierPath.fill(CGRect(x: table.rect(ofColumn: index).maxX - 1, y: 0, width: 1, height: bounds.height))
      }
    }
  }
}
