import SwiftUITesting
import Testing

/// Code that never lets time pass is named instead of waited for.
@MainActor @Suite("Tasks that do not come to rest", .timeLimit(.minutes(20)))
struct RestlessTaskTests {
  private func advance(_ screen: Screen, naming place: String) async {
    await advance(screen, namingOneOf: [place])
  }

  private func advance(_ screen: Screen, namingOneOf places: [String]) async {
    await withKnownIssue {
      await screen.advance(by: .milliseconds(1))
    } matching: { issue in
      issue.comments.contains { comment in places.contains { "\(comment)".contains($0) } }
    }
  }

  /// The names of `loop`, the line of a loop, and in optimized code of the lines around it: the loop is inlined, and
  /// may be named by its function or by what calls that.
  private func places(of loop: Int, calledBefore end: Int) -> [String] {
    #if DEBUG
      ["RestlessTaskTests.swift:\(loop)"]
    #else
      (loop - 1..<end).map { "RestlessTaskTests.swift:\($0)" }
    #endif
  }

  @Test("sleeping for no time again and again is an issue that names the line, once")
  func sleeping() async {
    let line = #line + 2
    func loop() async throws {
      while !Task.isCancelled { try await Task.sleep(for: .zero) }
    }
    let screen = Screen { Text("a").task { try? await loop() } }
    await advance(screen, namingOneOf: places(of: line, calledBefore: line + 3))
    // Two minutes of it cost little, and nothing is said again.
    await screen.advance(by: .seconds(120))
    await screen.settle()
  }

  @Test("yielding again and again is an issue that names the line; others go on meanwhile")
  func yielding() async {
    var count = 0
    let line = #line + 2
    func loop() async {
      while !Task.isCancelled { await Task.yield() }
    }
    let screen = Screen {
      Text("a")
        .task { await loop() }
        .task {
          for _ in 0..<10 {
            try? await Task.sleep(for: .seconds(1))
            count += 1
          }
        }
    }
    await advance(screen, namingOneOf: places(of: line, calledBefore: line + 5))
    await screen.advance(by: .seconds(10))
    #expect(count == 10)
  }

  @Test("a task that waits for something by yielding goes on when it is there, and ends when it is cancelled")
  func ending() async {
    var isThere = false
    var hasEnded = 0
    let screen = Screen {
      Text("a")
        .task {
          while !isThere { await Task.yield() }
          hasEnded += 1
        }
        .task {
          while !Task.isCancelled { await Task.yield() }
          hasEnded += 1
        }
    }
    await advance(screen, naming: "does not come to rest")
    #expect(hasEnded == 0)
    isThere = true
    await screen.advance(by: .milliseconds(50))
    #expect(hasEnded == 1)
    screen.update { Text("b") }
    screen.update { EmptyView() }
    await screen.advance(by: .milliseconds(50))
    #expect(hasEnded == 2)
  }

  @Test("tasks that start one another without end are an issue, too")
  func flood() async {
    var goesOn = true
    func next() {
      if goesOn { Task { next() } }
    }
    let screen = Screen { Text("a").onAppear { next() } }
    await advance(screen, naming: "without end")
    await screen.advance(by: .milliseconds(100))
    goesOn = false
    await screen.settle()
  }

  @Test("many turns of a task that comes to an end are no issue")
  func busy() async {
    var turns = 0
    let screen = Screen {
      Text("a").task {
        for _ in 0..<20_000 {
          await Task.yield()
          turns += 1
        }
      }
    }
    await screen.advance(by: .milliseconds(1))
    #expect(turns == 20_000)
  }

  @Test("10,000 sleeps that end at one moment are one frame")
  func oneFrame() async {
    struct Page: View {
      @State private var count = 0

      var body: some View {
        Text("Count: \(count)").task {
          for _ in 0..<10_000 {
            Task {
              try? await Task.sleep(for: .seconds(1))
              count += 1
            }
          }
        }
      }
    }
    let screen = Screen { Page() }
    await screen.advance(by: .milliseconds(900))
    screen.trace.reset()
    await screen.advance(by: .milliseconds(200))
    #expect(screen["Count: 10,000"].exists)
    #expect(screen.trace.frames == 1)
  }
}
