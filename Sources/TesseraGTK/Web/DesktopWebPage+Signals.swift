#if Windows
import CGTK
import Foundation
import FoundationNetworking
import TesseraCore

// What a web view tells of its page.
extension DesktopWebPage {
  /// Signals keep their target alive until they are disconnected, so they go through one that does not keep the page.
  final class Listener {
    weak var page: DesktopWebPage?
    /// Whether something of the document is there.
    var isCommitted = false
    /// Whether it does not come.
    var hasFailed = false

    init(_ page: DesktopWebPage) {
      self.page = page
    }
  }

  /// The name under which a page's scripts tell something.
  final class MessageListener {
    weak var page: DesktopWebPage?
    let name: String

    init(_ page: DesktopWebPage, _ name: String) {
      self.page = page
      self.name = name
    }
  }

  private typealias Object = OpaquePointer

  func connect() {
    let listener = Listener(self)
    connectLoading(listener)
    connectDecisions(listener)
    let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      MainActor.assumeIsolated { Signals.target(data, as: Listener.self)?.page?.onEvent?(.stateChanged) }
    }
    for property in ["uri", "title", "estimated-load-progress", "is-loading"] {
      Signals.connect(widget, "notify::\(property)", to: listener, changed)
    }
    let ended: @convention(c) (gpointer?, CInt, gpointer?) -> Void = { _, _, data in
      MainActor.assumeIsolated { Signals.target(data, as: Listener.self)?.page?.onEvent?(.terminated) }
    }
    Signals.connect(widget, "web-process-terminated", to: listener, ended)
  }

  func disconnect() {
    guard let manager = library.scriptManager(widget) else { return }
    g_signal_handlers_disconnect_matched(manager.raw, G_SIGNAL_MATCH_ID, 0, 0, nil, nil, nil)
  }

  private func connectLoading(_ listener: Listener) {
    let loaded: @convention(c) (gpointer?, CInt, gpointer?) -> Void = { _, event, data in
      MainActor.assumeIsolated {
        guard let listener = Signals.target(data, as: Listener.self) else { return }
        listener.page?.loadChanged(event, listener)
      }
    }
    Signals.connect(widget, "load-changed", to: listener, loaded)
    let failed: @convention(c) (gpointer?, CInt, UnsafePointer<CChar>?, UnsafePointer<GError>?, gpointer?) -> gboolean =
      {
        _, _, address, error, data in
        MainActor.assumeIsolated {
          guard let listener = Signals.target(data, as: Listener.self), let error else { return }
          let url = address.flatMap { URL(string: String(cString: $0)) }
          let problem = WebLoadError.of(error.pointee, url)
          listener.page?.loadFailed(problem, listener)
        }
        // The view shows no page about it, as views of WebKit elsewhere do not.
        return gboolean(true)
      }
    Signals.connect(widget, "load-failed", to: listener, failed)
  }

  private func loadChanged(_ event: CInt, _ listener: Listener) {
    switch event {
    case 0:
      listener.isCommitted = false
      listener.hasFailed = false
      onEvent?(.started)
    case 1: onEvent?(.redirected)
    case 2:
      listener.isCommitted = true
      onEvent?(.committed)
    default:
      // A document that failed is finished as well.
      if !listener.hasFailed { onEvent?(.finished) }
    }
  }

  private func loadFailed(_ error: any Error, _ listener: Listener) {
    listener.hasFailed = true
    onEvent?(.failed(error, isProvisional: !listener.isCommitted))
  }

  // MARK: Decisions

  private func connectDecisions(_ listener: Listener) {
    let asked: @convention(c) (gpointer?, OpaquePointer?, CInt, gpointer?) -> gboolean = { _, decision, kind, data in
      MainActor.assumeIsolated {
        guard let decision, let page = Signals.target(data, as: Listener.self)?.page else { return gboolean(false) }
        return gboolean(kind == 2 ? page.decideResponse(decision) : page.decideAction(decision, kind == 1))
      }
    }
    Signals.connect(widget, "decide-policy", to: listener, asked)
  }

  /// - Returns: whether the decision is taken here.
  private func decideAction(_ decision: OpaquePointer, _ wantsNewWindow: Bool) -> Bool {
    guard let decide, let action = library.decisionAction(decision), let request = library.actionRequest(action),
      let url = library.requestURI(request).flatMap({ URL(string: String(cString: $0)) })
    else { return false }
    let reason: WebNavigationRequest.Reason =
      WebNavigationRequest.Reason(rawValue: Int(library.actionKind(action))) ?? .other
    let answer = answer(to: decision)
    decide(WebNavigationRequest(request: URLRequest(url: url), reason: reason, wantsNewWindow: wantsNewWindow), answer)
    return true
  }

  private func decideResponse(_ decision: OpaquePointer) -> Bool {
    guard let decideResponse, let native = library.decisionResponse(decision),
      let url = library.responseURI(native).flatMap({ URL(string: String(cString: $0)) })
    else { return false }
    let type = library.responseType(native).map { String(cString: $0) }
    let status = Int(library.responseStatus(native))
    let length = Int(clamping: library.responseLength(native))
    let response: URLResponse =
      status == 0
      ? URLResponse(url: url, mimeType: type, expectedContentLength: length, textEncodingName: nil)
      : HTTPURLResponse(
        url: url, statusCode: status, httpVersion: nil, headerFields: type.map { ["Content-Type": $0] } ?? [:])
        ?? URLResponse(url: url, mimeType: type, expectedContentLength: length, textEncodingName: nil)
    decideResponse(
      WebResponse(
        response: response, isForMainFrame: library.isMainResource(decision) != 0,
        canBeShown: library.isTypeShown(decision) != 0), answer(to: decision))
    return true
  }

  /// The decision is kept until the answer comes; one that is never answered ignores it when the page ends.
  private func answer(to decision: OpaquePointer) -> @MainActor (Bool) -> Void {
    let kept = KeptDecision(decision, library)
    return { kept.answer($0) }
  }

  // MARK: Messages

  func listen(to name: String, of manager: OpaquePointer) {
    let told: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, value, data in
      MainActor.assumeIsolated {
        guard let value, let listener = Signals.target(data, as: MessageListener.self) else { return }
        listener.page?.receive(value, as: listener.name)
      }
    }
    if connectedNames.insert(name).inserted {
      Signals.connect(manager, "script-message-received::\(name)", to: MessageListener(self, name), told)
    }
    _ = library.addMessages(manager, name, nil)
  }

  private func receive(_ value: OpaquePointer, as name: String) {
    guard let text = library.json(value, 0) else { return }
    defer { g_free(text) }
    onEvent?(.message(name: name, body: String(cString: text)))
  }
}

/// A decision of a web view that waits for an answer.
@MainActor
private final class KeptDecision {
  private var decision: OpaquePointer?
  private let library: WebKitLibrary

  init(_ decision: OpaquePointer, _ library: WebKitLibrary) {
    g_object_ref(UnsafeMutableRawPointer(decision))
    self.decision = decision
    self.library = library
  }

  func answer(_ isAllowed: Bool) {
    guard let decision else { return }
    self.decision = nil
    if isAllowed { library.useDecision(decision) } else { library.ignoreDecision(decision) }
    g_object_unref(UnsafeMutableRawPointer(decision))
  }

  isolated deinit {
    answer(false)
  }
}

/// Errors of loading, as Foundation has them.
private enum WebLoadError {
  static func of(_ error: GError, _ url: URL?) -> any Error {
    let domain = String(cString: g_quark_to_string(error.domain))
    var info: [String: Any] = [NSLocalizedDescriptionKey: String(cString: error.message)]
    if let url { info[NSURLErrorFailingURLErrorKey] = url }
    if domain == "WebKitPolicyError" {
      return NSError(domain: "WebKitErrorDomain", code: Int(error.code), userInfo: info)
    }
    return URLError(code(domain, error.code), userInfo: info)
  }

  private static func code(_ domain: String, _ number: CInt) -> URLError.Code {
    switch (domain, number) {
    case ("WebKitNetworkError", 302): .cancelled
    case ("WebKitNetworkError", 301): .unsupportedURL
    case ("WebKitNetworkError", 303): .fileDoesNotExist
    case ("g-resolver-error-quark", _): .cannotFindHost
    case ("g-io-error-quark", CInt(G_IO_ERROR_TIMED_OUT.rawValue)): .timedOut
    case ("g-io-error-quark", _): .cannotConnectToHost
    case ("g-tls-error-quark", _): .secureConnectionFailed
    default: .unknown
    }
  }
}
#endif
