extension Publishers {
  /// A publisher that must not fail.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Put before the message that the program stops with.
    public let prefix: String

    /// The file named in the message.
    public let file: StaticString

    /// The line named in the message.
    public let line: UInt

    /// Creates the publisher that `assertNoFailure` returns.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformSubscriber<Output, Upstream.Failure, S>(
          downstream: subscriber, transform: { $0 },
          transformCompletion: { completion in
            if case .failure(let error) = completion {
              fatalError("\(prefix)\(error)", file: file, line: line)
            }
            return .finished
          }))
    }
  }
}

extension Publisher {
  /// Declares that the stream cannot fail; the program stops if it does.
  ///
  /// - Parameters:
  ///   - prefix: Put before the message that the program stops with.
  ///   - file: The file that the message names.
  ///   - line: The line that the message names.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
