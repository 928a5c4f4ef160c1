import Foundation
import SwiftUI
import TesseraUIKit

/// Says whether an item of a menu can be chosen, as the object that its action reaches (J75).
@MainActor @preconcurrency
public protocol NSMenuItemValidation: AnyObject {
  /// Whether the item can be chosen now. Asked when the menu is shown.
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

/// What an item does by its target and action.
private final class ItemAction: NSMenuItemAction {
  var content = NSResponderAction()

  func canBeSent(from item: NSMenuItem) -> Bool {
    guard let action = content.action else { return false }
    let receiver = NSApplication.shared.target(forAction: action, to: content.target, from: item)
    guard item.menu?.autoenablesItems != false else { return true }
    return (receiver as? any NSMenuItemValidation)?.validateMenuItem(item) ?? (receiver != nil)
  }

  func send(from item: NSMenuItem) {
    content.send(from: item)
  }
}

extension NSMenuItem {
  /// An item with an action (J75).
  ///
  /// - Parameters:
  ///   - string: what it says.
  ///   - selector: the method that is sent when the user chooses it; nil for none.
  ///   - charCode: the key that chooses it while the menu is open: shown beside the title.
  public convenience init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    self.init(title: string, keyEquivalent: charCode)
    action = selector
  }

  private var ownAction: ItemAction? { sentAction as? ItemAction }

  private func change(_ change: (inout NSResponderAction) -> Void) {
    let item = ownAction ?? ItemAction()
    change(&item.content)
    sentAction = item
  }

  /// The method that is sent when the user chooses the item; nil for none (J75).
  public var action: Selector? {
    get { ownAction?.content.action }
    set { change { $0.action = newValue } }
  }

  /// The object that the method is sent to, which is not kept; nil for the first of the responders that has it.
  public var target: AnyObject? {
    get { ownAction?.content.target }
    set { change { $0.target = newValue } }
  }
}

extension NSMenu {
  /// Adds an item at the end.
  ///
  /// - Parameters:
  ///   - string: what it says.
  ///   - selector: the method that is sent when the user chooses it; nil for none.
  ///   - charCode: the key that chooses it while the menu is open.
  /// - Returns: the item.
  @discardableResult
  public func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String)
    -> NSMenuItem
  {
    insertItem(withTitle: string, action: selector, keyEquivalent: charCode, at: items.count)
  }

  /// Adds an item at a place; one out of range is the nearest.
  ///
  /// - Returns: the item.
  @discardableResult
  public func insertItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    insertItem(item, at: index)
    return item
  }

  /// Does what the item at a place does, if it can be chosen; one out of range does nothing.
  public func performActionForItem(at index: Int) {
    guard let item = item(at: index), item.canBeChosen else { return }
    item.choose()
  }
}
