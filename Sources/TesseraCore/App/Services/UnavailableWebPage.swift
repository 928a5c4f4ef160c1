import Foundation
import FoundationNetworking

/// A page that cannot be shown: all it loads fails.
@MainActor
package final class UnavailableWebPage: HostedWebPage {
  package var onEvent: (@MainActor (WebPageEvent) -> Void)?
  package var decide: (@MainActor (WebNavigationRequest, @escaping @MainActor (Bool) -> Void) -> Void)?
  package var decideResponse: (@MainActor (WebResponse, @escaping @MainActor (Bool) -> Void) -> Void)?
  package let state = WebPageState()
  package let picture: Bitmap? = nil
  package let problem: String?

  /// - Parameter problem: why, for the user.
  package init(_ problem: String) {
    self.problem = problem
  }

  private func fail() {
    Task { [weak self] in
      self?.onEvent?(.started)
      self?.onEvent?(.failed(URLError(.resourceUnavailable), isProvisional: true))
    }
  }

  package func load(_ request: URLRequest) { fail() }

  package func load(_ document: Data, type: String, encoding: String, baseURL: URL?) { fail() }

  package func go(by distance: Int) {}

  package func reload(fromOrigin: Bool) {}

  package func stop() {}

  package func run(
    _ function: String, arguments: [String: String],
    _ completion: @escaping @MainActor (Result<String?, any Error>) -> Void
  ) {
    completion(.failure(WebScriptError("There is no page.")))
  }

  package func adopt(_ options: WebPageOptions) {}

  package func setUserAgent(_ name: String?) {}

  package func setZoom(_ zoom: Double) {}

  package func snapshot(_ completion: @escaping @MainActor (Bitmap?) -> Void) { completion(nil) }

  package func close() {}
}
