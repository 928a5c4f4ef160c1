import Foundation

extension Tip {
  /// Whether the tip can be shown now, and why not.
  public var status: Status { TipStore.current.status(of: self) }

  /// Whether the tip can be shown now.
  public var shouldDisplay: Bool { status == .available }

  /// The status now and each time that it changes, until the task of the loop ends.
  public var statusUpdates: AsyncStream<Status> {
    let store = TipStore.current
    return AsyncStream { continuation in
      let listener = store.listen { [last = LastStatus()] in
        let status = store.status(of: self)
        if last.changes(to: status) { continuation.yield(status) }
      }
      continuation.onTermination = { _ in store.remove(listener) }
    }
  }

  /// Whether the tip can be shown, now and each time that it changes.
  public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Status>, Bool> {
    statusUpdates.map { $0 == .available }
  }

  /// Hides the tip for good.
  public func invalidate(reason: Tips.InvalidationReason) {
    TipStore.current.invalidate(id, reason)
  }

  /// Forgets that the tip was shown and invalidated.
  public func resetEligibility() async {
    TipStore.current.forget(id)
  }
}
