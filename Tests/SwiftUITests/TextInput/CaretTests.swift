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

  private struct Wrapped: View {
    let affinity: TextSelectionAffinity
    let environmentAffinity: TextSelectionAffinity
    @State private var text = "aaaa bbbb"
    @State private var selection: TextSelection?

    var body: some View {
      VStack(spacing: 0) {
        TextEditor(text: $text, selection: $selection).font(.system(size: 17)).frame(width: 60, height: 60)
          .textSelectionAffinity(environmentAffinity)
        Button("Put") {
          var caret = TextSelection(insertionPoint: text.index(text.startIndex, offsetBy: 5))
          caret.affinity = affinity
          selection = caret
        }
        Text("\(selection?.affinity == affinity ? "kept" : "other")")
      }
    }
  }

  /// A picture of the editor with the caret between two lines.
  private func wrapped(
    _ affinity: TextSelectionAffinity, _ environmentAffinity: TextSelectionAffinity = .automatic
  ) -> (Screen, Snapshot) {
    let screen = Screen(width: 100, height: 160) {
      Wrapped(affinity: affinity, environmentAffinity: environmentAffinity)
    }
    screen.element(.textField).tap()
    screen["Put"].tap()
    return (screen, screen.snapshot())
  }

  @Test(
    "J410: between two lines the caret is at the end of the first or at the start of the second, as its affinity says")
  func affinity() {
    let (screen, upstream) = wrapped(.upstream)
    #expect(screen["kept"].exists)
    let (_, downstream) = wrapped(.downstream)
    let (_, automatic) = wrapped(.automatic)
    #expect(upstream.difference(from: downstream) > 0)
    #expect(automatic.difference(from: downstream) == 0)
    let (_, byEnvironment) = wrapped(.automatic, .upstream)
    #expect(byEnvironment.difference(from: upstream) == 0)
    let (_, own) = wrapped(.downstream, .upstream)
    #expect(own.difference(from: downstream) == 0)
  }

  @Test("J410: a movement of the user makes the affinity automatic, and starts from the line of the caret")
  func affinityOfUser() {
    let (screen, _) = wrapped(.upstream)
    screen.key(.downArrow)
    screen.type("x")
    #expect(screen["other"].exists)
    #expect(screen.element(.textField).value == "aaaa bbbbx")
  }
}
