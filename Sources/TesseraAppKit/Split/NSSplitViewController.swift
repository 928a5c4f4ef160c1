import Foundation
import SwiftUI
import TesseraUIKit

/// Manages a split view whose parts have controllers (J161).
@MainActor @preconcurrency
open class NSSplitViewController: NSViewController {
  private var items: [NSSplitViewItem] = []

  /// The view with the parts: beside one another, with thin lines, unless the program says otherwise.
  open lazy var splitView: NSSplitView = {
    let view = NSSplitView()
    view.isVertical = true
    view.dividerStyle = .thin
    return view
  }()

  open override func loadView() {
    view = splitView
    splitView.limits = { [weak self] view in
      self?.items.first { $0.viewController.viewIfLoaded === view }?.limits ?? 0...CGFloat.infinity
    }
    for item in items { splitView.addArrangedSubview(item.viewController.view) }
    prioritiesDidChange()
  }

  /// The parts, in their order.
  open var splitViewItems: [NSSplitViewItem] {
    get { items }
    set {
      for item in items where !newValue.contains(where: { $0 === item }) { removeSplitViewItem(item) }
      for (index, item) in newValue.enumerated() { insertSplitViewItem(item, at: index) }
    }
  }

  /// Adds a part at the end.
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    insertSplitViewItem(splitViewItem, at: items.count)
  }

  /// Adds a part at a place in the order; one out of range is the nearest.
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
    splitViewItem.owner?.items.removeAll { $0 === splitViewItem }
    let index = min(max(0, index), items.count)
    items.insert(splitViewItem, at: index)
    splitViewItem.owner = self
    addChild(splitViewItem.viewController)
    guard isViewLoaded else { return }
    splitView.insertArrangedSubview(splitViewItem.viewController.view, at: index)
    prioritiesDidChange()
  }

  /// Takes a part away; nothing happens if it is not one of this controller.
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    guard items.contains(where: { $0 === splitViewItem }) else { return }
    items.removeAll { $0 === splitViewItem }
    splitViewItem.owner = nil
    splitViewItem.viewController.viewIfLoaded?.removeFromSuperview()
    splitViewItem.viewController.removeFromParent()
  }

  /// The part that shows a controller; nil if none does.
  open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
    items.first { $0.viewController === viewController }
  }

  /// Shows or hides the sidebar; nothing happens if no part is one.
  open func toggleSidebar(_ sender: Any?) {
    toggle(.sidebar)
  }

  /// Shows or hides the inspector; nothing happens if no part is one.
  open func toggleInspector(_ sender: Any?) {
    toggle(.inspector)
  }

  private func toggle(_ behavior: NSSplitViewItem.Behavior) {
    guard let item = items.first(where: { $0.behavior == behavior }) else { return }
    item.isCollapsed.toggle()
  }

  open override func viewWillLayout() {
    super.viewWillLayout()
    takePreferredLengths()
  }

  private var hasPreferredLengths = false

  /// Gives parts the lengths that they want at first.
  private func takePreferredLengths() {
    let room = splitView.isVertical ? splitView.bounds.width : splitView.bounds.height
    guard !hasPreferredLengths, room > 0 else { return }
    hasPreferredLengths = true
    for item in items {
      let fraction = item.preferredThicknessFraction
      if fraction > 0, fraction <= 1 {
        splitView.setLength(fraction * room, of: item.viewController.view)
      } else if item.behavior != .default {
        splitView.setLength(max(item.limits.lowerBound, 200), of: item.viewController.view)
      }
    }
  }

  func prioritiesDidChange() {
    guard isViewLoaded else { return }
    for (index, item) in items.enumerated() { splitView.setHoldingPriority(item.holdingPriority, forSubviewAt: index) }
    splitView.adjustSubviews()
  }

  /// A part shows another controller.
  func controllerDidChange(of item: NSSplitViewItem, from old: NSViewController) {
    old.removeFromParent()
    addChild(item.viewController)
    guard isViewLoaded, let index = items.firstIndex(where: { $0 === item }) else { return }
    old.viewIfLoaded?.removeFromSuperview()
    splitView.insertArrangedSubview(item.viewController.view, at: index)
    prioritiesDidChange()
  }
}
