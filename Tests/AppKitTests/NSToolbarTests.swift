import SwiftUI
import SwiftUITesting
import TesseraAppKit
import TesseraUIKit
import Testing

@MainActor
private final class Mail: NSObject, NSToolbarDelegate, NSToolbarItemValidation {
  var lines: [String] = []
  var canArchive = true
  let search = NSSearchToolbarItem(itemIdentifier: "search")

  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    ["new", "archive", .flexibleSpace, "unknown", "more"]
  }

  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { ["new"] }

  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    switch itemIdentifier.rawValue {
    case "new", "archive":
      let item = NSToolbarItem(itemIdentifier: itemIdentifier)
      item.label = itemIdentifier.rawValue.capitalized
      item.image = NSImage(systemSymbolName: "tray", accessibilityDescription: nil)
      item.target = self
      item.action = #Selector(Mail.choose(_:))
      return item
    case "more":
      let item = NSMenuToolbarItem(itemIdentifier: itemIdentifier)
      item.label = "More"
      item.menu.addItem(withTitle: "Print", action: nil, keyEquivalent: "")
      return item
    case "search": return search
    default: return nil
    }
  }

  func choose(_ item: NSToolbarItem) { lines.append(item.label) }

  func validateToolbarItem(_ item: NSToolbarItem) -> Bool { item.label != "Archive" || canArchive }

  func toolbarDidRemoveItem(_ notification: Notification) { lines.append("removed") }
}

/// Windows of AppKit with toolbars, and their controllers.
@MainActor
struct NSToolbarTests {
  private func shown(_ mail: Mail) -> (screen: Screen, window: NSWindow, toolbar: NSToolbar) {
    let window = NSWindow(contentRect: CGRect(x: 0, y: 0, width: 400, height: 200))
    window.contentView = NSTextField(labelWithString: "Letters")
    let toolbar = NSToolbar(identifier: "mail")
    toolbar.delegate = mail
    window.toolbar = toolbar
    return (Screen(width: 400, height: 200) { NSWindowView(window) }, window, toolbar)
  }

  @Test("J298: a toolbar stands above the content, with the items of its delegate, which do their actions")
  func items() {
    let mail = Mail()
    let (screen, window, toolbar) = shown(mail)
    #expect(toolbar.items.map(\.label) == ["New", "Archive", "", "More"])
    #expect(screen["New"].frame.maxY < screen["Letters"].frame.minY)
    #expect(screen["More"].frame.minX > 300)
    screen["New"].tap()
    #expect(mail.lines == ["New"])
    #expect(toolbar.selectedItemIdentifier == "new")
    #expect(screen["New"].isSelected)
    mail.canArchive = false
    toolbar.validateVisibleItems()
    #expect(!screen["Archive"].isEnabled)
    toolbar.insertItem(withItemIdentifier: "search", at: 99)
    #expect(toolbar.items.last === mail.search)
    toolbar.removeItem(at: 0)
    toolbar.removeItem(at: 77)
    #expect(mail.lines.last == "removed")
    #expect(!screen["New"].exists)
    window.toggleToolbarShown(nil)
    #expect(!screen["Archive"].exists)
    window.toolbar = nil
    #expect(screen["Letters"].exists)
  }

  @Test("J298: accessories stand beside and below a toolbar, and can be hidden and taken away")
  func accessories() {
    let (screen, window, _) = shown(Mail())
    func accessory(_ text: String, _ attribute: NSLayoutConstraint.Attribute) -> NSTitlebarAccessoryViewController {
      let controller = NSTitlebarAccessoryViewController()
      controller.view = NSTextField(labelWithString: text)
      controller.layoutAttribute = attribute
      return controller
    }
    let (below, right) = (accessory("Below", .bottom), accessory("Right", .right))
    window.addTitlebarAccessoryViewController(below)
    window.addTitlebarAccessoryViewController(right)
    #expect(screen["Below"].frame.minY > screen["New"].frame.midY)
    #expect(screen["Right"].frame.minX > screen["More"].frame.maxX)
    right.isHidden = true
    #expect(!screen["Right"].exists)
    window.removeTitlebarAccessoryViewController(at: 0)
    window.removeTitlebarAccessoryViewController(at: 9)
    #expect(!screen["Below"].exists)
  }

  @Test("J299: the controller of a window makes it when it is asked for, once, and is the next responder")
  func controller() {
    final class Notes: NSWindowController {
      var lines: [String] = []

      override func loadWindow() {
        lines.append("load")
        window = NSWindow(contentRect: CGRect(x: 0, y: 0, width: 300, height: 100))
      }

      override func windowWillLoad() { lines.append("will") }

      override func windowDidLoad() { lines.append("did") }
    }
    let notes = Notes()
    #expect(!notes.isWindowLoaded)
    let window = notes.window
    #expect(window?.frame.width == 300)
    #expect(notes.window === window)
    #expect(notes.lines == ["will", "load", "did"])
    #expect(window?.windowController === notes)
    #expect(window?.nextResponder === notes)
    let page = NSViewController()
    notes.contentViewController = page
    #expect(window?.contentView === page.view)
    let given = NSWindow(contentRect: .zero)
    let other = NSWindowController(window: given)
    #expect(other.isWindowLoaded && other.window === given)
    other.window = nil
    #expect(given.windowController == nil && other.window == nil)
  }
}
