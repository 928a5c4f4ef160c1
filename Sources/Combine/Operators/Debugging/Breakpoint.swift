import Foundation

extension Publishers {
  /// A publisher that stops the program in the debugger when one of its closures returns true.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Asked when the publisher has answered.
    public let receiveSubscription: ((any Subscription) -> Bool)?

    /// Asked before each value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?

    /// Asked before the end.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

    /// Creates the publisher that `breakpoint` returns.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.handleEvents(
        receiveSubscription: { if receiveSubscription?($0) == true { Self.stop() } },
        receiveOutput: { if receiveOutput?($0) == true { Self.stop() } },
        receiveCompletion: { if receiveCompletion?($0) == true { Self.stop() } }
      )
      .subscribe(subscriber)
    }

    private static func stop() {
      raise(SIGTRAP)
    }
  }
}

extension Publisher {
  /// Stops the program with the signal `SIGTRAP`, for a debugger to catch, when a closure answers true.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Asked when the publisher has answered.
  ///   - receiveOutput: Asked before each value.
  ///   - receiveCompletion: Asked before the end.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops the program with the signal `SIGTRAP`, for a debugger to catch, when the stream fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { completion in
      if case .failure = completion { true } else { false }
    })
  }
}
