import Foundation
import FoundationNetworking

/// A page of the web, as windows and tests implement it.
@MainActor
package protocol HostedWebPage: AnyObject {
  /// Hears what happens to the page.
  var onEvent: (@MainActor (WebPageEvent) -> Void)? { get set }

  /// Is asked whether the page goes somewhere; it calls what it gets once, at once or later.
  var decide: (@MainActor (WebNavigationRequest, @escaping @MainActor (Bool) -> Void) -> Void)? { get set }

  /// Is asked whether the page shows what a server answered.
  var decideResponse: (@MainActor (WebResponse, @escaping @MainActor (Bool) -> Void) -> Void)? { get set }

  /// What is known of the page now.
  var state: WebPageState { get }

  /// Drawn where the page lies: windows find the page by it, and lay the page itself over it. nil where nothing can be
  /// shown.
  var picture: Bitmap? { get }

  /// Why no page can be shown; nil if one can.
  var problem: String? { get }

  func load(_ request: URLRequest)

  /// Shows a document that the program has.
  ///
  /// - Parameter type: its type, as servers say it.
  func load(_ document: Data, type: String, encoding: String, baseURL: URL?)

  /// Goes a number of documents on, or back if it is negative; nothing if there are not so many.
  func go(by distance: Int)

  /// - Parameter fromOrigin: whether nothing that was kept is used.
  func reload(fromOrigin: Bool)

  func stop()

  /// Runs the body of a function.
  ///
  /// - Parameters:
  ///   - arguments: the names of its parameters and what they are, as JSON.
  ///   - completion: gets what it answers as JSON, nil for nothing.
  func run(
    _ function: String, arguments: [String: String],
    _ completion: @escaping @MainActor (Result<String?, any Error>) -> Void)

  /// Takes over what changed in how the page is made: its scripts and the names of messages.
  func adopt(_ options: WebPageOptions)

  /// What the page says that it is shown with; nil for the engine's own name.
  func setUserAgent(_ name: String?)

  /// How large the page is shown; 1 as it is.
  func setZoom(_ zoom: Double)

  /// A picture of what is seen of the page; nil if there is none.
  func snapshot(_ completion: @escaping @MainActor (Bitmap?) -> Void)

  /// Ends the page.
  func close()
}

/// A script of a page failed.
package struct WebScriptError: Error {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}
