import SwiftUI
import TesseraAppKit

/// Puts an item into the bars, which opens a window of AppKit.
final class LampDelegate: NSObject, NSApplicationDelegate, NSWindowDelegate {
  private var item: NSStatusItem?
  private var window: NSWindow?
  private var opened = 0
  private var refusals = 1

  func applicationDidFinishLaunching(_ notification: Notification) {
    let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    item.button?.title = "Lamp"
    item.button?.actionHandler = { [weak self] _ in self?.openWindow() }
    self.item = item
  }

  private func openWindow() {
    opened += 1
    let window = NSWindow(
      contentRect: CGRect(x: 0, y: 0, width: 330, height: 210), styleMask: [.titled, .closable], backing: .buffered,
      defer: false)
    window.title = "Lamp \(opened)"
    window.contentView = NSHostingView(rootView: LampView { [weak window] in window?.title = "Lit" })
    window.delegate = self
    window.makeKeyAndOrderFront(nil)
    self.window = window
  }

  func windowShouldClose(_ sender: NSWindow) -> Bool {
    refusals -= 1
    if refusals == 0 { sender.title = "Refused" }
    return refusals < 0
  }

  func windowWillClose(_ notification: Notification) {
    item?.button?.title = "Closed"
  }
}

private struct LampView: View {
  let light: () -> Void
  @State private var presses = 0

  init(light: @escaping () -> Void) {
    self.light = light
  }

  var body: some View {
    VStack {
      Text("\(presses) presses")
      Button("Light") {
        presses += 1
        light()
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
