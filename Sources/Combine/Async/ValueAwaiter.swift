/// A subscription whose values are awaited.
///
/// Sendable is true because the state is locked, and each value is transferred to the task that awaits it.
final class ValueAwaiter<Value, Failure: Error>: @unchecked Sendable {
  private typealias Continuation = CheckedContinuation<Unchecked<Result<Value, Failure>?>, Never>

  private struct State {
    var waiting = Queue<Continuation>()
    /// What was sent and not awaited yet.
    var results = Queue<Result<Value, Failure>>()
    var isEnded = false
  }

  private let state = Guarded(State())
  private let source: Guarded<Source<Value, Failure>?> = Guarded(nil)

  init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
    let source = Source<Value, Failure> { [weak self] value in
      self?.receive(.success(value))
    } receiveCompletion: { [weak self] completion in
      if case .failure(let error) = completion {
        self?.receive(.failure(error))
      }
      self?.end()
    }
    self.source.withLock { $0 = source }
    publisher.subscribe(source)
  }

  deinit {
    source.withLock { $0 }?.cancel()
  }

  /// Asks for a value and waits for it; `nil` after the last one.
  func next() async -> Result<Value, Failure>? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { wait(with: $0) }.value
    } onCancel: {
      cancel()
    }
  }

  private func wait(with continuation: Continuation) {
    let (isEnded, result) = state.withLock { state -> (Bool, Result<Value, Failure>?) in
      let result = state.results.popFirst()
      if result == nil, !state.isEnded {
        state.waiting.append(continuation)
      }
      return (state.isEnded, result)
    }
    if result != nil || isEnded {
      continuation.resume(returning: Unchecked(result))
    } else {
      source.withLock { $0 }?.request(.max(1))
    }
  }

  private func receive(_ result: Result<Value, Failure>) {
    let continuation = state.withLock { state -> Continuation? in
      guard let continuation = state.waiting.popFirst() else {
        state.results.append(result)
        return nil
      }
      return continuation
    }
    continuation?.resume(returning: Unchecked(result))
  }

  private func cancel() {
    source.withLock { $0 }?.cancel()
    end()
  }

  /// Tells all waiting tasks that no value will come.
  private func end() {
    var waiting = state.withLock { state in
      state.isEnded = true
      defer { state.waiting = Queue() }
      return state.waiting
    }
    while let continuation = waiting.popFirst() {
      continuation.resume(returning: Unchecked(nil))
    }
  }
}
