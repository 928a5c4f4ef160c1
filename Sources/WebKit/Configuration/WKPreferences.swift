import Foundation

/// What documents of a view may do.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
  /// Whether scripts of documents run; asked when a page is made.
  open var javaScriptEnabled = true
  /// Whether scripts may open windows without the user. It is kept: a view's delegate is asked in any case.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The least size of letters, in points. It is kept.
  open var minimumFontSize = 0.0
  /// Whether known traps are warned of. It is kept: WebKitGTK has no list of them.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether an element may take the whole window. It is kept: it may.
  open var isElementFullscreenEnabled = false

  public override init() {
    super.init()
  }
}
