import Foundation
import SwiftUI
import TesseraUIKit

/// A control of a toolbar, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSToolbarItem: NSObject {
  /// The name of an item.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
      rawValue = value
    }

    /// A space of the width of an item.
    public static let space = Identifier("NSToolbarSpaceItem")
    /// A space that takes the room that is left.
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")

    var isSpace: Bool { self == .space || self == .flexibleSpace }
  }

  var content = NSResponderAction()
  weak var ownToolbar: NSToolbar?

  /// The name of the item.
  public let itemIdentifier: Identifier

  /// An item without a picture or a text.
  public init(itemIdentifier: Identifier) {
    self.itemIdentifier = itemIdentifier
    super.init()
  }

  /// The toolbar that has the item.
  open internal(set) var toolbar: NSToolbar? {
    get { ownToolbar }
    set { ownToolbar = newValue }
  }

  /// What the item is called.
  open var label = "" {
    didSet { if label != oldValue { didChange() } }
  }

  /// What the item is called where the user chooses items. That is not possible here, so it is only kept.
  open var paletteLabel = ""

  /// A text on the item, beside its picture.
  open var title = "" {
    didSet { if title != oldValue { didChange() } }
  }

  /// A text that explains the item when the pointer rests on it.
  open var toolTip: String? {
    didSet { if toolTip != oldValue { didChange() } }
  }

  /// The picture of the item.
  open var image: NSImage? {
    didSet { didChange() }
  }

  /// A view that is shown in place of picture and text.
  open var view: NSView? {
    didSet { if view !== oldValue { didChange() } }
  }

  /// Whether the user can use the item.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { didChange() } }
  }

  /// Whether the item is not shown.
  open var isHidden = false {
    didSet { if isHidden != oldValue { didChange() } }
  }

  /// Whether the item has a border.
  open var isBordered = false {
    didSet { if isBordered != oldValue { didChange() } }
  }

  /// Whether the item leads back or forward. Such items stand where they are, so it is only kept.
  open var isNavigational = false

  /// Whether the item is asked if it can be used. Items are asked when the toolbar is filled and after each action.
  open var autovalidates = true

  /// A number by which the program finds the item.
  open var tag = 0

  /// The method that is sent when the user chooses the item; nil for none (J74).
  open var action: Selector? {
    get { content.action }
    set { content.action = newValue }
  }

  /// The object that the method is sent to, which is not kept; nil for the first of the responders that has it.
  open var target: AnyObject? {
    get { content.target }
    set { content.target = newValue }
  }

  /// Finds out whether the item can be used: what takes its action is asked.
  open func validate() {
    guard autovalidates, view == nil, let action = content.action else { return }
    let receiver = NSApplication.shared.target(forAction: action, to: content.target, from: nil)
    isEnabled = (receiver as? any NSToolbarItemValidation)?.validateToolbarItem(self) ?? (receiver != nil)
  }

  /// The user chose the item.
  func choose() {
    guard isEnabled else { return }
    toolbar?.wasChosen(self)
    content.send(from: self)
    toolbar?.validateVisibleItems()
  }

  func didChange() {
    toolbar?.didChange()
  }

  /// What the item shows; overridden by items of other kinds.
  var face: AnyView { AnyView(ToolbarButton(item: self)) }
}

/// Says whether items of a toolbar can be used whose actions an object takes.
@MainActor @preconcurrency
public protocol NSToolbarItemValidation: AnyObject {
  /// Whether the item can be used.
  func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}

extension NSToolbar {
  /// The user chose an item.
  func wasChosen(_ item: NSToolbarItem) {
    guard delegate?.toolbarSelectableItemIdentifiers(self).contains(item.itemIdentifier) == true else { return }
    selectedItemIdentifier = item.itemIdentifier
  }
}

/// Several items of a toolbar that belong together.
@MainActor @preconcurrency
open class NSToolbarItemGroup: NSToolbarItem {
  /// The items from left to right.
  open var subitems: [NSToolbarItem] = [] {
    didSet {
      for item in subitems { item.toolbar = toolbar }
      didChange()
    }
  }

  open override var toolbar: NSToolbar? {
    get { super.toolbar }
    set {
      super.toolbar = newValue
      for item in subitems { item.toolbar = newValue }
    }
  }

  open override func validate() {
    for item in subitems { item.validate() }
  }

  override var face: AnyView { AnyView(HStack(spacing: 2) { ForEach(subitems, id: \.self) { $0.face } }) }
}

/// An item of a toolbar that opens a menu.
@MainActor @preconcurrency
open class NSMenuToolbarItem: NSToolbarItem {
  /// The menu.
  open var menu = NSMenu() {
    didSet { didChange() }
  }

  /// Whether an arrow shows that there is a menu.
  open var showsIndicator = true {
    didSet { if showsIndicator != oldValue { didChange() } }
  }

  open override func validate() {}

  override var face: AnyView {
    AnyView(
      Menu {
        NSMenuItems(menu: self.menu)
      } label: {
        ToolbarLabel(item: self)
      }
      .menuIndicator(showsIndicator ? .visible : .hidden)
      .disabled(!isEnabled))
  }
}

/// A field for searches in a toolbar.
@MainActor @preconcurrency
open class NSSearchToolbarItem: NSToolbarItem {
  /// The field.
  open var searchField = NSSearchField() {
    didSet { didChange() }
  }

  /// How wide the field would like to be, in points; what is not positive and finite counts as 200.
  open var preferredWidthForSearchField: CGFloat = 200 {
    didSet { didChange() }
  }

  /// The field gets the keyboard.
  open func beginSearchInteraction() {
    searchField.window?.makeFirstResponder(searchField)
  }

  /// The field gets the keyboard no more.
  open func endSearchInteraction() {
    searchField.window?.makeFirstResponder(nil)
  }

  open override func validate() {}

  override var face: AnyView {
    let width = preferredWidthForSearchField
    return AnyView(
      ToolbarItemView(view: searchField)
        .frame(width: width > 0 && width.isFinite ? width : 200))
  }
}
