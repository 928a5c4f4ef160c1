import Foundation
import SwiftUITesting
import Testing

/// All ways to sleep, under one clock.
@MainActor @Suite struct VirtualSleepTests {
  private let clock = VirtualClock()
  private let journal = Journal()

  @Test func sleepsInSequence() async {
    let journal = journal
    clock.run {
      _ = Task {
        journal.note("start")
        try await Task.sleep(for: .seconds(3))
        journal.note("for")
        try await Task.sleep(nanoseconds: 500_000_000)
        journal.note("nanoseconds")
        try await Task.sleep(until: .now + .milliseconds(250), clock: .suspending)
        journal.note("until")
        try await ContinuousClock().sleep(for: .milliseconds(250))
        journal.note("continuous")
        try await SuspendingClock().sleep(until: .now + .seconds(1))
        journal.note("suspending")
        try await Task.sleep(for: .zero)
        try await Task.sleep(for: .seconds(-1))
        journal.note("end")
      }
    }
    #expect(clock.nextDeadline == nil)
    await clock.drain()
    #expect(clock.nextDeadline == .seconds(3))
    await clock.advance(to: .milliseconds(2_999))
    #expect(journal.entries == ["0 start"])
    await clock.advance(to: .seconds(60))
    #expect(
      journal.entries == [
        "0 start", "3 for", "3.5 nanoseconds", "3.75 until", "4 continuous", "5 suspending", "5 end",
      ])
    #expect(clock.now == .seconds(60))
    #expect(clock.nextDeadline == nil)
  }

  @Test func advanceDoesNotGoBack() async {
    await clock.advance(to: .seconds(5))
    await clock.advance(to: .seconds(1))
    #expect(clock.now == .seconds(5))
  }

  @Test func cancellationEndsASleepAtOnce() async {
    let journal = journal
    let task = clock.run {
      Task {
        do {
          try await Task.sleep(for: .seconds(100))
          journal.note("never")
        } catch {
          journal.note("cancelled \(error is CancellationError)")
        }
      }
    }
    await clock.advance(to: .seconds(2))
    #expect(clock.nextDeadline == .seconds(100))
    task.cancel()
    await clock.drain()
    #expect(journal.entries == ["2 cancelled true"])
    #expect(clock.nextDeadline == nil)
    await clock.advance(to: .seconds(200))
    #expect(journal.entries.count == 1)
  }

  @Test func cancelledTaskDoesNotSleep() async {
    let journal = journal
    let task = clock.run {
      Task {
        journal.note("\((try? await Task.sleep(for: .seconds(1))) == nil)")
      }
    }
    task.cancel()
    await clock.drain()
    #expect(journal.entries == ["0 true"])
    #expect(clock.nextDeadline == nil)
  }

  @Test func debounceKeepsOneDeadline() async {
    let journal = journal
    var pending: Task<Void, Never>?
    for keystroke in 1...5 {
      pending?.cancel()
      pending = clock.run {
        Task {
          guard (try? await Task.sleep(for: .milliseconds(300))) != nil else { return }
          journal.note("search \(keystroke)")
        }
      }
      await clock.advance(to: .milliseconds(100 * keystroke))
    }
    #expect(clock.waitingDescriptions.count == 1)
    #expect(clock.nextDeadline == .milliseconds(700))
    await clock.advance(to: .seconds(2))
    #expect(journal.entries == ["0.7 search 5"])
  }

  @Test func sleepersWakeByDeadlineThenByOrderOfSleeping() async {
    let journal = journal
    clock.run {
      for (index, seconds) in [2, 1, 2, 3, 1, 2].enumerated() {
        Task {
          try await Task.sleep(for: .seconds(seconds))
          journal.note("\(index)")
        }
      }
    }
    var flushes = 0
    await clock.advance(to: .seconds(3)) { flushes += 1 }
    #expect(journal.entries == ["1 1", "1 4", "2 0", "2 2", "2 5", "3 3"])
    #expect(flushes >= 6)
  }

  @Test func timeForCodeOfTheClockIsVirtual() async throws {
    let journal = journal
    let task = clock.run {
      Task {
        let (continuous, suspending, date) = (ContinuousClock.now, SuspendingClock.now, Date())
        #expect(ContinuousClock.now == continuous)
        try await Task.sleep(for: .seconds(1000))
        #expect(ContinuousClock.now - continuous == .seconds(1000))
        #expect(SuspendingClock.now - suspending == .seconds(1000))
        #expect(abs(Date().timeIntervalSince(date) - 1000) < 0.000_1)
        var next = ContinuousClock.now
        for _ in 1...3 {
          next += .seconds(1)
          try await Task.sleep(until: next, clock: .continuous)
          journal.note("tick")
        }
      }
    }
    let date = Date()
    await clock.advance(to: .seconds(2000))
    try await task.value
    #expect(journal.entries == ["1001 tick", "1002 tick", "1003 tick"])
    #expect(Date().timeIntervalSince(date) < 500)
  }

  @Test func oldFormOfSleep() async {
    let journal = journal
    clock.run {
      _ = Task {
        await (LegacySleep() as any LegacySleeping).sleep(2_000_000_000)
        journal.note("awake")
      }
    }
    await clock.advance(to: .seconds(3))
    #expect(journal.entries == ["2 awake"])
  }
}

/// Calls the deprecated form by way of a protocol, which keeps the deprecation to itself.
private protocol LegacySleeping {
  func sleep(_ nanoseconds: UInt64) async
}

private struct LegacySleep: LegacySleeping {
  @available(*, deprecated)
  func sleep(_ nanoseconds: UInt64) async {
    await Task.sleep(nanoseconds)
  }
}
