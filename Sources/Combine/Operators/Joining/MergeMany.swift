extension Publishers {
  /// A publisher of the values of any number of publishers, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers whose values are sent.
    public let publishers: [Upstream]

    /// Creates a publisher of the values of all `upstream`.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher of the values of all `upstream`.
    public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let hub = MergeHub(downstream: subscriber)
      hub.start()
      for publisher in publishers {
        hub.add(publisher)
      }
      hub.close()
    }

    /// Adds one more publisher.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publisher {
  /// Sends the values of this publisher and of another of the same type, as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
