import Foundation

/// What a script of a page told the program (WB7).
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  /// The name under which it was told.
  public let name: String
  /// A number, text, array, dictionary or `NSNull`.
  public let body: Any
  /// Where the script ran.
  public let frameInfo: WKFrameInfo
  /// The view whose page it was; it has a type of its own in a module above.
  package private(set) weak var view: AnyObject?

  package init(name: String, body: Any, frameInfo: WKFrameInfo, view: AnyObject?) {
    self.name = name
    self.body = body
    self.frameInfo = frameInfo
    self.view = view
    super.init()
  }

  /// The world of the script.
  public var world: WKContentWorld { .page }
}

/// Hears what scripts of pages tell the program (WB7).
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A script told something under a name that the object was added for.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
