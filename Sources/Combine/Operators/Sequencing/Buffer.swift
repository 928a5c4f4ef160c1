extension Publishers {
  /// A publisher that keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// How many values are kept.
    public let size: Int

    /// How many values the publisher is asked for.
    public let prefetch: Publishers.PrefetchStrategy

    /// What happens to a value that there is no room for.
    public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

    /// Creates the publisher that `buffer` returns.
    public init(
      upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Upstream.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let pipe = Pipe<Upstream.Output, Upstream.Failure, S>(downstream: subscriber)
      let demand: Subscribers.Demand =
        switch prefetch {
        case .keepFull: .max(size)
        case .byRequest: .unlimited
        }
      pipe.start(with: upstream, demand: demand) { value in
        receive(value, into: pipe)
      } receiveCompletion: { completion in
        pipe.outbox.finish(completion)
      }
    }
  }
}

extension Publisher {
  /// Keeps values that the publisher sends before they are asked for.
  ///
  /// - Parameters:
  ///   - size: How many values are kept; at least none.
  ///   - prefetch: How many values the publisher is asked for.
  ///   - whenFull: What happens to a value that there is no room for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

extension Publishers.Buffer {
  private func receive<S: Subscriber>(_ value: Output, into pipe: Pipe<Output, Failure, S>)
  where S.Input == Output, S.Failure == Failure {
    let isFull = pipe.outbox.openDemand == .none && pipe.outbox.count >= Swift.max(size, 0)
    guard isFull else {
      pipe.outbox.send(value, from: prefetch == .keepFull ? pipe.source : nil)
      return
    }
    switch whenFull {
    case .dropNewest:
      break
    case .dropOldest:
      if size > 0 {
        pipe.outbox.dropOldest()
        pipe.outbox.send(value)
      }
    case .customError(let error):
      pipe.close()
      pipe.outbox.finish(.failure(error()))
    }
  }
}
