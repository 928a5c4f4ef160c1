import Foundation
import SwiftUI
import TesseraCore

extension UITableView {
  private var allowsChoice: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  // MARK: The program

  /// The chosen row; the first if there are several, nil if there is none.
  public var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The chosen rows; nil if there is none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

  /// Chooses a row; the delegate is not told. nil chooses none; a row that there is not changes nothing.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return clearSelection() }
    loadIfNeeded()
    guard geometry.has(indexPath), allowsChoice else { return }
    if !allowsSeveral { clearSelection(except: indexPath) }
    selection.insert(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Chooses a row no more; the delegate is not told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection.remove(indexPath) != nil else { return }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  func clearSelection(except kept: IndexPath? = nil) {
    for path in selection where path != kept { deselectRow(at: path, animated: false) }
  }

  // MARK: The user

  /// A cell was touched.
  ///
  /// - Returns: whether the table does something with it.
  func wasTouched(_ cell: UITableViewCell) -> Bool {
    guard allowsChoice, let path = indexPath(for: cell) else { return false }
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) != false else { return false }
    touched = path
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  func isTouching(_ cell: UITableViewCell) -> Bool { touched.map { cells[$0] === cell } ?? false }

  /// The touch belongs to something else.
  func touchWasLost() {
    guard let path = touched else { return }
    touched = nil
    cells[path]?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// The touched row is chosen, or chosen no more.
  func touchDidEnd() {
    guard let path = touched else { return }
    touchWasLost()
    if selection.contains(path), allowsSeveral { return deselectByUser(path) }
    guard let path = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path, geometry.has(path) else {
      return
    }
    if !allowsSeveral { for other in selection where other != path { deselectByUser(other) } }
    selection.insert(path)
    cells[path]?.setSelected(true, animated: false)
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }

  private func deselectByUser(_ path: IndexPath) {
    guard let path = tableDelegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
    deselectRow(at: path, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: path)
  }

  func accessoryWasTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
