import Foundation
import FoundationNetworking
import SwiftUI
import WebKit

/// Is told of the documents of a view, and asked about them (WB4). All methods may be left out.
// Not @preconcurrency: the forms with closures for the main actor and those from before would be one symbol.
@MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Whether the view goes where its page wants.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)

  /// Whether the view goes where its page wants, as code from before Swift 6 has it.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)

  /// Whether the view goes where its page wants, as a function that waits.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy

  /// Whether the view goes where its page wants, and what the document may do.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)

  /// Whether the view goes where its page wants, and what the document may do, as code from before Swift 6 has it.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)

  /// Whether the view shows what a server answered.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)

  /// Whether the view shows what a server answered, as code from before Swift 6 has it.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)

  /// Whether the view shows what a server answered, as a function that waits.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy

  /// A document is asked for.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)

  /// The server sends to another address.
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)

  /// Nothing of the document came.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)

  /// The document begins to come.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)

  /// The document is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)

  /// The document came in part only.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)

  /// The engine of the page ended unexpectedly.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

// What is done for methods that are left out. Each form of a question asks the next, the last one allows.
extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    let older: (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = PolicyAnswer.plain(decisionHandler)
    self.webView(webView, decidePolicyFor: navigationAction, preferences: preferences, decisionHandler: older)
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    let answer: @MainActor @Sendable (WKNavigationActionPolicy) -> Void = PolicyAnswer.sendable {
      decisionHandler($0, preferences)
    }
    self.webView(webView, decidePolicyFor: navigationAction, decisionHandler: answer)
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    let older: (WKNavigationActionPolicy) -> Void = PolicyAnswer.plain(decisionHandler)
    self.webView(webView, decidePolicyFor: navigationAction, decisionHandler: older)
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    let answer = PolicyAnswer.sendable(decisionHandler)
    Task { answer(await self.webView(webView, decidePolicyFor: navigationAction)) }
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    let older: (WKNavigationResponsePolicy) -> Void = PolicyAnswer.plain(decisionHandler)
    self.webView(webView, decidePolicyFor: navigationResponse, decisionHandler: older)
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) {
    let answer = PolicyAnswer.sendable(decisionHandler)
    Task { answer(await self.webView(webView, decidePolicyFor: navigationResponse)) }
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy { navigationResponse.canShowMIMEType ? .allow : .cancel }

  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}

  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}

  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}

  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}

  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}

  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}
