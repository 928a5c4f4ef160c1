import Foundation
import TesseraCore

/// Items that the user chooses from, under the name that it has in AppKit. Shown as menus of SwiftUI are.
@MainActor @preconcurrency
open class NSMenu: NSObject {
  /// What the menu is called where it is an item of another one.
  open var title: String

  /// The items, from the top.
  open var items: [NSMenuItem] = [] {
    didSet { for item in items { item.menu = self } }
  }

  /// Whether items without an action are disabled. Items without one never do anything, so it is only kept.
  open var autoenablesItems = true

  /// Is told that the menu opens.
  open weak var delegate: (any NSMenuDelegate)?

  /// What is shown in front of the items, as views of SwiftUI; nil for nothing. Overridden.
  package var hostedItems: AnyView? { nil }

  /// A menu without items.
  public override convenience init() {
    self.init(title: "")
  }

  /// A menu without items.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Adds an item at the end.
  open func addItem(_ newItem: NSMenuItem) {
    items.append(newItem)
  }

  /// Adds an item at a place; one out of range is the nearest.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    items.insert(newItem, at: min(max(0, index), items.count))
  }

  /// Takes an item away.
  open func removeItem(_ item: NSMenuItem) {
    items.removeAll { $0 === item }
  }

  /// Takes all items away.
  open func removeAllItems() {
    items = []
  }

  /// Makes a menu the one that an item opens.
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) {
    item.submenu = menu
  }

  /// How many items there are.
  open var numberOfItems: Int { items.count }

  /// The item at a place; nil if there is none.
  open func item(at index: Int) -> NSMenuItem? {
    items.indices.contains(index) ? items[index] : nil
  }

  /// The first item with a title; nil if there is none.
  open func item(withTitle title: String) -> NSMenuItem? {
    items.first { $0.title == title }
  }

  /// Opens the menu at a place of a view.
  ///
  /// - Parameters:
  ///   - item: means nothing here: the menu opens beside the place.
  ///   - location: in the coordinates of the view, in points.
  ///   - view: shows the menu; nothing happens without one.
  /// - Returns: whether it is open: it does not wait for the user.
  @discardableResult
  open func popUp(positioning item: NSMenuItem?, at location: CGPoint, in view: NSView?) -> Bool {
    guard let view, view.window != nil else { return false }
    ShownMenu.open(self, at: location, in: view)
    return true
  }

  /// Opens a menu at the place of an event.
  public class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {
    menu.popUp(positioning: nil, at: view.convert(event.locationInWindow, from: nil), in: view)
  }
}

/// Is told of a menu. All methods may be left out.
@MainActor @preconcurrency
public protocol NSMenuDelegate: AnyObject {
  /// The menu is about to open: the place to bring its items up to date.
  func menuNeedsUpdate(_ menu: NSMenu)

  /// The menu opens.
  func menuWillOpen(_ menu: NSMenu)

  /// The menu is closed.
  func menuDidClose(_ menu: NSMenu)
}

extension NSMenuDelegate {
  public func menuNeedsUpdate(_ menu: NSMenu) {}

  public func menuWillOpen(_ menu: NSMenu) {}

  public func menuDidClose(_ menu: NSMenu) {}
}

/// An item of a menu.
@MainActor @preconcurrency
open class NSMenuItem: NSObject {
  /// What it says.
  open var title: String
  /// The key that chooses it while the menu is open: shown beside the title.
  open var keyEquivalent: String
  /// The modifier keys of the key.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  /// Whether it can be chosen.
  open var isEnabled = true
  /// Whether it is not shown.
  open var isHidden = false
  /// Whether it has a check mark.
  open var state = NSControl_StateValue.off
  /// A picture beside the title.
  open var image: NSImage?
  /// The menu that it opens.
  open var submenu: NSMenu?
  /// What the program wants to remember.
  open var representedObject: Any?
  /// A number by which the program finds it.
  open var tag = 0
  /// The menu that it is in.
  open internal(set) weak var menu: NSMenu?
  /// Called when the user chooses the item, before the method of `action` is sent.
  open var actionHandler: ((NSMenuItem) -> Void)?
  /// The target and action of the item, which a module above keeps: selectors are not known here.
  package var sentAction: (any NSMenuItemAction)?
  fileprivate(set) var isSeparator = false

  /// An item without an action.
  public init(title string: String, keyEquivalent charCode: String = "") {
    title = string
    keyEquivalent = charCode
    super.init()
  }

  /// An item without a title.
  public override convenience init() {
    self.init(title: "")
  }

  /// A line between other items.
  public static func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparator = true
    return item
  }

  /// Whether it is a line between other items.
  open var isSeparatorItem: Bool { isSeparator }

  /// Whether it opens a menu.
  open var hasSubmenu: Bool { submenu != nil }

  /// Whether the user can choose it now (J75).
  package var canBeChosen: Bool { isEnabled && (actionHandler != nil || sentAction?.canBeSent(from: self) == true) }

  /// Does what the item does when the user chooses it.
  package func choose() {
    actionHandler?(self)
    sentAction?.send(from: self)
  }
}

/// What an item of a menu does by its target and action.
@MainActor
package protocol NSMenuItemAction: AnyObject {
  /// Whether there is an object that takes the action.
  func canBeSent(from item: NSMenuItem) -> Bool

  /// Sends the action.
  func send(from item: NSMenuItem)
}

/// Whether a control or an item is on. `NSControl.StateValue` is its public name.
nonisolated public struct NSControl_StateValue: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is on.
  public static let on = NSControl_StateValue(rawValue: 1)
  /// It is off.
  public static let off = NSControl_StateValue(rawValue: 0)
  /// A part of what it stands for is on.
  public static let mixed = NSControl_StateValue(rawValue: -1)
}
