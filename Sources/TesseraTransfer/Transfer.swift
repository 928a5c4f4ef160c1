import Foundation

/// One request to a server, from its start to the response.
///
/// `cancel()` never waits: it only leaves a request for the thread on which transfers run.
package final class Transfer: Sendable {
  typealias Completion = @Sendable (Result<TransferResponse, URLError>) -> Void

  let url: URL
  /// The server that is asked, for the number of connections to it.
  let host: String
  let limits: TransferLimits
  let completion: Completion
  private let queue: TransferQueue

  init(_ url: URL, _ limits: TransferLimits, _ queue: TransferQueue, completion: @escaping Completion) {
    self.url = url
    host = "\(url.host() ?? ""):\(url.port ?? 0)"
    self.limits = limits
    self.queue = queue
    self.completion = completion
  }

  /// Ends the transfer soon, with `URLError.cancelled`; one that has ended is left alone.
  package func cancel() {
    queue.cancel(self)
  }
}
