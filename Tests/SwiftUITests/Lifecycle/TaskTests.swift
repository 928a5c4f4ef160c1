import SwiftUITesting
import Testing

@MainActor
struct TaskTests {
  private let log = Log()

  @Test("B43: a task starts in its place among the appearances")
  func order() {
    _ = Screen {
      VStack {
        Text("c").onAppear { log.note("child appears") }.task { log.note("child's task") }
      }
      .onAppear { log.note("appears") }
      .task { log.note("task") }
    }
    #expect(log.lines == ["child appears", "child's task", "appears", "task"])
  }

  @Test("B43: bodies that run again do not start it again")
  func bodies() async {
    struct Owner: View {
      let log: Log
      @State private var number = 0

      var body: some View {
        Button("add \(number)") { number += 1 }
          .task { log.note("start") }
      }
    }
    let screen = Screen { Owner(log: log) }
    for number in 0..<5 { screen["add \(number)"].tap() }
    await screen.settle()
    #expect(screen.trace.bodies(of: Owner.self) == 6)
    #expect(log.lines == ["start"])
  }

  @Test("B43, G3, G9: as since OS 26.4, what it writes before it first waits is in the first frame")
  func firstFrame() {
    struct Owner: View {
      @State private var number = 0

      var body: some View {
        Text("number \(number)").task { number = 7 }
      }
    }
    let screen = Screen { Owner() }
    #expect(screen.trace.frames == 1)
    #expect(screen.visibleText == ["number 7"])
  }

  @Test("B43: writes after waiting are shown when their time comes")
  func waiting() async {
    struct Owner: View {
      @State private var number = 0

      var body: some View {
        Text("number \(number)").task {
          for next in 1...3 {
            try? await Task.sleep(for: .seconds(1))
            number = next
          }
        }
      }
    }
    let screen = Screen { Owner() }
    #expect(screen.visibleText == ["number 0"])
    await screen.advance(by: .milliseconds(1100))
    #expect(screen.visibleText == ["number 1"])
    await screen.advance(by: .seconds(1))
    #expect(screen.visibleText == ["number 2"])
    await screen.settle()
    #expect(screen.visibleText == ["number 3"])
    #expect(screen.now >= .seconds(3) && screen.now < .seconds(4))
  }

  @Test("B43: it runs on the main actor, with its priority and a name")
  func circumstances() {
    _ = Screen {
      Text("x")
        .task {
          MainActor.assertIsolated()
          log.note("\(Task.currentPriority == .userInitiated) \(Task.name?.hasPrefix("View.task @ ") ?? false)")
        }
        .task(name: "mine", priority: .background) { log.note(Task.name ?? "") }
    }
    #expect(log.lines == ["true true", "mine"])
  }

  @Test("B43: it is cancelled when the view goes, after new content appeared")
  func cancellation() async {
    let stage = { (isThere: Bool) in
      VStack {
        if isThere {
          Text("old").task {
            await withTaskCancellationHandler {
              try? await Task.sleep(for: .seconds(60))
            } onCancel: {
              MainActor.assumeIsolated { log.note("cancel") }
            }
            log.note("resumed \(Task.isCancelled)")
          }
        } else {
          Text("new").task { log.note("new task") }
        }
      }
    }
    let screen = Screen { stage(true) }
    await screen.advance(by: .seconds(1))
    screen.update { stage(false) }
    await screen.advance(by: .milliseconds(50))
    #expect(log.lines == ["new task", "cancel", "resumed true"])
  }

  @Test("B43: unmounting cancels")
  func unmounting() async {
    let screen = Screen {
      Text("x").task {
        do { try await Task.sleep(for: .seconds(10)) } catch { log.note("cancelled") }
      }
    }
    await screen.advance(by: .seconds(1))
    screen.unmount()
    await screen.advance(by: .seconds(1))
    #expect(log.lines == ["cancelled"])
  }

  /// A task that tells its life, restarted with `key`.
  private func keyed(_ key: Int, isThere: Bool = true) -> some View {
    VStack {
      if isThere {
        Text("x").task(id: key) {
          log.note("start \(key)")
          await withTaskCancellationHandler {
            try? await Task.sleep(for: .seconds(5))
          } onCancel: {
            MainActor.assumeIsolated { log.note("cancel \(key)") }
          }
          log.note("end \(key) \(Task.isCancelled)")
        }
      }
    }
  }

  @Test("B44: another id cancels the task and starts a new one with the new captures")
  func changedID() async {
    let screen = Screen { keyed(0) }
    await screen.advance(by: .seconds(1))
    screen.update { keyed(1) }
    #expect(log.take() == ["start 0", "cancel 0", "start 1"])
    await screen.advance(by: .seconds(1))
    #expect(log.take() == ["end 0 true"])
    await screen.settle()
    #expect(log.take() == ["end 1 false"])
  }

  @Test("B44: the same id does nothing")
  func sameID() async {
    let screen = Screen { keyed(0) }
    screen.update { keyed(0) }
    await screen.settle()
    screen.update { keyed(0) }
    await screen.settle()
    #expect(log.lines == ["start 0", "end 0 false"])
  }

  @Test("B44: a finished task starts again with another id")
  func finishedTask() async {
    let screen = Screen { keyed(0) }
    await screen.settle()
    screen.update { keyed(1) }
    await screen.settle()
    #expect(log.lines == ["start 0", "end 0 false", "start 1", "end 1 false"])
  }

  @Test("B44: an id that changes while the view is away starts nothing")
  func absentView() async {
    let screen = Screen { keyed(0, isThere: false) }
    screen.update { keyed(1, isThere: false) }
    await screen.settle()
    #expect(log.lines == [])
    screen.update { keyed(2) }
    #expect(log.lines == ["start 2"])
  }

  @Test("B44: a change in the very update of the appearance starts one task")
  func changeOnAppearance() async {
    struct Owner: View {
      let log: Log
      @State private var key = 0

      var body: some View {
        Text("x")
          .onAppear { key = 1 }
          .task(id: key) {
            log.note("start \(key)")
            try? await Task.sleep(for: .seconds(1))
            log.note("end \(key) \(Task.isCancelled)")
          }
      }
    }
    let screen = Screen { Owner(log: log) }
    await screen.settle()
    #expect(log.lines.filter { $0.hasPrefix("start") }.count == log.lines.filter { $0.hasPrefix("end") }.count)
    #expect(log.lines.last == "end 1 false")
    #expect(log.lines.filter { $0.hasSuffix("false") } == ["end 1 false"])
  }

  @Test("B45: cancellation is seen at the next wait")
  func cooperation() async {
    let stage = { (isThere: Bool) in
      VStack {
        if isThere {
          Text("x").task {
            do { try await Task.sleep(for: .seconds(10)) } catch { log.note("c") }
          }
        }
      }
    }
    let screen = Screen { stage(true) }
    await screen.advance(by: .seconds(1))
    screen.update { stage(false) }
    await screen.advance(by: .milliseconds(20))
    #expect(log.lines == ["c"])
    #expect(screen.now < .milliseconds(1100))
  }

  @Test("B45: a task that does not look goes on, and can see that it is cancelled")
  func carelessTasks() async {
    let stage = { (isThere: Bool) in
      VStack {
        if isThere {
          Text("x").task {
            for _ in 0..<3 {
              log.note("\(Task.isCancelled)")
              await Task.detached { try? await Task.sleep(for: .milliseconds(1)) }.value
            }
          }
        }
      }
    }
    let screen = Screen { stage(true) }
    screen.update { stage(false) }
    for _ in 0..<200 where log.lines.count < 3 {
      try? await Task.sleep(for: .milliseconds(5))
      await screen.settle()
    }
    #expect(log.lines == ["false", "true", "true"])
  }

  @Test("B45: replacing a view starts the new task, then cancels the old one")
  func replacement() async {
    let stage = { (id: Int) in
      Text("x")
        .task {
          log.note("start \(id) \(Task.isCancelled)")
          do { try await Task.sleep(for: .seconds(10)) } catch { log.note("cancelled \(id)") }
        }
        .id(id)
    }
    let screen = Screen { stage(0) }
    screen.update { stage(1) }
    await screen.advance(by: .milliseconds(20))
    #expect(log.lines == ["start 0 false", "start 1 false", "cancelled 0"])
  }
}
