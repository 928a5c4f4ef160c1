/// The subscription of an operator that keeps values for some time: a publisher on one side, an outbox on the other.
final class Pipe<Input, Failure: Error, Downstream: Subscriber>: Subscription {
  private struct State {
    var source: Source<Input, Failure>?
    var isEnded = false
    /// What is to be cancelled with the pipe.
    var attachments: [any Cancellable] = []
  }

  let outbox: Outbox<Downstream>
  private let state = Guarded(State())
  private let downstream: Downstream
  private let upstreamDemand: (Subscribers.Demand) -> Subscribers.Demand

  /// Creates a pipe.
  ///
  /// - Parameters:
  ///   - isGated: Whether each event waits for a call of `outbox.release()`.
  ///   - upstreamDemand: What to ask the publisher for when the subscriber asks.
  init(
    downstream: Downstream, isGated: Bool = false,
    upstreamDemand: @escaping (Subscribers.Demand) -> Subscribers.Demand = { _ in .none }
  ) {
    self.downstream = downstream
    self.upstreamDemand = upstreamDemand
    outbox = Outbox(downstream: downstream, isGated: isGated)
    outbox.demandDidGrow = { [weak self] in self?.requestUpstream($0) }
  }

  /// What asks the publisher for values.
  var source: (any Subscription)? {
    state.withLock { $0.source }
  }

  /// Connects the two sides.
  ///
  /// - Parameters:
  ///   - demand: What to ask the publisher for at first.
  ///   - receiveValue: Called for each value.
  ///   - receiveCompletion: Called at the end.
  func start<P: Publisher>(
    with publisher: P, demand: Subscribers.Demand = .none, receiveValue: @escaping (Input) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) where P.Output == Input, P.Failure == Failure {
    let source = Source(demand: demand, receiveValue: receiveValue, receiveCompletion: receiveCompletion)
    state.withLock { $0.source = source }
    downstream.receive(subscription: self)
    publisher.subscribe(source)
  }

  /// Cancels `attachment` when the stream ends or is cancelled.
  func attach(_ attachment: any Cancellable) {
    let isEnded = state.withLock { state in
      if !state.isEnded {
        state.attachments.append(attachment)
      }
      return state.isEnded
    }
    if isEnded {
      attachment.cancel()
    }
  }

  /// Leaves the publisher, and cancels what is attached; what is in the outbox stays.
  func close() {
    let ended = state.withLock { state in
      defer { state = State(isEnded: true) }
      return state
    }
    ended.source?.cancel()
    for attachment in ended.attachments {
      attachment.cancel()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    requestUpstream(demand)
    outbox.request(demand)
  }

  func cancel() {
    outbox.cancel()
    close()
  }

  private func requestUpstream(_ demand: Subscribers.Demand) {
    source?.request(upstreamDemand(demand))
  }
}
