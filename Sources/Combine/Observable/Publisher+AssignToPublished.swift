extension Publisher where Failure == Never {
  /// Writes each value into a `@Published` property. The subscription lives as long as the property.
  ///
  /// - Parameter published: The property's publisher, as in `assign(to: &$name)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subscriber = PublishedSubscriber(subject: published.subject)
    published.subject.retain(source: subscriber)
    subscribe(subscriber)
  }
}

/// Writes what it receives into a property that it does not keep alive.
private final class PublishedSubscriber<Value>: Subscriber, Cancellable {
  typealias Input = Value
  typealias Failure = Never

  private struct State {
    var subscription: (any Subscription)?
    var isEnded = false
  }

  private weak var subject: PublishedSubject<Value>?
  private let state = Guarded(State())

  init(subject: PublishedSubject<Value>) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    let isAccepted = state.withLock { state in
      guard !state.isEnded, state.subscription == nil else { return false }
      state.subscription = subscription
      return true
    }
    if isAccepted {
      subscription.request(.unlimited)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    subject?.send(value)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    _ = end()
    subject?.release(source: self)
  }

  func cancel() {
    end()?.cancel()
  }

  private func end() -> (any Subscription)? {
    state.withLock { state in
      defer { state = State(isEnded: true) }
      return state.subscription
    }
  }
}
