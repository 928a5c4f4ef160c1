import Foundation
import SwiftUI
import TesseraControls
import TesseraCore

/// A row that the user drags to another place.
struct TableDrag {
  let source: IndexPath
  var destination: IndexPath
  /// How far it was dragged, in points.
  var distance: CGFloat = 0
}

extension UITableView {
  /// All rows in sight are shown as the table has them.
  func marksDidChange() {
    for (path, cell) in cells { mark(cell, at: path) }
  }

  /// Tells a cell what the table says of how it looks.
  func mark(_ cell: UITableViewCell, at path: IndexPath) {
    var marks = RowMarks()
    marks.appearance = style.appearance
    marks.isFirst = path.row == 0
    let rowCount = geometry.rowCounts.indices.contains(path.section) ? geometry.rowCounts[path.section] : 0
    marks.isLast = path.row == rowCount - 1
    if separatorStyle == .singleLine, style == .plain || !marks.isLast {
      marks.line = RowLook.Line(color: separatorColor, left: separatorInset.left, right: separatorInset.right)
    }
    cell.editingStyle = editingStyle(at: path)
    if isEditing {
      marks.leading = leadingMarks(cell, at: path)
      if canMove(path) { marks.moving = [moveMark(of: cell)] }
    }
    marks.swipeActions = swipeActions(cell, at: path)
    cell.shouldIndentWhileEditing =
      tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? cell.shouldIndentWhileEditing
    if let level = OptionalMethod.answer({ tableDelegate?.tableView(self, indentationLevelForRowAt: path) }) {
      cell.indentationLevel = level
    }
    cell.tableMarks = marks
  }

  // MARK: Editing

  /// Whether the data source says that a row can be edited; nil if it does not say.
  private func canEdit(_ path: IndexPath) -> Bool? {
    OptionalMethod.answer { dataSource?.tableView(self, canEditRowAt: path) }
  }

  private func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(path) != false else { return .none }
    return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// J37: swiping offers to delete rows that the data source or the delegate say can be edited.
  private func isDeletedBySwiping(_ path: IndexPath) -> Bool {
    guard editingStyle(at: path) == .delete else { return false }
    if canEdit(path) == true { return true }
    return OptionalMethod.answer { tableDelegate?.tableView(self, editingStyleForRowAt: path) } == .delete
  }

  private func leadingMarks(_ cell: UITableViewCell, at path: IndexPath) -> [RowLook.Mark] {
    if allowsMultipleSelectionDuringEditing { return [.choice(selection.contains(path))] }
    switch cell.editingStyle {
    case .none: return []
    case .delete: return [.delete { [unowned self, unowned cell] in commit(.delete, cell) }]
    case .insert: return [.insert { [unowned self, unowned cell] in commit(.insert, cell) }]
    }
  }

  private func commit(_ style: UITableViewCell.EditingStyle, _ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  private func swipeActions(_ cell: UITableViewCell, at path: IndexPath) -> RowSwipeActions {
    var actions = RowSwipeActions()
    if let leading = tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) {
      actions.leading = leading.side(of: cell)
    }
    var trailing: UISwipeActionsConfiguration?
    let isOwn =
      tableDelegate.map { delegate in
        OptionalMethod.isOwn { trailing = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
      } ?? false
    if let trailing {
      actions.trailing = trailing.side(of: cell)
    } else if !isOwn, let old = tableDelegate?.tableView(self, editActionsForRowAt: path) {
      let contextual = old.map { $0.contextual { [weak self, weak cell] in cell.flatMap { self?.indexPath(for: $0) } } }
      actions.trailing = UISwipeActionsConfiguration(actions: contextual).side(of: cell)
    } else if !isOwn, isDeletedBySwiping(path) {
      actions.trailing = deletion(cell, at: path).side(of: cell)
    }
    return actions
  }

  private func deletion(_ cell: UITableViewCell, at path: IndexPath) -> UISwipeActionsConfiguration {
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [unowned self, unowned cell] _, _, done in
        commit(.delete, cell)
        done(true)
      }
    ])
  }

  // MARK: Moving

  private func canMove(_ path: IndexPath) -> Bool {
    OptionalMethod.answer { dataSource?.tableView(self, canMoveRowAt: path) } ?? false
  }

  private func moveMark(of cell: UITableViewCell) -> RowLook.Mark {
    .move(
      onMove: { [unowned self, unowned cell] in dragDidMove(cell, by: $0) },
      onEnd: { [unowned self, unowned cell] in dragDidEnd(cell, by: $0) })
  }

  private func dragDidMove(_ cell: UITableViewCell, by distance: CGFloat) {
    if drag == nil {
      guard let source = indexPath(for: cell) else { return }
      drag = TableDrag(source: source, destination: source)
      bringSubviewToFront(cell)
    }
    guard let source = drag?.source else { return }
    drag?.distance = distance
    let middle = rectForRow(at: source).midY + distance
    let proposed = indexPathForRow(at: CGPoint(x: bounds.midX, y: middle)) ?? drag?.destination ?? source
    let allowed =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    let isOther = allowed != drag?.destination
    if geometry.has(allowed) { drag?.destination = allowed }
    withAnimation(isOther ? .default : nil) { tile() }
  }

  private func dragDidEnd(_ cell: UITableViewCell, by distance: CGFloat) {
    dragDidMove(cell, by: distance)
    guard let ended = drag else { return }
    drag = nil
    guard ended.source != ended.destination else { return tile() }
    dataSource?.tableView(self, moveRowAt: ended.source, to: ended.destination)
    moveRow(at: ended.source, to: ended.destination)
  }

  /// How far a row is shown from its place while another one, or it itself, is dragged.
  func dragShift(of path: IndexPath, _ length: CGFloat) -> CGFloat {
    guard let drag else { return 0 }
    if path == drag.source { return drag.distance }
    let height = rectForRow(at: drag.source).height
    if drag.source < path, path <= drag.destination { return -height }
    return drag.destination <= path && path < drag.source ? height : 0
  }
}
