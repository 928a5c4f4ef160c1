import Foundation

/// What one document may do.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  /// For which kind of screen servers are asked for documents.
  nonisolated public enum ContentMode: Int, Sendable {
    /// For this one.
    case recommended = 0
    /// For a phone. It is kept: documents are those for desktops.
    case mobile
    /// For a desktop.
    case desktop
  }

  /// Whether scripts of the document run; asked when a page is made.
  open var allowsContentJavaScript = true
  /// For which kind of screen the document is.
  open var preferredContentMode = ContentMode.recommended

  public override init() {
    super.init()
  }
}
