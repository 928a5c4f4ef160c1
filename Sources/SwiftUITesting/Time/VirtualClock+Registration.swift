extension VirtualClock {
  /// A timer of a virtual clock. It goes on whether the registration is kept or not, until it is cancelled.
  package final class Registration: Sendable {
    private let ticket: DueQueue<Waiting>.Ticket
    private weak let clock: VirtualClock?

    init(clock: VirtualClock, ticket: DueQueue<Waiting>.Ticket) {
      self.clock = clock
      self.ticket = ticket
    }

    /// The clock, as long as it exists.
    var owner: VirtualClock? { clock }

    /// Whether the timer is going to fire.
    var isWaiting: Bool {
      clock?.state.withLock { $0.waiting.contains(ticket) } ?? false
    }

    /// Stops the timer; it is safe to call this from the timer's action, and more than once.
    package func cancel() {
      guard let clock else { return }
      // The action is released after the lock: it may own objects with something to say at their end.
      let removed = clock.state.withLock { $0.waiting.remove(ticket) }
      withExtendedLifetime(removed) {}
    }
  }
}
