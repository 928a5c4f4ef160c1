import Foundation
import SwiftUI
import WebKit

/// Where a window that a page wants would be.
@MainActor @preconcurrency
open class WKWindowFeatures: NSObject {
  /// In points; nil if the page does not say.
  open var width: NSNumber?
  /// In points; nil if the page does not say.
  open var height: NSNumber?
}

/// Is asked for windows of pages (WB5). All methods may be left out.
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {
  /// A page wants a window of its own, for a link to one, say.
  ///
  /// - Returns: nil, after the document was loaded elsewhere or not at all. Another view is shown where the program puts
  ///   it, and gets the document.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?

  /// A page closes its window.
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }

  public func webViewDidClose(_ webView: WKWebView) {}
}

// Messages of scripts name the view of their page.
extension WKScriptMessage {
  /// The view whose page it was.
  public var webView: WKWebView? { view as? WKWebView }
}
