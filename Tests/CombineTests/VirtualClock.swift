import Combine
import Synchronization

/// A clock that tests advance, in the place of the main thread's schedulers.
final class VirtualClock: SchedulerOverride {
  private struct Entry {
    let number: Int
    var time: Duration
    let interval: Duration?
    let action: @Sendable () -> Void
  }

  private struct State {
    var now = Duration.zero
    var lastNumber = 0
    var entries: [Entry] = []
  }

  private let state = Mutex(State())

  var now: Duration {
    state.withLock { $0.now }
  }

  /// How much is scheduled.
  var count: Int {
    state.withLock { $0.entries.count }
  }

  func schedule(
    after delay: Duration, every interval: Duration?, _ action: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    let number = state.withLock { state in
      state.lastNumber += 1
      state.entries.append(
        Entry(number: state.lastNumber, time: state.now + delay, interval: interval, action: action))
      return state.lastNumber
    }
    return AnyCancellable { [self] in
      state.withLock { $0.entries.removeAll { $0.number == number } }
    }
  }

  /// Lets milliseconds pass and runs what is due, in order.
  func advance(by milliseconds: Int = 0) {
    let end = now + .milliseconds(milliseconds)
    while let action = takeNext(until: end) {
      SchedulerClock.$override.withValue(self) { action() }
    }
    state.withLock { $0.now = end }
  }

  private func takeNext(until end: Duration) -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard
        let index = state.entries.indices.min(by: {
          (state.entries[$0].time, state.entries[$0].number) < (state.entries[$1].time, state.entries[$1].number)
        }), state.entries[index].time <= end
      else { return nil }
      let entry = state.entries[index]
      state.now = max(state.now, entry.time)
      if let interval = entry.interval {
        state.entries[index].time += interval
      } else {
        state.entries.remove(at: index)
      }
      return entry.action
    }
  }
}

/// Runs `body` with a virtual clock in the place of the main thread's schedulers.
func withVirtualClock(_ body: (VirtualClock) throws -> Void) rethrows {
  let clock = VirtualClock()
  try SchedulerClock.$override.withValue(clock) { try body(clock) }
}
