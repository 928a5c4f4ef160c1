import Foundation
import SwiftUI
import TesseraCore
import TesseraUIKit

/// A bar with controls above the content of a window that the program made, under the name that it has in AppKit (J298).
@MainActor @preconcurrency
open class NSToolbar: NSObject {
  /// The name of a toolbar.
  public typealias Identifier = String

  /// What of items is shown.
  nonisolated public enum DisplayMode: UInt, Sendable {
    /// As the system does it: pictures and texts of items that have no picture.
    case `default` = 0
    /// Pictures, and texts below them.
    case iconAndLabel
    /// Pictures, and texts of items that have none.
    case iconOnly
    /// Texts.
    case labelOnly
  }

  let followed = FollowedObject()
  weak var window: NSWindow?
  private var isFilled = false

  /// The name of the toolbar.
  public let identifier: Identifier

  /// A toolbar without items, which the delegate has.
  public init(identifier: Identifier) {
    self.identifier = identifier
    super.init()
  }

  /// A toolbar without a name.
  public override convenience init() {
    self.init(identifier: "")
  }

  /// Makes the items, and says which there are.
  open weak var delegate: (any NSToolbarDelegate)? {
    didSet {
      isFilled = false
      didChange()
    }
  }

  /// The items from left to right.
  open private(set) var items: [NSToolbarItem] = []

  /// The items that are shown.
  open var visibleItems: [NSToolbarItem]? { isVisible ? items.filter { !$0.isHidden } : [] }

  /// Whether the toolbar is shown.
  open var isVisible = true {
    didSet { if isVisible != oldValue { didChange() } }
  }

  /// What of items is shown.
  open var displayMode = DisplayMode.default {
    didSet { if displayMode != oldValue { didChange() } }
  }

  /// The item that is chosen among those that can be; nil for none.
  open var selectedItemIdentifier: NSToolbarItem.Identifier? {
    didSet { if selectedItemIdentifier != oldValue { didChange() } }
  }

  /// The items that stand in the middle.
  open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = [] {
    didSet { if centeredItemIdentifiers != oldValue { didChange() } }
  }

  /// Whether the user can change which items there are. It is not possible here, so it is only kept.
  open var allowsUserCustomization = false

  /// Whether what the user changed is kept. The user changes nothing here, so it is only kept.
  open var autosavesConfiguration = false

  /// Whether there is a line below the toolbar.
  open var showsBaselineSeparator = true {
    didSet { if showsBaselineSeparator != oldValue { didChange() } }
  }

  // MARK: Items

  /// Puts an item in that the delegate makes. A place that is out of range is the nearest; an item that it does not make is
  /// none.
  open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
    fillIfNeeded()
    guard let item = made(itemIdentifier) else { return }
    items.insert(item, at: min(max(0, index), items.count))
    didChange()
  }

  /// Takes an item out. One that there is not changes nothing.
  open func removeItem(at index: Int) {
    fillIfNeeded()
    guard items.indices.contains(index) else { return }
    let item = items.remove(at: index)
    item.toolbar = nil
    delegate?.toolbarDidRemoveItem(
      Notification(name: Self.didRemoveItemNotification, object: self, userInfo: ["item": item]))
    didChange()
  }

  /// Asks which of the items can be used.
  open func validateVisibleItems() {
    for item in items { item.validate() }
  }

  /// Asks the delegate for its items, once.
  func fillIfNeeded() {
    guard !isFilled, let delegate else { return }
    isFilled = true
    items = delegate.toolbarDefaultItemIdentifiers(self).compactMap { made($0) }
    validateVisibleItems()
  }

  private func made(_ identifier: NSToolbarItem.Identifier) -> NSToolbarItem? {
    let item =
      identifier.isSpace
      ? NSToolbarItem(itemIdentifier: identifier)
      : delegate?.toolbar(self, itemForItemIdentifier: identifier, willBeInsertedIntoToolbar: true)
    guard let item else { return nil }
    item.toolbar = self
    delegate?.toolbarWillAddItem(
      Notification(name: Self.willAddItemNotification, object: self, userInfo: ["item": item]))
    return item
  }

  func didChange() {
    followed.didChange()
  }

  /// An item is about to come in.
  nonisolated public static let willAddItemNotification = Notification.Name("NSToolbarWillAddItemNotification")
  /// An item was taken out.
  nonisolated public static let didRemoveItemNotification = Notification.Name("NSToolbarDidRemoveItemNotification")
}

/// Makes the items of a toolbar. All methods may be left out.
@MainActor @preconcurrency
public protocol NSToolbarDelegate: AnyObject {
  /// Makes an item; nil if there is none with the identifier.
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?

  /// The items that there are at first.
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]

  /// The items that there can be. The user changes nothing here, so it is not asked.
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]

  /// The items of which one is chosen.
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]

  /// An item is about to come in.
  func toolbarWillAddItem(_ notification: Notification)

  /// An item was taken out.
  func toolbarDidRemoveItem(_ notification: Notification)
}

extension NSToolbarDelegate {
  public func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }

  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }

  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }

  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }

  public func toolbarWillAddItem(_ notification: Notification) {}

  public func toolbarDidRemoveItem(_ notification: Notification) {}
}
