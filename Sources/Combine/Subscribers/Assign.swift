extension Subscribers {
  /// A subscriber that writes every value into a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible
  {
    public typealias Failure = Never

    private struct State {
      /// Nil once the stream has ended or was cancelled.
      var object: Root?
      var subscription: (any Subscription)?
    }

    private let state: Guarded<State>

    /// The property that receives the values.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// The object that receives the values, or `nil` once the stream has ended.
    public var object: Root? {
      state.withLock { $0.object }
    }

    /// Creates a subscriber, which keeps `object` alive until the stream ends or is cancelled.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      state = Guarded(State(object: object))
      self.keyPath = keyPath
    }

    public var description: String { "Assign \(Root.self)." }

    public var playgroundDescription: Any { description }

    public func receive(subscription: any Subscription) {
      let isAccepted = state.withLock { state in
        guard state.object != nil, state.subscription == nil else { return false }
        state.subscription = subscription
        return true
      }
      if isAccepted {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) {
      _ = end()
    }

    public func cancel() {
      end().subscription?.cancel()
    }

    /// Forgets everything; what was known is returned so that it is released outside the lock.
    private func end() -> State {
      state.withLock { state in
        defer { state = State() }
        return state
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value into a property of an object, which stays alive as long as the subscription.
  ///
  /// - Returns: A cancellable that ends the subscription; it also does so when it is released.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
