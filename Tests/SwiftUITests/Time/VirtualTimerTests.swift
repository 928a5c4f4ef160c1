import SwiftUITesting
import Testing

/// Timers of the engine, which have no task of their own.
@MainActor @Suite struct VirtualTimerTests {
  private let clock = VirtualClock()
  private let journal = Journal()

  @Test func timersFireBetweenSleepers() async {
    let journal = journal
    _ = clock.schedule(after: .seconds(2)) { journal.note("once") }
    let periodic = clock.schedule(after: .seconds(1), every: .seconds(1)) { journal.note("tick") }
    clock.run {
      _ = Task {
        try await Task.sleep(for: .milliseconds(1_500))
        journal.note("slept")
      }
    }
    #expect(clock.nextDeadline == .seconds(1))
    #expect(clock.nextDeadlineOfOneShots == .seconds(2))
    await clock.advance(to: .seconds(3))
    periodic.cancel()
    periodic.cancel()
    await clock.advance(to: .seconds(10))
    #expect(journal.entries == ["1 tick", "1.5 slept", "2 once", "2 tick", "3 tick"])
    #expect(clock.nextDeadline == nil)
  }

  @Test func timerMayCancelItself() async {
    let journal = journal
    var registration: VirtualClock.Registration?
    registration = clock.schedule(after: .zero, every: .seconds(1)) {
      journal.note("tick")
      if journal.entries.count == 3 { registration?.cancel() }
    }
    await clock.advance(to: .seconds(10))
    #expect(journal.entries == ["0 tick", "1 tick", "2 tick"])
  }

  @Test func oddTimes() async {
    let journal = journal
    _ = clock.schedule(after: .seconds(-1), every: .zero) { journal.note("negative") }
    _ = clock.schedule(after: .seconds(Int64.max), every: .seconds(Int64.max)) { journal.note("never") }
    await clock.advance(to: .seconds(Int64.max / 1_000_000_000))
    #expect(journal.entries == ["0 negative"])
    #expect(clock.waitingDescriptions.count == 1)
  }

  @Test func tasksOfATimerBelongToTheClock() async {
    let journal = journal
    _ = clock.schedule(after: .seconds(1)) {
      _ = Task {
        try await Task.sleep(for: .seconds(1))
        journal.note("task")
      }
    }
    await clock.advance(to: .seconds(2))
    #expect(journal.entries == ["2 task"])
  }

  @Test func workOfAFrameIsDoneBeforeTimeMovesOn() async {
    let journal = journal
    var hasAppeared = false
    _ = clock.schedule(after: .seconds(1)) {}
    await clock.advance(to: .seconds(5)) {
      guard !hasAppeared else { return }
      hasAppeared = true
      clock.run {
        _ = Task {
          try await Task.sleep(for: .seconds(1))
          journal.note("appeared one second before")
        }
      }
    }
    #expect(journal.entries == ["2 appeared one second before"])
  }
}
