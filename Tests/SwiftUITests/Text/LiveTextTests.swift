import SwiftUITesting
import Testing

/// Texts that run.
@MainActor
struct LiveTextTests {
  /// Runs a screen for some seconds.
  ///
  /// - Returns: its texts at the start and after each frame that changed them, and how many frames there were.
  private func run(_ screen: Screen, for seconds: Int) async -> (texts: [String], frames: Int) {
    var texts = [shown(screen)]
    screen.trace.reset()
    // Not in step with seconds, nor with frames.
    for _ in 0..<(seconds * 8) {
      await screen.advance(by: .milliseconds(125))
      if shown(screen) != texts.last { texts.append(shown(screen)) }
    }
    return (texts, screen.trace.frames)
  }

  private func shown(_ screen: Screen) -> String {
    String(screen.visibleText.joined(separator: "|").map { $0.isWhitespace ? " " : $0 })
  }

  @Test("J7: a timer changes once a second, in one frame each, and evaluates no body")
  func timer() async {
    let screen = Screen { FromStart { Text($0 + 2, style: .timer) } }
    let (texts, frames) = await run(screen, for: 5)
    #expect(texts == ["0:02", "0:01", "0:00", "0:01", "0:02", "0:03"])
    #expect(frames == 5)
    #expect(screen.trace.bodies(of: FromStart<Text>.self) == 0)
  }

  /// A date at a distance from the start of a screen, by the screen's own clock.
  private struct FromStart<Content: View>: View {
    @State private var start = Date()
    @ViewBuilder let content: (Date) -> Content

    var body: some View { content(start) }
  }

  @Test("J7: an interval counts down and up within its bounds, and rests outside of them")
  func interval() async {
    let down = await run(Screen { FromStart { Text(timerInterval: ($0 + 1)...($0 + 3)) } }, for: 6)
    #expect(down.texts == ["0:02", "0:01", "0:00"] && down.frames == 2)
    let up = await run(Screen { FromStart { Text(timerInterval: ($0 + 1)...($0 + 3), countsDown: false) } }, for: 6)
    #expect(up.texts == ["0:00", "0:01", "0:02"] && up.frames == 2)
  }

  @Test("J7: a pause ends the running")
  func pause() async {
    let paused = Screen { FromStart { Text(timerInterval: $0...($0 + 9), pauseTime: $0 + 2) } }
    let run = await run(paused, for: 5)
    #expect(run.texts == ["0:09", "0:08", "0:07"] && run.frames == 2)
    let never = Screen { FromStart { Text(timerInterval: $0...($0 + 9), pauseTime: $0, countsDown: false) } }
    let neverRun = await self.run(never, for: 3)
    #expect(neverRun.texts == ["0:00"] && neverRun.frames == 0)
  }

  @Test("J7: hours cause no frame each second: a relative text changes each minute, an offset each hour")
  func rare() async {
    let relative = Screen { FromStart { Text($0 + 7200 + 60 * 5 + 10, style: .relative) } }
    let relativeRun = await run(relative, for: 130)
    #expect(relativeRun.texts == ["2 hr, 5 min", "2 hr, 4 min", "2 hr, 3 min"])
    #expect(relativeRun.frames == 2)
    let offset = Screen { FromStart { Text($0 - 3590, style: .offset) } }
    let offsetRun = await run(offset, for: 70)
    #expect(offsetRun.texts == ["-59 minutes", "-1 hour"])
    #expect(offsetRun.frames == 1)
  }

  @Test("J7: at the date itself, offsets and distances turn round")
  func turning() async {
    let offset = await run(Screen { FromStart { Text($0 + 2, style: .offset) } }, for: 5)
    #expect(
      offset.texts == ["+2 seconds", "+1 second", "+0 seconds", "-1 second", "-2 seconds", "-3 seconds"])
    let relative = await run(Screen { FromStart { Text($0 + 1, style: .relative) } }, for: 3)
    #expect(relative.texts == ["1 sec", "0 sec", "1 sec", "2 sec"])
  }

  @Test("J7: dates that do not run, and texts that have ended, ask for no frame")
  func still() async {
    let screen = Screen {
      FromStart { now in
        VStack {
          Text(now, style: .date)
          Text(now, style: .time)
          Text(timerInterval: (now - 9)...(now - 3))
          Text(Date(timeIntervalSinceReferenceDate: 1e300), style: .timer)
          Text(Date(timeIntervalSinceReferenceDate: .nan), style: .relative)
        }
      }
    }
    screen.trace.reset()
    await screen.advance(by: .seconds(120))
    #expect(screen.trace.frames == 0)
  }

  @Test("J7: parts of other texts run, in buttons, labels and lists, too, all in the same frame")
  func everywhere() async {
    let screen = Screen {
      FromStart { start in
        List {
          Button {
          } label: {
            Text("go ") + Text(start, style: .timer).bold()
          }
          Label {
            Text("since \(start, style: .timer)")
          } icon: {
            Image(systemName: "clock")
          }
          ForEach(0..<3, id: \.self) { _ in
            Text("\(Text(start + 60, style: .timer)) left").font(.caption)
          }
        }
      }
    }
    screen.trace.reset()
    await screen.advance(by: .seconds(2))
    #expect(screen["go 0:02"].exists)
    #expect(screen["since 0:02"].exists)
    #expect(screen["0:58 left"].count == 3)
    #expect(screen.trace.frames == 2)
  }

  @Test("J7: a running text follows its data, and one that is gone asks for nothing")
  func changes() async {
    struct Page: View {
      @State private var start = Date()
      @State private var shows = 0

      var body: some View {
        VStack {
          if shows < 2 { Text(start + (shows == 0 ? 60 : 30), style: .timer) }
          Button("Next") { shows += 1 }
        }
      }
    }
    let screen = Screen { Page() }
    await screen.advance(by: .milliseconds(1500))
    #expect(screen["0:59"].exists)
    screen["Next"].tap()
    #expect(screen["0:29"].exists)
    await screen.advance(by: .milliseconds(500))
    #expect(screen["0:28"].exists)
    screen["Next"].tap()
    screen.trace.reset()
    await screen.advance(by: .seconds(5))
    #expect(screen.trace.frames == 0)
    await screen.settle()
  }

  @Test("J7: progress through an interval goes on in visible steps and rests before and after it")
  func progress() async {
    struct Page: View {
      @State private var start = Date()
      var body: some View {
        ProgressView(timerInterval: (start + 100)...(start + 1100), countsDown: false) { Text("Wait") }
      }
    }
    let screen = Screen { Page() }
    screen.trace.reset()
    await screen.advance(by: .seconds(99))
    #expect(screen.trace.frames == 0)
    await screen.advance(by: .seconds(501))
    #expect(screen.element(.progress).value == "50%")
    // A step a second, in the same frame as the text.
    #expect(screen.trace.frames <= 502)
    await screen.advance(by: .seconds(501))
    #expect(screen.element(.progress).value == "100%")
    screen.trace.reset()
    await screen.advance(by: .seconds(60))
    #expect(screen.trace.frames == 0)
  }
}
