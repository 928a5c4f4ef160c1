// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationNetworking
import SwiftUI
import TesseraCore
import WebKit

/// A view of UIKit or AppKit that shows a page of the web (WB3).
@MainActor @preconcurrency
open class WKWebView: _WebPlatformView, _KeyValueObservable {
  /// How the view was made.
  public let configuration: WKWebViewConfiguration
  package let host: PageHost
  public let _propertyObservers = _PropertyObservers()
  private var navigation: WKNavigation?

  /// Is told of documents, and asked about them.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Is asked for windows.
  open weak var uiDelegate: (any WKUIDelegate)?

  /// A view without a document.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    host = PageHost(configuration)
    super.init(frame: frame)
    prepare()
  }

  /// A view without a document.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// A view without a document and without a size.
  public convenience init() {
    self.init(frame: .zero, configuration: WKWebViewConfiguration())
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    host = PageHost(configuration)
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    let content = PlatformHostingView(rootView: PageContent(page: host))
    content.frame = bounds
    #if APPKIT
      content.autoresizingMask = [.width, .height]
    #else
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #endif
    addSubview(content)
    host.view = self
    host.onEvent = { [weak self] in self?.receive($0) }
    host.decide = { [weak self] in self?.decide($0, $1) }
    host.decideResponse = { [weak self] in self?.decide($0, $1) }
    #if !APPKIT
      scrollView.onScrollingAllowed = { [weak self] in self?.followScrollView() }
    #endif
  }

  // MARK: What is shown

  /// The address of the document; nil without one.
  open var url: URL? { host.state.url }

  /// What the document is called; nil without one.
  open var title: String? { url == nil ? nil : host.state.title }

  /// Whether a document is on its way.
  open var isLoading: Bool { host.state.isLoading }

  /// How much of the document is there, from 0 to 1.
  open var estimatedProgress: Double { host.state.progress }

  /// Whether there is a document before.
  open var canGoBack: Bool { !host.state.backItems.isEmpty }

  /// Whether there is a document after.
  open var canGoForward: Bool { !host.state.forwardItems.isEmpty }

  /// Whether all of the document came by connections that cannot be read by others.
  open var hasOnlySecureContent: Bool { host.state.hasOnlySecureContent }

  /// The documents before and after.
  open var backForwardList: WKBackForwardList { WKBackForwardList(host.state) }

  // MARK: Loading

  /// Loads what a request asks for.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    begin { $0.load(request) }
  }

  /// Shows a document that the program has.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    load(Data(string.utf8), mimeType: "text/html", characterEncodingName: "utf-8", baseURL: baseURL)
  }

  /// Shows data that the program has.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL?
  ) -> WKNavigation? {
    begin { $0.load(data, type: MIMEType, encoding: characterEncodingName, baseURL: baseURL) }
  }

  /// Shows a file.
  ///
  /// - Parameter readAccessURL: it has no effect: documents of files read others beside them.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  /// Loads the document again.
  @discardableResult
  open func reload() -> WKNavigation? {
    begin { $0.reload(fromOrigin: false) }
  }

  /// Loads the document again, without what was kept of it.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? {
    begin { $0.reload(fromOrigin: true) }
  }

  /// Ends what is on its way.
  open func stopLoading() {
    host.stop()
  }

  /// Goes to the document before; nil if there is none.
  @discardableResult
  open func goBack() -> WKNavigation? {
    canGoBack ? begin { $0.go(by: -1) } : nil
  }

  /// Goes to the document after; nil if there is none.
  @discardableResult
  open func goForward() -> WKNavigation? {
    canGoForward ? begin { $0.go(by: 1) } : nil
  }

  /// Goes to a document of the list.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard let place = backForwardList.item(at: item.distance), place.url == item.url else { return nil }
    return begin { $0.go(by: item.distance) }
  }

  private func begin(_ start: (PageHost) -> Void) -> WKNavigation {
    let navigation = WKNavigation()
    self.navigation = navigation
    start(host)
    return navigation
  }

  // MARK: Scripts and pictures

  /// Runs a script, and gives what its last statement is worth (WB6).
  ///
  /// - Parameter completionHandler: gets a number, text, array, dictionary or nil, or a `WKError`.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    host.run("return (0, eval)(script)", arguments: ["script": javaScriptString]) { result in
      switch result {
      case .success(let value): completionHandler?(value, nil)
      case .failure(let error): completionHandler?(nil, WKError.ofScript(error))
      }
    }
  }

  /// Runs a script, and waits for what its last statement is worth (WB6).
  ///
  /// - Throws: `WKError`.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    try await callAsyncJavaScript("return (0, eval)(script)", arguments: ["script": javaScriptString])
  }

  /// Runs the body of a function; a promise is waited for (WB6).
  ///
  /// - Throws: `WKError`.
  @discardableResult
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld = .page
  ) async throws -> Any? {
    let result: UncheckedSendable<Result<Any?, any Error>> = await withCheckedContinuation { continuation in
      host.run(functionBody, arguments: arguments) { continuation.resume(returning: UncheckedSendable($0)) }
    }
    do {
      return try result.value.get()
    } catch {
      throw WKError.ofScript(error)
    }
  }

  /// How large the document is shown; 1 as it is, 0.1 to 10.
  open var pageZoom: CGFloat = 1 {
    didSet { host.setZoom(pageZoom) }
  }

  /// What the view says that it is; nil for the engine's own name. It is taken over by the next document.
  open var customUserAgent: String? {
    didSet { host.setUserAgent(customUserAgent) }
  }

  /// Whether gestures go back and on. It is kept: buttons of the pointer and keys do.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links can be looked at before. It is kept: desktops have nothing for it.
  open var allowsLinkPreview = true
  /// Whether tools may look into the page. It is kept.
  open var isInspectable = false
  /// What lies below documents without a color. It is kept: they are white.
  open var underPageBackgroundColor: _WebPlatformColor?

  #if !APPKIT
    /// Stands for what scrolls the document. Only whether it may be scrolled has an effect; the document scrolls itself.
    public let scrollView = PageScrollView()

    private func followScrollView() {
      let style = scrollView.isScrollEnabled ? "" : "hidden"
      host.run("document.documentElement.style.overflow = style", arguments: ["style": style]) { _ in }
    }
  #endif

  // MARK: Events

  private func receive(_ event: WebPageEvent) {
    _propertyObservers.check()
    switch event {
    case .started:
      if navigation == nil { navigation = WKNavigation() }
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    case .redirected:
      navigationDelegate?.webView(self, didReceiveServerRedirectForProvisionalNavigation: navigation)
    case .committed: navigationDelegate?.webView(self, didCommit: navigation)
    case .finished: finish()
    case .failed(let error, let isProvisional): fail(error, isProvisional: isProvisional)
    case .terminated: navigationDelegate?.webViewWebContentProcessDidTerminate(self)
    case .stateChanged, .message: break
    }
  }

  private func finish() {
    let finished = navigation
    navigation = nil
    #if !APPKIT
      if !scrollView.isScrollEnabled { followScrollView() }
    #endif
    navigationDelegate?.webView(self, didFinish: finished)
  }

  private func fail(_ error: any Error, isProvisional: Bool) {
    let failed = navigation
    navigation = nil
    if isProvisional {
      navigationDelegate?.webView(self, didFailProvisionalNavigation: failed, withError: error)
    } else {
      navigationDelegate?.webView(self, didFail: failed, withError: error)
    }
  }

  // MARK: Questions

  private func decide(_ request: WebNavigationRequest, _ answer: @escaping @MainActor (Bool) -> Void) {
    let action = WKNavigationAction(request, from: url)
    guard !request.wantsNewWindow else { return open(action, answer) }
    guard let navigationDelegate else { return answer(true) }
    let decided: @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = { policy, _ in
      answer(policy == .allow)
    }
    navigationDelegate.webView(
      self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences, decisionHandler: decided)
  }

  /// The document goes to the view that the program made for it; the page never opens a window itself.
  private func open(_ action: WKNavigationAction, _ answer: @MainActor (Bool) -> Void) {
    answer(false)
    let view = uiDelegate?.webView(
      self, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
    if let view, view !== self { view.load(action.request) }
  }

  private func decide(_ response: WebResponse, _ answer: @escaping @MainActor (Bool) -> Void) {
    guard let navigationDelegate else { return answer(response.canBeShown) }
    let question = WKNavigationResponse(
      response: response.response, isForMainFrame: response.isForMainFrame, canShowMIMEType: response.canBeShown)
    let decided: @MainActor @Sendable (WKNavigationResponsePolicy) -> Void = { answer($0 == .allow) }
    navigationDelegate.webView(self, decidePolicyFor: question, decisionHandler: decided)
  }
}
