import Foundation
import FoundationNetworking
import TesseraCore
import Testing

/// What the screen's program shows of the web, with WebKit. Nothing is fetched, and no script runs.
///
/// An address shows a document with its host as its title 100 milliseconds later, unless the test says something else.
extension Screen {
  /// Says what the document at an address is called.
  public func setPage(_ url: URL, title: String) {
    system.web.describe(url, as: .document(title: title))
  }

  /// Says that an address sends to another one.
  public func redirectPage(_ url: URL, to target: URL) {
    guard url != target else { return breakPage(url) }
    system.web.describe(url, as: .redirect(target))
  }

  /// Says that nothing is found at an address.
  public func breakPage(_ url: URL) {
    system.web.describe(url, as: .broken)
  }

  /// The addresses of the pages that are open, in the order in which they were made; those without a document are left
  /// out.
  public var shownPages: [URL] {
    flush()
    return system.web.pages.compactMap(\.state.url)
  }

  /// What pages asked for because the program had them, in order.
  public var webRequests: [URLRequest] {
    flush()
    return system.web.requests
  }

  /// Follows a link in the page that was made last, as a user does. It is a fault of the test if there is none.
  ///
  /// - Parameter inNewWindow: whether the link opens a window of its own.
  public func followLink(to url: URL, inNewWindow: Bool = false) {
    guard let page = system.web.pages.last else {
      Issue.record("There is no page to follow a link in.")
      return
    }
    perform("link to \(url.absoluteString)") { page.follow(url, inNewWindow: inNewWindow) }
  }

  /// Has a closure answer the scripts that the program runs in pages; without one, they fail.
  ///
  /// - Parameter answer: gets a script, and gives what it is worth: numbers, texts, arrays and dictionaries, or nil.
  public func answerScripts(_ answer: @escaping @MainActor (String) throws -> Any?) {
    system.web.scriptAnswer = answer
  }

  /// The scripts that the program ran in pages, in order.
  public var ranScripts: [String] {
    flush()
    return system.web.scripts
  }

  /// Tells the program something as a script of the page that was made last does. It is a fault of the test if the
  /// program does not hear messages of that name.
  ///
  /// - Parameter body: a number, text, array, dictionary or `NSNull`.
  public func sendScriptMessage(_ body: Any, name: String) {
    guard JSONSerialization.isValidJSONObject([body]),
      let data = try? JSONSerialization.data(withJSONObject: body, options: .fragmentsAllowed)
    else {
      Issue.record("\(body) is nothing that a script can tell.")
      return
    }
    perform("message \(name)") {
      guard system.web.pages.last?.send(String(decoding: data, as: UTF8.self), as: name) == true else {
        Issue.record("Nothing hears messages called \(name).")
        return
      }
    }
  }
}
