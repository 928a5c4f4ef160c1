import Foundation
import SwiftUI
import TesseraCore
import TesseraUIKit

extension NSTableView {
  // MARK: The program

  /// The chosen rows.
  public var selectedRowIndexes: IndexSet { selection }

  /// The row that was chosen last; -1 if none is.
  public var selectedRow: Int { selection.contains(anchor) ? anchor : selection.last ?? -1 }

  /// How many rows are chosen.
  public var numberOfSelectedRows: Int { selection.count }

  /// Whether a row is chosen.
  public func isRowSelected(_ row: Int) -> Bool { selection.contains(row) }

  /// Chooses rows; the delegate is told if others are chosen than before. Rows that there are not are left out, and of several
  /// in a table in which one can be chosen, the last one counts (J291).
  ///
  /// - Parameter extend: whether rows that are chosen stay so.
  public func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    choose(extend && allowsMultipleSelection ? selection.union(indexes) : indexes)
    if let last = indexes.last, selection.contains(last) { anchor = last }
  }

  /// Chooses a row no more.
  public func deselectRow(_ row: Int) {
    choose(selection.subtracting(IndexSet(integer: row)))
  }

  /// Chooses all rows, if several can be chosen.
  public func selectAll(_ sender: Any?) {
    guard allowsMultipleSelection, source.mayChangeSelection else { return }
    choose(allowed(IndexSet(integersIn: 0..<numberOfRows)))
  }

  /// Chooses no row, if that is allowed.
  public func deselectAll(_ sender: Any?) {
    guard allowsEmptySelection, source.mayChangeSelection else { return }
    choose([])
  }

  /// Chooses rows, as far as they are there.
  func choose(_ indexes: IndexSet) {
    var new = indexes.intersection(IndexSet(integersIn: 0..<numberOfRows))
    if !allowsMultipleSelection, let last = new.last { new = [last] }
    guard new != selection else { return }
    selection = new
    for (row, view) in rows.shown { view.isSelected = selection.contains(row) }
    tell(.selection, NSTableView.selectionDidChangeNotification)
  }

  // MARK: The user

  /// The rows among some that the delegate lets the user choose.
  private func allowed(_ indexes: IndexSet) -> IndexSet {
    let proposed = indexes.filteredIndexSet { selection.contains($0) || source.maySelect($0) }
    return source.selection(for: proposed)
  }

  /// The user chooses rows.
  private func chooseByUser(_ indexes: IndexSet) {
    guard indexes != selection, source.mayChangeSelection else { return }
    let new = allowed(indexes)
    if new.isEmpty, !indexes.isEmpty || !allowsEmptySelection { return }
    choose(new)
  }

  func press(_ event: NSEvent) {
    window?.makeFirstResponder(self)
    let place = convert(event.locationInWindow, from: nil)
    let row = row(at: place)
    pressed = (row, column(at: place))
    guard row >= 0 else {
      if allowsEmptySelection { chooseByUser([]) }
      return
    }
    if event.modifierFlags.contains(.command), allowsMultipleSelection || selection.contains(row) {
      anchor = row
      chooseByUser(selection.symmetricDifference([row]))
    } else if event.modifierFlags.contains(.shift), allowsMultipleSelection, anchor >= 0 {
      chooseByUser(IndexSet(integersIn: min(anchor, row)...max(anchor, row)))
    } else {
      anchor = row
      chooseByUser([row])
    }
  }

  func release(_ event: NSEvent) {
    guard let pressed else { return }
    self.pressed = nil
    let place = convert(event.locationInWindow, from: nil)
    guard row(at: place) == pressed.row else { return }
    clickedRow = pressed.row
    clickedColumn = pressed.column
    if event.clickCount >= 2, doubleAction != nil {
      if event.clickCount == 2 { sendAction(doubleAction, to: target) }
    } else {
      sendAction()
    }
    clickedRow = -1
    clickedColumn = -1
  }

  // MARK: Keys

  /// An arrow, home, end or "A" with the command key.
  ///
  /// - Returns: whether it was one.
  func moveSelection(by event: NSEvent) -> Bool {
    guard numberOfRows > 0 else { return false }
    let from = selection.contains(lead) ? lead : selection.last
    switch event.keyCode {
    case 125: moveSelection(to: from.map { $0 + 1 } ?? 0, step: 1, event)
    case 126: moveSelection(to: from.map { $0 - 1 } ?? numberOfRows - 1, step: -1, event)
    case 115: moveSelection(to: 0, step: 1, event)
    case 119: moveSelection(to: numberOfRows - 1, step: -1, event)
    default:
      guard event.modifierFlags.contains(.command), event.charactersIgnoringModifiers == "a", allowsMultipleSelection
      else { return false }
      selectAll(nil)
    }
    return true
  }

  /// The end of the selection that the shift key moves.
  private var lead: Int {
    guard let first = selection.first, let last = selection.last else { return -1 }
    return anchor == last ? first : last
  }

  /// Chooses the next row in a direction that may be chosen.
  private func moveSelection(to start: Int, step: Int, _ event: NSEvent) {
    var row = start
    while (0..<numberOfRows).contains(row), !selection.contains(row), !source.maySelect(row) { row += step }
    guard (0..<numberOfRows).contains(row) else { return }
    if event.modifierFlags.contains(.shift), allowsMultipleSelection, anchor >= 0 {
      chooseByUser(IndexSet(integersIn: min(anchor, row)...max(anchor, row)))
    } else {
      anchor = row
      chooseByUser([row])
    }
    scrollRowToVisible(row)
  }
}
