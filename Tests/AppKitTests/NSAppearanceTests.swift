import SwiftUI
import SwiftUITesting
import TesseraAppKit
import Testing

private struct Page: View {
  let action: @MainActor () -> Void
  @Environment(\.colorScheme) private var scheme

  init(action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  var body: some View {
    Button("Act") { action() }
    Text(scheme == .dark ? "dark" : "light")
  }
}

/// The appearance of windows, and events of the moment.
@MainActor
@Suite(.serialized)
struct NSAppearanceTests {
  @Test("J160: the appearance of a window or of the program makes windows light or dark until it is nil")
  func appearance() {
    var appearances: [NSAppearance?] = []
    let screen = Screen { Page { NSApp.keyWindow?.appearance = appearances.removeFirst() } }
    #expect(screen["light"].exists)
    appearances = [NSAppearance(named: .darkAqua), nil]
    screen["Act"].tap()
    #expect(screen["dark"].exists)
    screen["Act"].tap()
    #expect(screen["light"].exists)
    let other = Screen { Page { NSApp.appearance = NSApp.appearance == nil ? NSAppearance(named: .darkAqua) : nil } }
    other["Act"].tap()
    #expect(other["dark"].exists)
    other["Act"].tap()
    #expect(other["light"].exists)
  }

  @Test("J160: the event of the moment has the modifier keys that are held, in views of SwiftUI, too")
  func currentEvent() {
    var events: [NSEvent] = []
    let screen = Screen { Page { events.append(contentsOf: [NSApp.currentEvent].compactMap { $0 }) } }
    let place = CGPoint(x: screen["Act"].frame.midX, y: screen["Act"].frame.midY)
    screen.tap(at: place, modifiers: .option)
    #expect(events.first?.modifierFlags.contains(.option) == true)
    screen["Act"].tap()
    #expect(events.last?.modifierFlags.contains(.option) == false)
    #expect(events.count == 2)
  }

  @Test("J160: the desktop draws the buttons of title bars, and larger changes of sizes take longer")
  func buttons() {
    let window = NSWindow(contentRect: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(window.standardWindowButton(.closeButton) == nil)
    #expect(NSWindow.standardWindowButton(.zoomButton, for: .titled) == nil)
    #expect(abs(window.animationResizeTime(CGRect(x: 0, y: 0, width: 100, height: 400)) - 0.4) < 0.001)
    #expect(window.animationResizeTime(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)) == 0)
  }
}
