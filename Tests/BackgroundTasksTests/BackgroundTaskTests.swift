import BackgroundTasks
import SwiftUITesting
import Synchronization
import Testing

/// Names of tasks are shared by a process, so each test has its own.
@MainActor @Suite(.strictWarnings)
struct BackgroundTaskTests {
  nonisolated private static let runs = Mutex<[String]>([])

  private struct Program: App {
    var body: some Scene {
      WindowGroup { Text("News") }
        .backgroundTask(.appRefresh("scene")) {
          BackgroundTaskTests.runs.withLock { $0.append("scene") }
        }
        .backgroundTask(.urlSession("session")) { identifier in
          BackgroundTaskTests.runs.withLock { $0.append(identifier) }
        }
    }
  }

  private func submit(_ identifier: String, after delay: TimeInterval? = nil) throws {
    let request = BGAppRefreshTaskRequest(identifier: identifier)
    request.earliestBeginDate = delay.map { Date(timeIntervalSinceNow: $0) }
    try BGTaskScheduler.shared.submit(request)
  }

  private func isPending(_ identifier: String) async -> Bool {
    await BGTaskScheduler.shared.pendingTaskRequests().contains { $0.identifier == identifier }
  }

  @Test("J458: a scene's task runs once after each request, not before its time, and not if it is taken back")
  func scenes() async throws {
    let screen = Screen(running: Program.self)
    await screen.settle()
    func count() -> Int { Self.runs.withLock { $0.count { $0 == "scene" } } }
    // Requests are heard and actions run between the frames, which the screen's clock does not wait for.
    func wait(for number: Int, step: Duration) async -> Duration {
      var time = Duration.zero
      for _ in 0..<5_000 where count() < number {
        await screen.advance(by: step)
        time += step
        try? await Task.sleep(for: .milliseconds(1))
      }
      #expect(count() == number)
      return time
    }
    try submit("scene", after: 600)
    await screen.advance(by: .seconds(300))
    #expect(count() == 0)
    #expect(await isPending("scene"))
    #expect(await wait(for: 1, step: .seconds(20)) >= .seconds(280))
    #expect(await !isPending("scene"))
    await screen.advance(by: .seconds(1000))
    #expect(count() == 1)
    try submit("scene", after: 600)
    BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: "scene")
    await screen.advance(by: .seconds(700))
    #expect(count() == 1)
    try submit("scene")
    _ = await wait(for: 2, step: .milliseconds(10))
    try submit("session")
    await screen.advance(by: .seconds(1))
    #expect(Self.runs.withLock { !$0.contains("session") })
    BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: "session")
  }

  @Test("J458: a handler gets the kind of task that was asked for, and a task has one handler")
  func handlers() async throws {
    let (tasks, continuation) = AsyncStream<(String, Bool)>.makeStream()
    let isFirst = BGTaskScheduler.shared.register(forTaskWithIdentifier: "handler", using: nil) { task in
      task.setTaskCompleted(success: true)
      continuation.yield((task.identifier, task is BGProcessingTask))
    }
    #expect(isFirst)
    #expect(!BGTaskScheduler.shared.register(forTaskWithIdentifier: "handler", using: nil) { _ in })
    var runs = tasks.makeAsyncIterator()
    try submit("handler")
    #expect(try #require(await runs.next()) == ("handler", false))
    let long = BGProcessingTaskRequest(identifier: "handler")
    long.earliestBeginDate = .distantPast
    try BGTaskScheduler.shared.submit(long)
    #expect(try #require(await runs.next()) == ("handler", true))
  }

  @Test("J458: more tasks than may wait are refused, and one for the same task takes the place of the earlier")
  func limit() throws {
    let names = (0..<20).map { "many\($0)" }
    defer { names.forEach { BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: $0) } }
    #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) {
      for name in names { try submit(name, after: 3600) }
    }
    try submit("many0", after: 7200)
  }
}
