extension Subscribers {
  /// A subscriber that takes every value and hands it to a closure.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible
  {
    private let lock = Lock()
    /// Nil, like the next, once the stream has ended or was cancelled.
    private var receiveValue: ((Input) -> Void)?
    private var receiveCompletion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    /// Creates a subscriber from closures, which are released when the stream ends or is cancelled.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public var description: String { "Sink" }

    public var playgroundDescription: Any { description }

    public func receive(subscription: any Subscription) {
      let isAccepted = lock.withLock {
        guard receiveValue != nil, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if isAccepted {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    public func receive(_ value: Input) -> Demand {
      lock.withLock { receiveValue }?(value)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      end().receiveCompletion?(completion)
    }

    public func cancel() {
      end().subscription?.cancel()
    }

    private typealias EndedState = (
      subscription: (any Subscription)?, receiveCompletion: ((Completion<Failure>) -> Void)?,
      receiveValue: ((Input) -> Void)?
    )

    /// Forgets everything; what was known is returned so that it is released outside the lock.
    private func end() -> EndedState {
      lock.withLock {
        defer {
          subscription = nil
          receiveCompletion = nil
          receiveValue = nil
        }
        return (subscription, receiveCompletion, receiveValue)
      }
    }
  }
}

extension Publisher {
  /// Calls closures for each value and for the end. Demand is unlimited.
  ///
  /// - Returns: A cancellable that ends the subscription; it also does so when it is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for each value. Demand is unlimited.
  ///
  /// - Returns: A cancellable that ends the subscription; it also does so when it is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
