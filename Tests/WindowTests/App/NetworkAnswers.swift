import Dispatch
import Network

/// Follows how the machine is connected, and writes it into the journal.
@MainActor
final class NetworkAnswers {
  private let note: @MainActor (String) -> Void
  private let monitor = NWPathMonitor()

  init(_ note: @escaping @MainActor (String) -> Void) {
    self.note = note
  }

  func follow() {
    monitor.pathUpdateHandler = { path in
      let words = [path.status == .satisfied ? "connected" : "not connected", path.isExpensive ? "by the byte" : nil]
      Task { @MainActor [weak self] in self?.note(words.compactMap { $0 }.joined(separator: ", ")) }
    }
    monitor.start(queue: .main)
  }
}
