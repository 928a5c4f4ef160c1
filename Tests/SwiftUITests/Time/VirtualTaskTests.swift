import Foundation
import SwiftUITesting
import Synchronization
import Testing

/// Tasks of all kinds under one clock.
@MainActor @Suite struct VirtualTaskTests {
  private let clock = VirtualClock()
  private let journal = Journal()

  @Test func childTasks() async {
    let journal = journal
    clock.run {
      _ = Task {
        async let first = pause(2, "first", journal)
        async let second = pause(1, "second", journal)
        _ = await [first, second]
        journal.note("both")
        await withTaskGroup(of: Int.self) { group in
          for seconds in [3, 1, 2] {
            group.addTask { await pause(seconds, "child \(seconds)", journal) }
          }
          for await seconds in group { journal.note("result \(seconds)") }
        }
        journal.note("group")
      }
    }
    await clock.advance(to: .seconds(10))
    #expect(
      journal.entries == [
        "1 second", "2 first", "2 both", "3 child 1", "3 result 1", "4 child 2", "4 result 2", "5 child 3",
        "5 result 3", "5 group",
      ])
  }

  @Test func unstructuredTasksOfEachKind() async {
    let journal = journal
    clock.run {
      Task { @MainActor in
        await pause(1, "main actor", journal)
        MainActor.assertIsolated()
        Task {
          await pause(1, "inner", journal)
        }
      }
      Task { @concurrent in await pause(1, "concurrent", journal) }
      Task(name: "named", priority: .background) { await pause(1, "background", journal) }
      Task.immediate {
        journal.note("immediate")
        await pause(1, "after immediate", journal)
      }
    }
    #expect(journal.entries == ["0 immediate"])
    await clock.drain()
    #expect(clock.waitingDescriptions.count { $0.hasPrefix("task \"named\" sleeps until 1.0 s") } == 1)
    await clock.advance(to: .seconds(2))
    // Those on the main actor have to leave it before they sleep, so the one outside it and the immediate one are
    // first.
    #expect(
      journal.entries == [
        "0 immediate", "1 concurrent", "1 after immediate", "1 main actor", "1 background", "2 inner",
      ])
  }

  @Test func timersOfTasks() async {
    let journal = journal
    let (ticks, continuation) = AsyncStream.makeStream(of: Int.self)
    clock.run {
      Task {
        for tick in 1...3 {
          try await Task.sleep(for: .seconds(1))
          continuation.yield(tick)
        }
        continuation.finish()
      }
      Task {
        for await tick in ticks { journal.note("tick \(tick)") }
        journal.note("finished")
      }
    }
    await clock.advance(to: .seconds(10))
    #expect(journal.entries == ["1 tick 1", "2 tick 2", "3 tick 3", "3 finished"])
  }

  @Test func actorsAndNonisolatedFunctions() async {
    let journal = journal
    let counter = Counter()
    clock.run {
      for name in ["a", "b"] {
        Task {
          await counter.count(name, journal)
          MainActor.assertIsolated()
          await outside(name, journal)
          MainActor.assertIsolated()
          journal.note("\(name) ends")
        }
      }
    }
    await clock.advance(to: .seconds(10))
    #expect(
      journal.entries == [
        "1 a counts 1", "1 b counts 2", "2 a outside", "2 a ends", "2 b outside", "2 b ends",
      ])
  }

  @Test func cancellationOfASleepOnAnActorLeavesNoDeadline() async {
    let journal = journal
    let counter = Counter()
    let task = clock.run { Task { await counter.count("a", journal) } }
    await clock.drain()
    #expect(clock.nextDeadline == .seconds(1))
    task.cancel()
    await clock.drain()
    #expect(clock.nextDeadline == nil)
    #expect(journal.entries == ["0 a counts 1"])
  }

  @Test func detachedTasksFollowRealTime() async {
    let journal = journal
    let task = clock.run {
      Task.detached {
        #expect(VirtualClock.current == nil)
        let start = ContinuousClock.now
        try? await Task.sleep(for: .milliseconds(50))
        #expect(ContinuousClock.now - start >= .milliseconds(50))
        await MainActor.run { journal.note("detached") }
      }
    }
    await clock.drain()
    #expect(clock.nextDeadline == nil)
    await task.value
    #expect(journal.entries == ["detached"])
  }

  @Test func workOfADetachedTaskIsWaitedFor() async {
    let journal = journal
    clock.run {
      _ = Task.detached {
        usleep(20_000)
        await MainActor.run { journal.note("loaded") }
      }
    }
    await clock.drain()
    #expect(journal.entries == ["loaded"])
  }

  @Test func blocksOnTheMainQueueRun() async {
    let journal = journal
    clock.run {
      _ = Task {
        DispatchQueue.main.async {
          journal.note("block")
          DispatchQueue.main.async { journal.note("inner block") }
        }
      }
    }
    await clock.drain()
    #expect(journal.entries == ["0 block", "0 inner block"])
  }

  @Test func tasksRunWithoutADrain() async {
    let journal = journal
    let tasks = clock.run {
      [
        Task { await outside(nil, journal) },
        Task { @concurrent in await outside(nil, journal) },
        Task { @MainActor in journal.note("main") },
      ]
    }
    for task in tasks { await task.value }
    #expect(journal.entries.count == 3)
  }

  @Test func tasksResumedFromOutside() async {
    let journal = journal
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    clock.run {
      _ = Task {
        for await number in numbers {
          journal.note("\(number)")
          try? await Task.sleep(for: .seconds(1))
        }
      }
    }
    await clock.drain()
    for number in 1...3 { continuation.yield(number) }
    await clock.advance(to: .seconds(5))
    #expect(journal.entries == ["0 1", "1 2", "2 3"])
  }

  @Test func tasksResumedByAnotherThread() async {
    let journal = journal
    let visitor = Visitor()
    clock.run {
      _ = Task { @concurrent in
        await withCheckedContinuation { continuation in visitor.waiting.withLock { $0 = continuation } }
        await pause(1, "far", journal)
      }
    }
    await clock.advance(to: .seconds(5))
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        visitor.waiting.withLock { $0 }?.resume()
        done.resume()
      }
    }
    await clock.advance(to: .seconds(10))
    #expect(journal.entries == ["6 far"])
  }
}

@discardableResult
private func pause(_ seconds: Int, _ name: String, _ journal: Journal) async -> Int {
  try? await Task.sleep(for: .seconds(seconds))
  journal.note(name)
  return seconds
}

/// Code outside any actor; sleeps when it has a name.
@concurrent private func outside(_ name: String?, _ journal: Journal) async {
  if let name {
    try? await Task.sleep(for: .seconds(1))
    journal.note("\(name) outside")
  } else {
    await Task.yield()
    journal.note("outside")
  }
}

/// Holds what a task outside any actor waits for.
private final class Visitor: Sendable {
  let waiting = Mutex<CheckedContinuation<Void, Never>?>(nil)
}

private actor Counter {
  private var value = 0

  func count(_ name: String, _ journal: Journal) async {
    try? await Task.sleep(for: .seconds(1))
    value += 1
    journal.note("\(name) counts \(value)")
  }
}

/// Tasks that frames start.
@MainActor @Suite("Tasks that what is shown starts") struct ShownTaskTests {
  private struct Chain: View {
    let length: Int
    @State private var count = 0

    init(length: Int) {
      self.length = length
    }

    var body: some View {
      VStack {
        Text("\(count) of \(length)")
        // Each is another view, which appears and starts the next task.
        if count < length { Text("waiting").onAppear { Task { count += 1 } }.id(count) }
      }
    }
  }

  @Test("settle() goes on while what is shown starts tasks, though no time passes", arguments: [1, 2, 3, 20])
  func chain(length: Int) async {
    let settled = Screen { Chain(length: length) }
    await settled.settle()
    #expect(settled.visibleText == ["\(length) of \(length)"])
    #expect(settled.now < .milliseconds(20))
    let advanced = Screen { Chain(length: length) }
    await advanced.advance(by: .milliseconds(20))
    #expect(advanced.visibleText == ["\(length) of \(length)"])
  }
}
