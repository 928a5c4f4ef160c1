import Foundation
import SwiftUITesting
import Testing

/// Several clocks, and code outside any, at once.
@MainActor @Suite struct VirtualClockIsolationTests {
  @Test(arguments: 1...20)
  func clocksRunSideBySide(pace: Int) async {
    let clock = VirtualClock()
    let journal = Journal()
    clock.run {
      _ = Task {
        for _ in 1...5 {
          try await Task.sleep(for: .seconds(pace))
          journal.note("tick")
          await Task.yield()
        }
      }
    }
    for second in 1...(5 * pace) { await clock.advance(to: .seconds(second)) }
    #expect(journal.entries == (1...5).map { "\($0 * pace) tick" })
  }

  @Test func interleavingIsTheSameEachTime() async {
    var runs: Set<[String]> = []
    for _ in 0..<10 { runs.insert(await interleaving()) }
    #expect(runs.count == 1)
  }

  private func interleaving() async -> [String] {
    // A machine that stands still for a second must not look like work that blocks.
    let clock = VirtualClock(patience: .seconds(60))
    let journal = Journal()
    clock.run {
      for index in 0..<8 {
        let work: @Sendable () async -> Void = {
          for step in 0..<5 {
            try? await Task.sleep(for: .milliseconds(100 * (index % 3)))
            journal.note("\(index).\(step)")
            await MainActor.run { journal.note("main \(index).\(step)") }
          }
        }
        if index.isMultiple(of: 2) { Task { await work() } } else { Task { @concurrent in await work() } }
      }
    }
    await clock.advance(to: .seconds(2))
    #expect(journal.entries.count == 80)
    return journal.entries
  }

  @Test func twoClocksInOneTask() async {
    let (slow, fast) = (VirtualClock(), VirtualClock())
    let journal = Journal()
    slow.run {
      _ = Task {
        try await Task.sleep(for: .seconds(1))
        journal.note("slow")
      }
      fast.run {
        _ = Task {
          try await Task.sleep(for: .seconds(1))
          journal.note("fast")
        }
      }
    }
    await fast.advance(to: .seconds(9))
    #expect(journal.entries == ["1 fast"])
    await slow.advance(to: .seconds(1))
    #expect(journal.entries == ["1 fast", "1 slow"])
  }

  @Test func codeOutsideAnyClockSleepsInRealTime() async throws {
    let clock = VirtualClock()
    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(30))
    let task = Task { try await Task.sleep(nanoseconds: 30_000_000) }
    try await task.value
    try await Task { @concurrent in try await SuspendingClock().sleep(for: .milliseconds(30)) }.value
    #expect(ContinuousClock.now - start >= .milliseconds(90))
    let endless = Task { try await Task.sleep(for: .seconds(1000)) }
    endless.cancel()
    await #expect(throws: CancellationError.self) { try await endless.value }
    #expect(clock.nextDeadline == nil)
  }

  @Test func clocksAreFreed() async {
    weak var freed: VirtualClock?
    do {
      let clock = VirtualClock()
      freed = clock
      clock.run { _ = Task { try await Task.sleep(for: .seconds(1)) } }
      await clock.advance(to: .seconds(1))
    }
    await Task.yield()
    #expect(freed == nil)
  }
}
