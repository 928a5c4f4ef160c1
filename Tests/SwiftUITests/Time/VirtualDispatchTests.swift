import Foundation
import SwiftUITesting
import Testing

/// Blocks that code of a clock puts on dispatch queues.
@MainActor @Suite struct VirtualDispatchTests {
  private let clock = VirtualClock()
  private let journal = Journal()

  @Test func delayedBlocksWaitForTheClock() async {
    let journal = journal
    clock.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        journal.note("main")
        MainActor.assertIsolated()
        Task {
          try await Task.sleep(for: .seconds(1))
          journal.note("task")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1_500)) { journal.note("inner") }
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        journal.note("global")
        DispatchQueue.main.async { journal.note("back") }
      }
      DispatchQueue(label: "own").asyncAfter(deadline: .now() + 1) { journal.note("own") }
    }
    await clock.advance(to: .seconds(10))
    #expect(journal.entries == ["1 global", "1 back", "1 own", "2 main", "3 task", "3.5 inner"])
  }

  @Test func cancelledWorkItemsDoNothing() async {
    let journal = journal
    var pending: DispatchWorkItem?
    for keystroke in 1...3 {
      pending?.cancel()
      let item = DispatchWorkItem { journal.note("search \(keystroke)") }
      clock.run { DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item) }
      pending = item
      await clock.advance(to: .milliseconds(100 * keystroke))
    }
    await clock.advance(to: .seconds(1))
    #expect(journal.entries == ["0.5 search 3"])
  }

  @Test func delaysAreExactHoweverLongTheCodeTakes() async {
    let journal = journal
    clock.run {
      let deadline = DispatchTime.now() + 0.25
      usleep(5_000)
      DispatchQueue.main.asyncAfter(deadline: deadline) { journal.note("block") }
      #expect(DispatchTime.now() + 0.25 == deadline)
    }
    await clock.advance(to: .seconds(1))
    #expect(journal.entries == ["0.25 block"])
  }

  @Test func threadsBlockInRealTime() async {
    await clock.advance(to: .seconds(1_000))
    let start = ContinuousClock.now
    clock.run { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(30)) }
    #expect(ContinuousClock.now - start >= .milliseconds(29))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func blocksKeepTheirPlaceAmongTasks() async {
    let journal = journal
    clock.run {
      for index in 0..<3 {
        Task { journal.note("task \(index)") }
        DispatchQueue.main.async { journal.note("block \(index)") }
      }
    }
    await clock.drain()
    #expect(
      journal.entries == ["0 task 0", "0 block 0", "0 task 1", "0 block 1", "0 task 2", "0 block 2"])
  }

  @Test func workOnAGlobalQueueIsWaitedFor() async {
    let journal = journal
    clock.run {
      DispatchQueue.global(qos: .userInitiated).async {
        usleep(10_000)
        DispatchQueue.main.async { journal.note("loaded") }
      }
    }
    await clock.drain()
    #expect(journal.entries == ["0 loaded"])
  }

  @Test func queuesOfOnesOwnKeepTheirOrder() async {
    let journal = journal
    let queue = DispatchQueue(label: "own")
    clock.run {
      queue.async { journal.note("async") }
      queue.sync { journal.note("sync") }
    }
    #expect(journal.entries == ["async", "0 sync"])
  }

  @Test func blocksOutsideAnyClockFollowRealTime() async {
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { continuation.resume() }
    }
    #expect(ContinuousClock.now - start >= .milliseconds(30))
    #expect(clock.nextDeadline == nil)
  }
}
