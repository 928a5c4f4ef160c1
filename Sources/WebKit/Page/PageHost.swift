import Foundation
import FoundationNetworking
import SwiftUI
import TesseraCore

/// A page of the web, its state as views read it, and who hears of what happens to it.
@Observable @MainActor
package final class PageHost {
  package private(set) var state = WebPageState()
  /// What stands for the page in the picture.
  package private(set) var picture: Bitmap?
  package private(set) var problem: String?
  @ObservationIgnored private let page: any HostedWebPage
  /// Hears each event after the state was taken over.
  @ObservationIgnored package var onEvent: (@MainActor (WebPageEvent) -> Void)?
  /// Is asked whether the page goes somewhere; without it, it does.
  @ObservationIgnored package var decide:
    (@MainActor (WebNavigationRequest, @escaping @MainActor (Bool) -> Void) -> Void)?
  /// Is asked whether the page shows what a server answered; without it, it shows what it can.
  @ObservationIgnored package var decideResponse:
    (@MainActor (WebResponse, @escaping @MainActor (Bool) -> Void) -> Void)?

  /// The view that shows it, which messages of scripts name.
  @ObservationIgnored package weak var view: AnyObject?
  @ObservationIgnored private let scripts: WKUserContentController

  package init(_ configuration: WKWebViewConfiguration) {
    let options = configuration.options
    page =
      ProgramServices.current.web.service?.makePage(options)
      ?? UnavailableWebPage("Pages of the web are shown in windows.")
    scripts = configuration.userContentController
    picture = page.picture
    problem = page.problem
    page.onEvent = { [weak self] in self?.receive($0) }
    page.decide = { [weak self] request, answer in
      guard let decide = self?.decide else { return answer(true) }
      decide(request, answer)
    }
    page.decideResponse = { [weak self] response, answer in
      guard let decide = self?.decideResponse else { return answer(response.canBeShown) }
      decide(response, answer)
    }
    scripts.follow(self) { [weak self, weak configuration] in
      if let configuration { self?.page.adopt(configuration.options) }
    }
  }

  isolated deinit {
    scripts.unfollow(ObjectIdentifier(self))
    page.onEvent = nil
    page.decide = nil
    page.decideResponse = nil
    page.close()
  }

  private func receive(_ event: WebPageEvent) {
    if state != page.state { state = page.state }
    if picture !== page.picture { picture = page.picture }
    if case .message(let name, let body) = event { scripts.receive(body, name: name, from: view, frame) }
    onEvent?(event)
  }

  /// The whole page, as messages of scripts name it.
  private var frame: WKFrameInfo {
    let url = state.url ?? URL(fileURLWithPath: "/")
    return WKFrameInfo(isMainFrame: true, request: URLRequest(url: url))
  }

  package func load(_ request: URLRequest) { page.load(request) }

  /// - Parameter encoding: as servers say it, such as `utf-8`.
  package func load(_ document: Data, type: String, encoding: String, baseURL: URL?) {
    page.load(document, type: type, encoding: encoding, baseURL: baseURL)
  }

  /// Goes to a document that was shown before or after this one; nothing if it is none of those.
  package func go(by distance: Int) {
    guard distance != 0, -state.backItems.count...state.forwardItems.count ~= distance else { return }
    page.go(by: distance)
  }

  package func reload(fromOrigin: Bool) { page.reload(fromOrigin: fromOrigin) }

  package func stop() { page.stop() }

  package func setUserAgent(_ name: String?) { page.setUserAgent(name) }

  package func setZoom(_ zoom: Double) { page.setZoom(zoom.isFinite && zoom > 0 ? min(max(zoom, 0.1), 10) : 1) }

  package func snapshot(_ completion: @escaping @MainActor (Bitmap?) -> Void) { page.snapshot(completion) }

  /// What the body of a function answers; nil for nothing (WB6).
  ///
  /// - Parameter completion: gets a `WebScriptError` or a `ScriptArgumentProblem` on failure.
  package func run(
    _ function: String, arguments: [String: Any] = [:],
    _ completion: @escaping @MainActor (Result<Any?, any Error>) -> Void
  ) {
    do {
      let texts = try arguments.mapValues(ScriptValue.text)
      page.run(function, arguments: texts) { completion($0.map { $0.flatMap(ScriptValue.value) }) }
    } catch {
      completion(.failure(error))
    }
  }
}
