import Foundation
import FoundationNetworking
import SwiftUI
import TesseraCore

/// A page of the web that a program controls, and shows with ``WebView`` (WB1).
@MainActor
public final class WebPage: Observable {
  package let host: PageHost
  /// Kept: the page follows its scripts.
  private let configuration: Configuration
  private var decider: (any NavigationDeciding)?
  private var listeners: [Int: AsyncThrowingStream<NavigationEvent, any Error>.Continuation] = [:]
  private var listenerCount = 0

  /// A page without a document.
  public convenience init(configuration: Configuration = Configuration()) {
    self.init(configuration, nil)
  }

  /// A page without a document.
  ///
  /// - Parameter navigationDecider: is asked whether the page goes where it wants.
  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding
  ) {
    self.init(configuration, navigationDecider)
  }

  private init(_ configuration: Configuration, _ decider: (any NavigationDeciding)?) {
    self.configuration = configuration
    host = PageHost(configuration.configuration)
    self.decider = decider
    host.onEvent = { [weak self] in self?.receive($0) }
    guard decider != nil else { return }
    host.decide = { [weak self] request, answer in
      guard let self else { return answer(false) }
      Task { answer(await self.allows(request)) }
    }
  }

  private func allows(_ request: WebNavigationRequest) async -> Bool {
    let action = NavigationAction(WKNavigationAction(request, from: host.state.url))
    var preferences = NavigationPreferences()
    return await decider?.decidePolicy(for: action, preferences: &preferences) != .cancel
  }

  // MARK: What is shown

  /// The address of the document; nil without one.
  public var url: URL? { host.state.url }

  /// What the document is called; empty until it says so.
  public var title: String { host.state.title }

  /// Whether a document is on its way.
  public var isLoading: Bool { host.state.isLoading }

  /// How much of the document is there, from 0 to 1.
  public var estimatedProgress: Double { host.state.progress }

  /// Whether all of the document came by connections that cannot be read by others.
  public var hasOnlySecureContent: Bool { host.state.hasOnlySecureContent }

  /// The documents before and after.
  public var backForwardList: BackForwardList { BackForwardList(WKBackForwardList(host.state)) }

  // MARK: Loading

  /// Loads what an address names; nothing if it is nil.
  @discardableResult
  public func load(_ url: URL?) -> Navigations {
    guard let url else { return Navigations { $0.finish() } }
    return load(URLRequest(url: url))
  }

  /// Loads what a request asks for.
  @discardableResult
  public func load(_ request: URLRequest) -> Navigations {
    navigation { $0.load(request) }
  }

  /// Shows a document that the program has.
  @discardableResult
  public func load(html: String, baseURL: URL = URL(fileURLWithPath: "/")) -> Navigations {
    load(Data(html.utf8), mimeType: "text/html", characterEncoding: .utf8, baseURL: baseURL)
  }

  /// Shows data that the program has.
  @discardableResult
  public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> Navigations {
    navigation { $0.load(data, type: mimeType, encoding: characterEncoding.webName, baseURL: baseURL) }
  }

  /// Goes to a document before or after.
  @discardableResult
  public func load(_ item: BackForwardList.Item) -> Navigations {
    navigation { $0.go(by: item.item.distance) }
  }

  /// Loads the document again.
  ///
  /// - Parameter fromOrigin: whether nothing that was kept is used.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> Navigations {
    navigation { $0.reload(fromOrigin: fromOrigin) }
  }

  /// Ends what is on its way.
  public func stopLoading() {
    host.stop()
  }

  // MARK: Scripts and pictures

  /// Runs the body of a function in the page (WB6).
  ///
  /// - Parameters:
  ///   - functionBody: with `return` for what it answers; a promise is waited for.
  ///   - arguments: the function's parameters: numbers, texts, dates, arrays and dictionaries of them, `NSNull`.
  ///   - contentWorld: all worlds are the page's here.
  /// - Returns: a number, text, array or dictionary; nil for nothing.
  /// - Throws: `WKError`, for a script that fails and for arguments that no script can have.
  @discardableResult
  public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], contentWorld: WKContentWorld? = nil
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

  // MARK: Navigations

  /// What happens to the page from now on; it ends with the page and does not throw.
  public var navigations: Navigations {
    Navigations { self.listen($0, endsWithNavigation: false) }
  }

  private var oneNavigation: Set<Int> = []

  private func navigation(_ start: (PageHost) -> Void) -> Navigations {
    let navigations = Navigations { self.listen($0, endsWithNavigation: true) }
    start(host)
    return navigations
  }

  private func listen(
    _ continuation: AsyncThrowingStream<NavigationEvent, any Error>.Continuation, endsWithNavigation: Bool
  ) {
    listenerCount += 1
    let number = listenerCount
    listeners[number] = continuation
    if endsWithNavigation { oneNavigation.insert(number) }
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in
        self?.listeners[number] = nil
        self?.oneNavigation.remove(number)
      }
    }
  }

  private func receive(_ event: WebPageEvent) {
    switch event {
    case .started: tell(.startedProvisionalNavigation)
    case .redirected: tell(.receivedServerRedirect)
    case .committed: tell(.committed)
    case .finished: end(.finished, nil)
    case .failed(let error, _): end(nil, error)
    case .terminated: end(nil, NavigationError.webContentProcessTerminated)
    case .stateChanged, .message: break
    }
  }

  private func tell(_ event: NavigationEvent) {
    for listener in listeners.values { listener.yield(event) }
  }

  private func end(_ event: NavigationEvent?, _ error: (any Error)?) {
    if let event { tell(event) }
    for number in oneNavigation { listeners.removeValue(forKey: number)?.finish(throwing: error) }
    oneNavigation = []
  }
}

extension String.Encoding {
  /// As servers say it.
  fileprivate var webName: String {
    switch self {
    case .ascii: "us-ascii"
    case .isoLatin1: "iso-8859-1"
    case .utf16, .unicode: "utf-16"
    case .utf16BigEndian: "utf-16be"
    case .utf16LittleEndian: "utf-16le"
    case .windowsCP1252: "windows-1252"
    default: "utf-8"
    }
  }
}
