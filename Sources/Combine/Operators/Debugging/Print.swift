extension Publishers {
  /// A publisher that prints what happens.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Put before each line.
    public let prefix: String

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Where the lines go; the standard output if `nil`.
    public let stream: (any TextOutputStream)?

    /// Creates the publisher that `print` returns.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let printer = Printer(prefix: prefix, stream: stream)
      upstream.handleEvents(
        receiveSubscription: { printer.print("receive subscription: (\($0))") },
        receiveOutput: { printer.print("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: printer.print("receive finished")
          case .failure(let error): printer.print("receive error: (\(error))")
          }
        },
        receiveCancel: { printer.print("receive cancel") },
        receiveRequest: { printer.print("request \($0)") }
      ).subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Prints what happens to the stream, which stays as it is.
  ///
  /// - Parameters:
  ///   - prefix: Put before each line, with a colon.
  ///   - stream: Where the lines go; the standard output if `nil`.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

private final class Printer {
  private let prefix: String
  private let stream: Guarded<(any TextOutputStream)?>

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = Guarded(stream)
  }

  /// Prints a line. No lock is held while a stream of the user is written to.
  func print(_ text: String) {
    var stream = stream.withLock { $0 }
    if stream == nil {
      Swift.print(prefix + text)
    } else {
      stream?.write(prefix + text + "\n")
      self.stream.withLock { $0 = stream }
    }
  }
}
