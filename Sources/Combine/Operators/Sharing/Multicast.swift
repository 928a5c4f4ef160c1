extension Publishers {
  /// A publisher that sends one subscription's values, through a subject, to all subscribers.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are sent.
    public final let upstream: Upstream

    /// Makes the subject.
    public final let createSubject: () -> SubjectType

    private let subject = Guarded<SubjectType?>(nil)

    /// Creates the publisher that `multicast` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values the subject sends on.
    ///   - createSubject: Called once, when the subject is needed first.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      commonSubject().subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      upstream.subscribe(commonSubject())
    }

    private func commonSubject() -> SubjectType {
      if let known = subject.withLock({ $0 }) {
        return known
      }
      let created = createSubject()
      return subject.withLock { subject in
        let result = subject ?? created
        subject = result
        return result
      }
    }
  }
}

extension Publisher {
  /// Sends one subscription's values to all subscribers, through a subject.
  ///
  /// - Parameter createSubject: Makes the subject.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends one subscription's values to all subscribers, through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}
