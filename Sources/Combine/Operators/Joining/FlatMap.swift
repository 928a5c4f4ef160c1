extension Publishers {
  /// A publisher of the values of publishers that are made from values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// How many publishers are in use at a time.
    public let maxPublishers: Subscribers.Demand

    /// Makes a publisher.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates the publisher that `flatMap` returns.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let hub = MergeHub(downstream: subscriber)
      let upstreamSubscription = WeakSubscription()
      let source = Source<Upstream.Output, Upstream.Failure>(demand: maxPublishers) { [transform] value in
        hub.add(transform(value)) { upstreamSubscription.request(.max(1)) }
      } receiveCompletion: { completion in
        switch completion {
        case .finished: hub.close()
        case .failure: hub.finish(completion)
        }
      }
      upstreamSubscription.subscription = source
      hub.attach(source)
      hub.start()
      upstream.subscribe(source)
    }
  }
}

extension Publisher {
  /// Makes a publisher from each value, and sends the values of all of them as they come.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many publishers are in use at a time.
  ///   - transform: Makes a publisher.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher that cannot fail from each value, and sends the values of all of them as they come.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many publishers are in use at a time.
  ///   - transform: Makes a publisher.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher from each value, and sends the values of all of them as they come.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many publishers are in use at a time.
  ///   - transform: Makes a publisher.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Makes a publisher from each value, and sends the values of all of them as they come.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many publishers are in use at a time.
  ///   - transform: Makes a publisher.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
