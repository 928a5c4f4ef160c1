/// A publisher of one value, or of one failure, that is known later.
///
/// The closure runs once, at creation; every subscriber gets the same result.
public final class Future<Output, Failure: Error>: Publisher {
  /// Fulfills the future. Only the first call counts; it may come from any thread.
  public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var waiting: [(Result<Output, Failure>) -> Void] = []
  }

  private let state = Guarded(State())

  /// Creates a future and starts its work.
  ///
  /// - Parameter attemptToFulfill: Does or starts the work and calls the promise when the result is known.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    // Sendable: fulfilling goes through the lock, and a result is handed over, not shared.
    let future = Unchecked(self)
    attemptToFulfill { future.value.fulfill($0) }
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let subscription = SingleValueSubscription(downstream: subscriber)
    subscriber.receive(subscription: subscription)
    whenFulfilled { result in
      switch result {
      case .success(let value): subscription.resolve(value)
      case .failure(let error): subscription.resolve(completion: .failure(error))
      }
    }
  }

  private func whenFulfilled(_ body: @escaping (Result<Output, Failure>) -> Void) {
    let result = state.withLock { state in
      if state.result == nil {
        state.waiting.append(body)
      }
      return state.result
    }
    if let result {
      body(result)
    }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = state.withLock { state -> [(Result<Output, Failure>) -> Void] in
      guard state.result == nil else { return [] }
      state.result = result
      defer { state.waiting = [] }
      return state.waiting
    }
    for body in waiting {
      body(result)
    }
  }
}

extension Future where Failure == Never {
  /// The value, awaited.
  public final var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        whenFulfilled { continuation.resume(returning: Unchecked($0)) }
      }.value.get()
    }
  }
}

extension Future {
  /// The value, awaited, or the failure, thrown.
  public final var value: Output {
    get async throws {
      try await withCheckedContinuation { continuation in
        whenFulfilled { continuation.resume(returning: Unchecked($0)) }
      }.value.get()
    }
  }
}
