import SwiftUITesting
import Testing

/// How presentations come and go: what they mean is so at once, what is seen follows.
@MainActor
struct PresentationAnimationTests {
  private struct Page: View {
    @State private var isShown = false
    let isCover: Bool
    let log: Log

    init(isCover: Bool = false, log: Log = Log()) {
      self.isCover = isCover
      self.log = log
    }

    var body: some View {
      VStack {
        Button("Show") { isShown = true }
        Button("Show at once") {
          var transaction = Transaction(animation: .default)
          transaction.disablesAnimations = true
          withTransaction(transaction) { isShown = true }
        }
        Color.pureRed
      }
      .sheet(isPresented: isCover ? .constant(false) : $isShown, onDismiss: { log.note("dismissed") }) { sheet }
      .fullScreenCover(isPresented: isCover ? $isShown : .constant(false)) { sheet }
    }

    private var sheet: some View {
      Sheet { isShown = false }
        .onDisappear { log.note("disappeared") }
    }
  }

  private struct Sheet: View {
    let close: () -> Void
    @State private var count = 0

    init(close: @escaping () -> Void) {
      self.close = close
    }

    var body: some View {
      VStack {
        Button("Close") { close() }
        Button("Count \(count)") { count += 1 }
        Color.pureBlue
      }
    }
  }

  private func screen(isCover: Bool = false, log: Log = Log()) -> Screen {
    Screen(width: 300, height: 400, scale: 1) { Page(isCover: isCover, log: log) }
  }

  /// Where the blue of the sheet begins, from the top; the height if nothing of it is seen.
  private func top(_ screen: Screen) -> CGFloat {
    let picture = screen.snapshot()
    return (0..<400).first { picture.name(150, CGFloat($0)) == "blue" }.map { CGFloat($0) } ?? 400
  }

  private func film(_ screen: Screen, frames: Int = 60, _ appearance: () -> CGFloat) async -> [CGFloat] {
    var seen = [appearance()]
    for _ in 0..<frames {
      await screen.advance(by: .seconds(1.0 / 60))
      seen.append(appearance())
    }
    return seen
  }

  @Test("F20, F27: a sheet or cover rises from the bottom edge and goes down again", arguments: [false, true])
  func sheet(isCover: Bool) async {
    let screen = screen(isCover: isCover)
    screen["Show"].tap()
    #expect(screen["Close"].isHittable)
    #expect(isCover ? !screen["Show"].exists : !screen["Show"].isHittable)
    let place = screen["Close"].frame
    let rise = await film(screen) { top(screen) }
    #expect(rise.first == 400)
    #expect((rise.last ?? 400) < 80)
    #expect(zip(rise, rise.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(Set(rise).count > 15)
    #expect(screen["Close"].frame == place)
    screen["Close"].tap()
    #expect(!screen["Close"].exists && screen["Show"].isHittable)
    let fall = await film(screen) { top(screen) }
    #expect(fall.first == rise.last)
    #expect(fall.last == 400)
    #expect(zip(fall, fall.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(Set(fall).count > 12)
  }

  @Test("F20: what only moves evaluates no body and lays nothing out; onDismiss follows when the sheet is out of sight")
  func costs() async {
    let log = Log()
    let screen = screen(log: log)
    screen["Show"].tap()
    screen.trace.reset()
    await screen.advance(by: .milliseconds(300))
    #expect(screen.trace.bodies(of: Sheet.self) == 0 && screen.trace.bodies(of: Page.self) == 0)
    #expect(screen.trace.layouts == 0)
    #expect(screen.trace.frames >= 18)
    await screen.settle()
    screen["Close"].tap()
    screen.trace.reset()
    await screen.advance(by: .milliseconds(200))
    #expect(log.lines.isEmpty)
    #expect(screen.trace.bodies(of: Sheet.self) == 0 && screen.trace.layouts == 0)
    await screen.settle()
    #expect(Set(log.take()) == ["dismissed", "disappeared"])
    // Nothing asks for frames anymore.
    screen.trace.reset()
    await screen.advance(by: .seconds(1))
    #expect(screen.trace.frames == 0)
  }

  @Test("a transaction that disables animations presents at once")
  func atOnce() {
    let screen = screen()
    screen["Show at once"].tap()
    #expect(top(screen) < 80)
  }

  @Test("presented again half-way down, the sheet turns round where it is; it is another presentation")
  func again() async {
    let log = Log()
    let screen = screen(log: log)
    screen["Show"].tap()
    await screen.settle()
    screen["Count 0"].tap()
    screen["Close"].tap()
    await screen.advance(by: .milliseconds(100))
    let turn = top(screen)
    #expect(turn > 100 && turn < 390)
    screen["Show"].tap()
    #expect(abs(top(screen) - turn) < 30)
    #expect(screen["Count 0"].exists && !screen["Count 1"].exists)
    #expect(Set(log.take()) == ["dismissed", "disappeared"])
    let rise = await film(screen) { top(screen) }
    #expect((rise.last ?? 400) < 80)
    // It goes on in its direction for a moment: a spring keeps the speed.
    #expect((rise.max() ?? 0) >= turn)
    await screen.settle()
    #expect(log.lines.isEmpty)
  }

  @Test("a departing sheet shows its last content: a binding to nil is not read")
  func frozen() async {
    struct Editor: View {
      @Binding var name: String
      let close: () -> Void
      var body: some View {
        Button("Edit \(name)") { close() }.padding(20).background(Color(red: 1, green: 0, blue: 0))
      }
    }
    struct Owner: View {
      @State private var name: String? = "Ann"
      var body: some View {
        Text(name ?? "none").sheet(isPresented: Binding(get: { name != nil }, set: { if !$0 { name = nil } })) {
          if let name = Binding($name) { Editor(name: name) { self.name = nil } }
        }
      }
    }
    let screen = Screen { Owner() }
    let editor = screen["Edit Ann"].frame
    screen["Edit Ann"].tap()
    #expect(screen["none"].exists)
    let color = screen.snapshot().color(at: CGPoint(x: editor.minX - 10, y: editor.midY))
    #expect(color.red > 0.9 && color.green < 0.3, "the sheet goes with what it showed")
    await screen.settle()
    #expect(screen.visibleText == ["none"])
  }

  @Test("D42: with reduced motion, a fade is used")
  func reducedMotion() async {
    let screen = Screen(width: 300, height: 400, scale: 1) { Page().environment(\._accessibilityReduceMotion, true) }
    screen["Show"].tap()
    await screen.advance(by: .milliseconds(100))
    let middle = screen.snapshot().color(at: CGPoint(x: 150, y: 300))
    #expect(middle.red > 0.1 && middle.blue > 0.1)
    await screen.settle()
    #expect(top(screen) < 80)
  }

  @Test("F21: a sheet that is let go leaves from where the finger left it, as fast as it was")
  func letGo() async {
    let screen = screen()
    screen["Show"].tap()
    await screen.settle()
    let rest = top(screen)
    screen.pressDown(at: CGPoint(x: 150, y: 100))
    for step in 1...15 {
      await screen.advance(by: .milliseconds(16))
      screen.move(to: CGPoint(x: 150, y: 100 + 16 * CGFloat(step)))
    }
    #expect(abs(top(screen) - rest - 240) <= 2)
    screen.release()
    #expect(!screen["Close"].exists)
    let fall = await film(screen, frames: 20) { top(screen) }
    #expect(abs(fall[0] - rest - 240) <= 2)
    #expect(zip(fall, fall.dropFirst()).allSatisfy { $0 <= $1 })
    // 1000 points a second.
    #expect(fall[1] - fall[0] > 8)
    await screen.settle()
    #expect(top(screen) == 400)
  }

  @Test("F21: not far enough, the sheet swings back from where the finger left it")
  func swingBack() async {
    let screen = screen()
    screen["Show"].tap()
    await screen.settle()
    let rest = top(screen)
    screen.pressDown(at: CGPoint(x: 150, y: 100))
    for step in 1...10 {
      await screen.advance(by: .milliseconds(32))
      screen.move(to: CGPoint(x: 150, y: 100 + 8 * CGFloat(step)))
    }
    screen.release()
    let back = await film(screen) { top(screen) }
    #expect(abs(back[0] - rest - 80) <= 3)
    #expect(back.last == rest)
    #expect(Set(back).count > 10)
  }

  @Test("F24: an alert comes nearer while it appears, and fades away")
  func alert() async {
    struct Owner: View {
      @State private var isShown = false
      var body: some View {
        Button("Ask") { isShown = true }.alert("Sure?", isPresented: $isShown) {}
      }
    }
    let screen = Screen(width: 400, height: 400, scale: 1, colorScheme: .dark) { Owner() }
    let before = screen.snapshot()
    screen["Ask"].tap()
    #expect(screen["OK"].isHittable)
    #expect(screen.snapshot().difference(from: before) == 0)
    let card = screen.element(.alert).frame
    await screen.advance(by: .milliseconds(50))
    let beside = CGPoint(x: card.minX - 5, y: card.midY)
    let near = screen.snapshot().color(at: beside)
    let dimmed = screen.snapshot().color(at: CGPoint(x: 20, y: 20))
    #expect(near.red != dimmed.red)
    await screen.settle()
    let rested = screen.snapshot()
    #expect(rested.color(at: beside).red == rested.color(at: CGPoint(x: 20, y: 20)).red)
    screen["OK"].tap()
    #expect(screen["Ask"].isHittable)
    #expect(screen.snapshot().color(at: beside).red == rested.color(at: beside).red)
    await screen.settle()
    #expect(screen.snapshot().difference(from: before) == 0)
  }

  @Test("F47: a menu unfolds from its button and folds up again")
  func menu() async {
    let screen = Screen(width: 400, height: 600, scale: 1) {
      VStack {
        Menu("Open") { Button("One") {} }
        Spacer()
      }
    }
    let before = screen.snapshot()
    screen["Open"].tap()
    #expect(screen["One"].isHittable)
    #expect(screen.snapshot().difference(from: before) == 0)
    await screen.advance(by: .milliseconds(60))
    let unfolding = screen.snapshot()
    await screen.settle()
    let open = screen.snapshot()
    #expect(unfolding.difference(from: before) > 0)
    #expect(unfolding.difference(from: before) < open.difference(from: before))
    screen["One"].tap()
    #expect(!screen["One"].exists)
    await screen.settle()
    #expect(screen.snapshot().difference(from: before) == 0)
  }

  @Test("a shortcut of a dismissed presentation does nothing more")
  func shortcuts() {
    struct Owner: View {
      @State private var isShown = true
      let log: Log
      var body: some View {
        Text("Owner").sheet(isPresented: $isShown) {
          Button("Done") {
            log.note("done")
            isShown = false
          }
          .keyboardShortcut(.defaultAction)
        }
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    screen.key(.return)
    screen.key(.return)
    #expect(log.take() == ["done"])
  }
}
