import SwiftUITesting
import Synchronization

/// Notes what happens, with the time of the running code's clock.
final class Journal: Sendable {
  private let lines = Mutex<[String]>([])

  var entries: [String] {
    lines.withLock { $0 }
  }

  func note(_ text: String) {
    let time = VirtualClock.current.map { "\($0.now.formattedSeconds) " } ?? ""
    lines.withLock { $0.append(time + text) }
  }
}

extension Duration {
  fileprivate var formattedSeconds: String {
    let (seconds, attoseconds) = components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    return milliseconds == 0 ? "\(seconds)" : "\(Double(seconds * 1000 + milliseconds) / 1000)"
  }
}
