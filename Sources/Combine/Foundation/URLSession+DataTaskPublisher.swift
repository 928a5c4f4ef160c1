import Foundation

// Code for Apple's platforms finds `URLSession` in Foundation. Here, importing Combine brings it, too.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

extension URLSession {
  /// A publisher of what a server answers. Each subscription makes a request of its own.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  /// A publisher of what a server answers. Each subscription makes a request of its own.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of what a server answers, or of the reason why it does not.
  public struct DataTaskPublisher: Publisher, Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// What the server is asked.
    public let request: URLRequest

    /// The session that makes the request.
    public let session: URLSession

    /// Creates a publisher of the answer to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      var task: URLSessionDataTask?
      let answer = Future<Output, URLError> { promise in
        task = session.dataTask(with: request) { data, response, error in
          promise(Self.result(data: data, response: response, error: error))
        }
      }
      answer
        .handleEvents(
          receiveCancel: { [task] in task?.cancel() },
          receiveRequest: { [task] demand in
            if demand > .none { task?.resume() }
          }
        )
        .subscribe(subscriber)
    }

    private static func result(data: Data?, response: URLResponse?, error: (any Error)?) -> Result<Output, URLError> {
      if let data, let response, error == nil {
        return .success((data, response))
      }
      return .failure(error as? URLError ?? URLError(.unknown))
    }
  }
}
