import Combine
import Foundation
import Synchronization

/// Methods that will be called later, on the main thread.
enum DelayedCalls {
  struct Call {
    let target: NSObject
    let selector: Selector
    let timer: Timer
  }

  private static let calls = Mutex<Unchecked<[Call]>>(Unchecked([]))

  static func add(_ target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
    let call = Unchecked<() -> Void> { _ = selector.send(to: target, argument) }
    let timer = Timer(fire: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false) { timer in
      remove { $0.timer === timer }
      call.value()
    }
    let entry = Unchecked(Call(target: target, selector: selector, timer: timer))
    calls.withLock { $0.value.append(entry.value) }
    RunLoop.main.add(timer, forMode: .common)
  }

  static func remove(_ isMeant: (Call) -> Bool) {
    let removed = calls.withLock { calls in
      let removed = Unchecked(calls.value.filter(isMeant))
      calls.value.removeAll(where: isMeant)
      return removed
    }
    // Outside of the lock: the last reference to a target may go with its entry.
    for call in removed.value { call.timer.invalidate() }
  }
}
