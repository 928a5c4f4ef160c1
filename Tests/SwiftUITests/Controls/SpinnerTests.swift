import SwiftUITesting
import Testing

/// Progress that turns.
@MainActor
struct SpinnerTests {
  private struct Page: View {
    @State private var isLoading = true

    var body: some View {
      VStack {
        if isLoading { ProgressView() }
        Button("Done") { isLoading = false }
      }
    }
  }

  @Test("a ring of spokes turns while it is drawn; that evaluates no body, and nothing waits for its end")
  func turning() async {
    let screen = Screen(width: 100, height: 100) { Page() }
    let first = screen.snapshot()
    await screen.settle()
    #expect(screen.snapshot().difference(from: first) == 0)
    screen.trace.reset()
    await screen.advance(by: .milliseconds(110))
    #expect(screen.snapshot().difference(from: first) > 0)
    #expect(screen.trace.bodies(of: Page.self) == 0 && screen.trace.layouts == 0)
    #expect(screen.trace.frames == 1 && screen.trace.draws == 1)
  }

  @Test("after one turn, the ring is drawn as at first")
  func cycle() async {
    let screen = Screen(width: 100, height: 100) { Page() }
    let first = screen.snapshot()
    for _ in 0..<8 {
      _ = screen.snapshot()
      await screen.advance(by: .milliseconds(100))
    }
    #expect(screen.snapshot().difference(from: first) == 0)
  }

  @Test("the ring shows the time of the frame, whenever it was made")
  func frameTime() async {
    let old = Screen(width: 100, height: 100) { ProgressView() }
    let new = Screen(width: 100, height: 100) { Color.clear }
    for _ in 0..<3 {
      _ = old.snapshot()
      await old.advance(by: .milliseconds(100))
    }
    await new.advance(by: .milliseconds(300))
    new.update { ProgressView() }
    #expect(new.snapshot().difference(from: old.snapshot()) == 0)
    #expect(new.snapshot().difference(from: Screen(width: 100, height: 100) { ProgressView() }.snapshot()) > 0)
  }

  @Test("a ring that is gone or not drawn requests no frames")
  func rest() async {
    let screen = Screen(width: 100, height: 100) { Page() }
    _ = screen.snapshot()
    screen["Done"].tap()
    screen.trace.reset()
    await screen.advance(by: .seconds(1))
    #expect(screen.trace.frames == 0)
    let hidden = Screen(width: 100, height: 100) {
      ZStack { ProgressView() }.fullScreenCover(isPresented: .constant(true)) { Text("Cover") }
    }
    _ = hidden.snapshot()
    hidden.trace.reset()
    await hidden.advance(by: .seconds(1))
    #expect(hidden.trace.frames == 0)
  }
}
