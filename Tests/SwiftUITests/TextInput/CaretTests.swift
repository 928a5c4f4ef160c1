import SwiftUITesting
import Testing

/// The caret.
@MainActor
struct CaretTests {
  private struct Page: View {
    @State private var text = ""

    var body: some View {
      TextField("Name", text: $text).padding()
    }
  }

  private func screen() -> Screen {
    let screen = Screen(width: 200, height: 60) { Page() }
    screen.element(.textField).tap()
    return screen
  }

  @Test("the caret of a field that has the focus blinks; that evaluates no body and draws one field")
  func blinking() async {
    let screen = screen()
    let shown = screen.snapshot()
    screen.trace.reset()
    await screen.advance(by: .milliseconds(540))
    let hidden = screen.snapshot()
    #expect(hidden.difference(from: shown) > 0)
    #expect(screen.trace.bodies(of: Page.self) == 0 && screen.trace.layouts == 0)
    #expect(screen.trace.frames == 1 && screen.trace.draws == 1)
    await screen.advance(by: .milliseconds(530))
    #expect(screen.snapshot().difference(from: shown) == 0)
    await screen.settle()
    #expect(screen.snapshot().difference(from: shown) == 0)
  }

  @Test("the caret stands still while the user types")
  func typing() async {
    let screen = screen()
    for _ in 0..<4 {
      await screen.advance(by: .milliseconds(400))
      screen.key(" ")
      screen.key(.delete)
      let steady = screen.snapshot()
      await screen.advance(by: .milliseconds(100))
      #expect(screen.snapshot().difference(from: steady) == 0)
    }
  }

  @Test("after ten seconds in which nothing happens the caret stands still, and no frame is asked for anymore")
  func rest() async {
    let screen = screen()
    let shown = screen.snapshot()
    // A hidden caret does not blink either.
    for _ in 0..<22 {
      await screen.advance(by: .milliseconds(500))
      _ = screen.snapshot()
    }
    #expect(screen.snapshot().difference(from: shown) == 0)
    screen.trace.reset()
    await screen.advance(by: .seconds(60))
    #expect(screen.trace.frames == 0)
    screen.key(" ")
    screen.key(.delete)
    _ = screen.snapshot()
    await screen.advance(by: .milliseconds(540))
    #expect(screen.snapshot().difference(from: shown) > 0)
  }

  @Test("in a window that is not in use the caret stands still, and no frame is asked for")
  func idleWindow() async {
    let screen = screen()
    screen.scenePhase = .inactive
    let first = screen.snapshot()
    screen.trace.reset()
    await screen.advance(by: .seconds(2))
    #expect(screen.trace.frames == 0)
    #expect(screen.snapshot().difference(from: first) == 0)
    screen.scenePhase = .active
    _ = screen.snapshot()
    await screen.advance(by: .milliseconds(540))
    #expect(screen.snapshot().difference(from: first) > 0)
  }
}
