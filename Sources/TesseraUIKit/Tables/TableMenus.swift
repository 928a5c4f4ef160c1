import Foundation
import SwiftUI

/// Opens the context menus of rows, as the delegate of a table makes them (J95).
@MainActor
final class TableMenus: UIViewInteractionHandler {
  private unowned let table: UITableView
  private var shown: ShownContextMenu?
  private let methods = DelegateMethods()

  init(of table: UITableView) {
    self.table = table
  }

  /// Asking a delegate once tells whether it has menus: presses on rows of one that has none do not wait for them.
  func mayHaveMenu(at point: CGPoint, in view: UIView) -> Bool {
    guard let delegate = table.tableDelegate, let path = table.indexPathForRow(at: point) else { return false }
    return methods.has(delegate) {
      _ = delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
    }
  }

  func menu(at point: CGPoint, in view: UIView) -> (@MainActor () -> Void)? {
    guard let path = table.indexPathForRow(at: point),
      let configuration = table.tableDelegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
    else { return nil }
    return { [weak self] in self?.open(configuration, at: path) }
  }

  private func open(_ configuration: UIContextMenuConfiguration, at path: IndexPath) {
    let target = table.tableDelegate?.tableView(
      table, previewForHighlightingContextMenuWithConfiguration: configuration)
    guard let view = target?.view ?? table.cellForRow(at: path) else { return }
    let table = table
    let listener = ContextMenuListener { [weak table] animator in
      guard let table else { return }
      table.tableDelegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    } willEnd: { [weak table] animator in
      guard let table else { return }
      table.tableDelegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    } commit: { [weak table] animator in
      guard let table else { return }
      table.tableDelegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    shown = ShownContextMenu.open(configuration, beside: view, for: self, listener: listener)
  }
}
