import Foundation
import FoundationNetworking

/// What happens to a page of the web.
package enum WebPageEvent {
  /// A document is asked for.
  case started
  /// The server sends to another address.
  case redirected
  /// The document begins to come.
  case committed
  /// The document is there.
  case finished
  /// Nothing came; whether it failed before something of it was there.
  case failed(any Error, isProvisional: Bool)
  /// Something of the state changed.
  case stateChanged
  /// A script of the page sent a message, as JSON.
  case message(name: String, body: String)
  /// The engine of the page ended unexpectedly.
  case terminated
}

/// A page wants to go somewhere.
package struct WebNavigationRequest: Sendable {
  /// Why it goes there.
  package enum Reason: Int, Sendable {
    case link = 0
    case form
    case backForward
    case reload
    case formAgain
    case other = -1
  }

  package var request: URLRequest
  package var reason: Reason
  /// Whether a window of its own is wanted for it.
  package var wantsNewWindow: Bool

  package init(request: URLRequest, reason: Reason, wantsNewWindow: Bool = false) {
    self.request = request
    self.reason = reason
    self.wantsNewWindow = wantsNewWindow
  }
}

/// What a server answered to a page.
package struct WebResponse {
  package var response: URLResponse
  package var isForMainFrame: Bool
  package var canBeShown: Bool

  package init(response: URLResponse, isForMainFrame: Bool, canBeShown: Bool) {
    self.response = response
    self.isForMainFrame = isForMainFrame
    self.canBeShown = canBeShown
  }
}
