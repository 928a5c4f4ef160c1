import Foundation
import SwiftUITesting
import Testing

/// Nothing keeps a clock from moving on, and much of it costs little.
@MainActor @Suite struct VirtualClockBoundsTests {
  private let clock = VirtualClock(patience: .milliseconds(20))
  private let journal = Journal()

  @Test func waitingForTheOutsideDoesNotHoldADrainUp() async {
    let never = AsyncStream<Int>.makeStream()
    clock.run {
      _ = Task { for await _ in never.stream {} }
    }
    #expect(await clock.drain())
  }

  @Test func endlessYieldingEndsADrain() async {
    let task = clock.run {
      Task {
        while !Task.isCancelled { await Task.yield() }
      }
    }
    #expect(await !clock.drain())
    task.cancel()
    #expect(await clock.drain())
  }

  @Test func sleepingForNoTimeEndsADrain() async {
    let task = clock.run {
      Task {
        while !Task.isCancelled { try? await Task.sleep(for: .zero) }
      }
    }
    #expect(await !clock.drain())
    task.cancel()
    #expect(await clock.drain())
  }

  @Test func aBlockedThreadLetsTheOthersGoOn() async {
    let journal = journal
    let gate = Gate()
    clock.run {
      Task.detached { gate.wait() }
      _ = Task { @MainActor in
        journal.note("passes")
        gate.open()
      }
    }
    #expect(await clock.drain())
    #expect(journal.entries == ["0 passes"])
  }

  @Test func aBlockedMainThreadIsFreed() async {
    let gate = Gate()
    clock.run {
      _ = Task { @MainActor in
        Task.detached { gate.open() }
        gate.wait()
      }
    }
    #expect(await clock.drain())
  }

  @Test(.timeLimit(.minutes(10))) func workThatBlocksForEverIsGivenUp() async {
    let gate = Gate()
    clock.run { _ = Task.detached { gate.wait() } }
    #expect(await clock.drain())
    while clock.waitsForOtherThreads { await clock.drain() }
    gate.open()
  }

  @Test func lookingAtTheTimeUntilItHasComeEnds() async {
    let clock = VirtualClock()
    let journal = journal
    clock.run {
      _ = Task { @concurrent in
        let end = ContinuousClock.now + .milliseconds(100)
        while ContinuousClock.now < end {}
        journal.note("end")
      }
    }
    await clock.drain()
    #expect(journal.entries == ["0 end"])
  }

  @Test func aThousandTicks() async {
    let journal = journal
    clock.run {
      _ = Task {
        for _ in 0..<1000 {
          for _ in 0..<2 { try await Task.sleep(for: .milliseconds(50)) }
          journal.note("tick")
        }
      }
    }
    await clock.advance(to: .seconds(101))
    #expect(journal.entries.count == 1000)
    #expect(journal.entries.last == "100 tick")
  }
}

/// A semaphore that asynchronous code can be careless with.
private final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func wait() {
    semaphore.wait()
  }

  func open() {
    semaphore.signal()
  }
}
