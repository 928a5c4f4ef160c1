import SwiftUITesting
import Testing

/// Buttons that are held down.
@MainActor
struct ButtonRepeatTests {
  private let log = Log()

  @Test("a button acts again and again while it is held down, if that is wanted")
  func repeating() async {
    let screen = Screen { Button("More") { log.note("more") }.buttonRepeatBehavior(.enabled) }
    screen["More"].tap()
    #expect(log.take().count == 1)
    await screen["More"].longPress(for: .milliseconds(850))
    #expect(log.take().count == 4)
    await screen.advance(by: .seconds(1))
    #expect(log.take().isEmpty)
  }

  @Test("otherwise it acts once, when it is let go")
  func once() async {
    let screen = Screen { Button("More") { log.note("more") } }
    await screen["More"].longPress(for: .seconds(1))
    #expect(log.take().count == 1)
  }
}
