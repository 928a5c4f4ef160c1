extension Publishers {
  /// A publisher of the values of the publisher that came last.
  public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == NewPublisher, NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = NewPublisher.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Creates the publisher that `switchToLatest` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(downstream: subscriber)
      let progress = SwitchProgress()
      let source = Source<NewPublisher, NewPublisher.Failure>(demand: .unlimited) { publisher in
        let number = progress.begin()
        relay.connect(to: publisher) { completion in
          if progress.end(number) || completion.isFailure {
            relay.finish(completion)
          }
        }
      } receiveCompletion: { completion in
        if progress.endUpstream() || completion.isFailure {
          relay.finish(completion)
        }
      }
      relay.attach(source)
      relay.start()
      upstream.subscribe(source)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the publisher that came last, and leaves the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Sends the values of the publisher that came last, and leaves the one before.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the publisher that came last, and leaves the one before.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// Sends the values of the publisher that came last, and leaves the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

/// Which of the publishers, and of the publisher of publishers, are still in use.
private final class SwitchProgress {
  private struct State {
    var lastNumber = 0
    var isInnerActive = false
    var isOuterActive = true
  }

  private let state = Guarded(State())

  /// Notes that a publisher came, which takes the place of the one before.
  func begin() -> Int {
    state.withLock { state in
      state.lastNumber += 1
      state.isInnerActive = true
      return state.lastNumber
    }
  }

  /// Notes the end of a publisher, and tells whether it was the last.
  func end(_ number: Int) -> Bool {
    state.withLock { state in
      guard number == state.lastNumber else { return false }
      state.isInnerActive = false
      return !state.isOuterActive
    }
  }

  /// Notes that no publisher will come anymore, and tells whether none is in use.
  func endUpstream() -> Bool {
    state.withLock { state in
      state.isOuterActive = false
      return !state.isInnerActive
    }
  }
}
