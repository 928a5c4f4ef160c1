import Synchronization

/// The status that a loop got last.
final class LastStatus: Sendable {
  private let status = Mutex<Tips.Status?>(nil)

  func changes(to new: Tips.Status) -> Bool {
    status.withLock { status in
      defer { status = new }
      return status != new
    }
  }
}
