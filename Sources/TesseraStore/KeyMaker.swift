import Foundation
import Synchronization

/// Keys of new objects: the time they were made, so that rows lie in the order in which they were made, and a part that
/// another process does not choose.
package enum KeyMaker {
  private static let last = Mutex<Int64>(0)

  package static func next() -> Int64 {
    // Milliseconds since the reference date are less than 2 to the 41st until 2070.
    let time = Int64(max(0, Date.timeIntervalSinceReferenceDate) * 1000) & (1 << 41 - 1)
    return last.withLock { last in
      let isLater = time > last >> 21
      last = isLater ? time << 21 | Int64.random(in: 0..<1 << 20) : last + 1
      return last
    }
  }
}
