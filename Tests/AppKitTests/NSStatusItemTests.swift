import SwiftUI
import SwiftUITesting
import Testing

@testable import TesseraAppKit

@MainActor
@Suite("Status items and windows of programs", .serialized)
struct NSStatusItemTests {
  @Test("J475: The button of an item does its action in the bar of a window, and shows what it is given later")
  func button() async {
    let screen = Screen(running: LampApp.self, width: 500, height: 400, hasMenuBar: true)
    #expect(screen["Lamp window"].exists)
    let item = LampDelegate.current.item
    item?.button?.title = "Off"
    screen["Off"].tap()
    #expect(LampDelegate.current.presses == 1)
    #expect(screen["On"].exists && !screen["Off"].exists)
    item?.isVisible = false
    await screen.advance(by: .milliseconds(10))
    #expect(!screen["On"].exists)
    item?.isVisible = true
    await screen.advance(by: .milliseconds(10))
    #expect(screen["On"].exists)
  }

  @Test("J475: A popover opens beside the button of an item")
  func popover() {
    let screen = Screen(running: LampApp.self, width: 700, height: 600, hasMenuBar: true)
    LampDelegate.current.item?.button?.title = "Pop"
    LampDelegate.current.opensPopover = true
    screen["Pop"].tap()
    #expect(screen["In the popover"].exists)
  }

  @Test("J475: The menu of an item is brought up to date when it opens, and its items do their actions")
  func menu() async {
    let screen = Screen(running: LampApp.self, width: 500, height: 400, hasMenuBar: true)
    let item = LampDelegate.current.item
    item?.button?.title = "Lamp menu"
    let menu = NSMenu(title: "")
    menu.delegate = LampDelegate.current
    item?.menu = menu
    await screen.advance(by: .milliseconds(10))
    screen["Lamp menu"].tap()
    #expect(screen["Item 1"].exists)
    screen["Item 1"].tap()
    #expect(LampDelegate.current.chosen == ["Item 1"])
    NSStatusBar.system.removeStatusItem(item!)
    await screen.advance(by: .milliseconds(10))
    #expect(!screen["Lamp menu"].exists)
    #expect(item?.statusBar == nil)
  }

  @Test("J475: A program without windows shows its item in a window")
  func onlyItem() {
    let screen = Screen(running: BarApp.self, width: 300, height: 200)
    #expect(screen["Bar only"].exists)
    screen["Bar only"].tap()
    #expect(LampDelegate.current.presses == 1)
  }

  @Test(
    "J474: A window that a program with windows of its own made is not shown by a test, with a warning; without them it is"
  )
  func windows() async {
    let screen = Screen(running: LampApp.self, width: 500, height: 400)
    screen["Open"].tap()
    #expect(screen["Lamp window"].exists && !screen["Second"].exists)
    #expect(screen.trace.warnings.count == 1)
    #expect(LampDelegate.current.window?.isVisible == true)
    let bar = Screen(running: BarApp.self, width: 300, height: 200)
    LampDelegate.current.open(over: bar)
    #expect(bar["Second"].exists && !bar["Bar only"].exists)
    await LampDelegate.current.close(over: bar)
    #expect(!bar["Second"].exists && bar["Bar only"].exists)
    #expect(bar.trace.warnings.isEmpty)
  }
}

private struct LampApp: App {
  @NSApplicationDelegateAdaptor(LampDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      Text("Lamp window")
      Button("Open") { delegate.openSecond() }
    }
  }
}

private struct BarApp: App {
  @NSApplicationDelegateAdaptor(LampDelegate.self) private var delegate

  init() {}

  var body: some Scene {
    Settings { EmptyView() }
  }
}

private final class LampDelegate: NSObject, NSApplicationDelegate, NSMenuDelegate {
  static var current: LampDelegate!
  var item: NSStatusItem?
  var presses = 0
  var chosen: [String] = []
  var opensPopover = false
  var window: NSWindow?
  private let popover = NSPopover()
  private var count = 0

  func applicationDidFinishLaunching(_ notification: Notification) {
    Self.current = self
    let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    item.button?.title = "Bar only"
    item.button?.actionHandler = { [weak self] _ in self?.press() }
    self.item = item
  }

  private func press() {
    presses += 1
    guard opensPopover, let button = item?.button else {
      item?.button?.title = "On"
      return
    }
    popover.contentViewController = NSHostingController(rootView: Text("In the popover").padding())
    popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
  }

  func openSecond() {
    let window = NSWindow(contentViewController: NSHostingController(rootView: Text("Second").padding()))
    window.makeKeyAndOrderFront(nil)
    self.window = window
  }

  func open(over screen: Screen) {
    item?.button?.actionHandler = { [weak self] _ in self?.openSecond() }
    screen["Bar only"].tap()
  }

  func close(over screen: Screen) async {
    window?.close()
    await screen.advance(by: .milliseconds(10))
  }

  func menuNeedsUpdate(_ menu: NSMenu) {
    count += 1
    menu.removeAllItems()
    let item = NSMenuItem(title: "Item \(count)")
    item.actionHandler = { [weak self] in self?.chosen.append($0.title) }
    menu.addItem(item)
  }
}
