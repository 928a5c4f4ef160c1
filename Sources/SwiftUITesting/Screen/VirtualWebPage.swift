import Foundation
import FoundationNetworking
import TesseraCore

/// A page of the web on the clock of a screen. Nothing is fetched or drawn.
@MainActor
final class VirtualWebPage: HostedWebPage {
  private struct Document {
    var url: URL
    var title: String
    var text: String
  }

  private static let loadingTime = Duration.milliseconds(100)

  private weak var journal: WebJournal?
  private let clock = VirtualClock.current
  private var options: WebPageOptions
  private var documents: [Document] = []
  private var current = -1
  private var isLoading = false
  private var progress = 0.0
  /// Counts what is loaded: what an older one does later has no effect.
  private var loads = 0
  private(set) var isOpen = true
  private(set) var zoom = 1.0
  var onEvent: (@MainActor (WebPageEvent) -> Void)?
  var decide: (@MainActor (WebNavigationRequest, @escaping @MainActor (Bool) -> Void) -> Void)?
  var decideResponse: (@MainActor (WebResponse, @escaping @MainActor (Bool) -> Void) -> Void)?
  let picture: Bitmap? = nil
  let problem: String? = nil

  init(_ options: WebPageOptions, in journal: WebJournal) {
    self.options = options
    self.journal = journal
  }

  var state: WebPageState {
    var state = WebPageState()
    let items = documents.map { WebPageState.Item(url: $0.url, title: $0.title) }
    state.isLoading = isLoading
    state.progress = progress
    guard items.indices.contains(current) else { return state }
    state.url = items[current].url
    state.title = items[current].title
    state.currentItem = items[current]
    state.backItems = Array(items[..<current])
    state.forwardItems = Array(items[(current + 1)...])
    state.hasOnlySecureContent = items[current].url.scheme == "https"
    return state
  }

  // MARK: Loading

  func load(_ request: URLRequest) {
    guard let url = request.url else { return }
    journal?.record(request)
    navigate(URLRequest(url: url), .other) { $0.append($1) }
  }

  func load(_ document: Data, type: String, encoding: String, baseURL: URL?) {
    let text = String(decoding: document, as: UTF8.self)
    let url = baseURL ?? URL(string: "about:blank") ?? URL(fileURLWithPath: "/")
    let shown = Document(url: url, title: Self.title(in: text), text: text)
    navigate(URLRequest(url: url), .other, known: shown) { $0.append($1) }
  }

  /// Follows a link, as a user does.
  func follow(_ url: URL, inNewWindow: Bool) {
    navigate(URLRequest(url: url), .link, inNewWindow: inNewWindow) { $0.append($1) }
  }

  func go(by distance: Int) {
    guard documents.indices.contains(current + distance) else { return }
    let place = current + distance
    navigate(URLRequest(url: documents[place].url), .backForward, known: documents[place]) { page, _ in
      page.current = place
    }
  }

  func reload(fromOrigin: Bool) {
    guard documents.indices.contains(current) else { return }
    let place = current
    let request = URLRequest(url: documents[place].url)
    journal?.record(request)
    let known = documents[place].text.isEmpty ? nil : documents[place]
    navigate(request, .reload, known: known) { page, document in page.documents[place] = document }
  }

  func stop() {
    guard isLoading else { return }
    loads += 1
    isLoading = false
    onEvent?(.failed(URLError(.cancelled), isProvisional: true))
  }

  private func append(_ document: Document) {
    documents.removeSubrange((current + 1)...)
    documents.append(document)
    current += 1
  }

  /// - Parameter keep: takes the document over when it comes.
  private func navigate(
    _ request: URLRequest, _ reason: WebNavigationRequest.Reason, inNewWindow: Bool = false, known: Document? = nil,
    keep: @escaping @MainActor (VirtualWebPage, Document) -> Void
  ) {
    let question = WebNavigationRequest(request: request, reason: reason, wantsNewWindow: inNewWindow)
    let begin: @MainActor (Bool) -> Void = { [weak self] isAllowed in
      guard let self, isAllowed, !inNewWindow else { return }
      self.begin(request, known, keep)
    }
    guard let decide else { return begin(true) }
    decide(question, begin)
  }

  private func begin(
    _ request: URLRequest, _ known: Document?, _ keep: @escaping @MainActor (VirtualWebPage, Document) -> Void
  ) {
    loads += 1
    let number = loads
    isLoading = true
    progress = 0.1
    onEvent?(.started)
    _ = clock?.schedule(after: Self.loadingTime) { [weak self] in
      guard let self, isOpen, loads == number, let url = request.url else { return }
      if let known { return commit(known, keep) }
      answer(to: url, number, keep)
    }
  }

  private func answer(
    to url: URL, _ number: Int, _ keep: @escaping @MainActor (VirtualWebPage, Document) -> Void
  ) {
    let description = journal?.description(of: url) ?? .document(title: url.host ?? url.lastPathComponent)
    switch description {
    case .broken: fail(URLError(.cannotFindHost))
    case .redirect(let target):
      onEvent?(.redirected)
      answer(to: target, number, keep)
    case .document(let title):
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: ["Content-Type": "text/html"])
      let accept: @MainActor (Bool) -> Void = { [weak self] isAccepted in
        guard let self, isOpen, loads == number else { return }
        guard isAccepted else { return fail(URLError(.cancelled)) }
        commit(Document(url: url, title: title, text: ""), keep)
      }
      guard let decideResponse, let response else { return accept(true) }
      decideResponse(WebResponse(response: response, isForMainFrame: true, canBeShown: true), accept)
    }
  }

  private func commit(_ document: Document, _ keep: @MainActor (VirtualWebPage, Document) -> Void) {
    keep(self, document)
    progress = 0.5
    onEvent?(.committed)
    progress = 1
    isLoading = false
    onEvent?(.finished)
  }

  private func fail(_ error: any Error) {
    isLoading = false
    onEvent?(.failed(error, isProvisional: true))
  }

  private static func title(in text: String) -> String {
    guard let start = text.range(of: "<title>", options: .caseInsensitive),
      let end = text.range(of: "</title>", options: .caseInsensitive, range: start.upperBound..<text.endIndex)
    else { return "" }
    return String(text[start.upperBound..<end.lowerBound])
  }

  // MARK: Scripts

  func adopt(_ options: WebPageOptions) {
    self.options = options
  }

  /// Sends what a script of the page would.
  ///
  /// - Returns: whether the program hears messages of the name.
  func send(_ body: String, as name: String) -> Bool {
    guard options.messageNames.contains(name) else { return false }
    onEvent?(.message(name: name, body: body))
    return true
  }

  func run(
    _ function: String, arguments: [String: String],
    _ completion: @escaping @MainActor (Result<String?, any Error>) -> Void
  ) {
    // What views of UIKit run as it stands comes as an argument.
    let script = arguments["script"].flatMap { text in
      try? JSONDecoder().decode(String.self, from: Data(text.utf8))
    }
    let shown = function == "return (0, eval)(script)" ? script ?? function : function
    let result = Result { try answer(to: shown) }
    _ = clock?.schedule(after: .zero) { completion(result) }
  }

  private func answer(to script: String) throws -> String? {
    guard let journal else { return nil }
    return try journal.answer(to: script)
  }

  func setUserAgent(_ name: String?) {}

  func setZoom(_ zoom: Double) {
    self.zoom = zoom
  }

  func snapshot(_ completion: @escaping @MainActor (Bitmap?) -> Void) { completion(nil) }

  func close() {
    isOpen = false
    onEvent = nil
  }
}
