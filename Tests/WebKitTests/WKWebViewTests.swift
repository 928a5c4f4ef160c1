import SwiftUI
import SwiftUITesting
import TesseraUIKit
import TesseraWebViews
import Testing
import WebKit

private let home = URL(string: "https://example.com/home")!
private let other = URL(string: "https://example.org/")!

@MainActor
private final class Journal: NSObject, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler {
  var lines: [String] = []
  var navigations: [WKNavigation] = []
  var policy = WKNavigationActionPolicy.allow
  var messages: [WKScriptMessage] = []
  var newWindows: [URL?] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    lines.append("ask \(navigationAction.navigationType.rawValue)")
    decisionHandler(policy)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    lines.append("start")
    navigations.append(navigation)
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    lines.append("commit")
    navigations.append(navigation)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    lines.append("finish")
    navigations.append(navigation)
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error
  ) {
    lines.append("fail \((error as? URLError)?.code.rawValue ?? 0)")
  }

  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    newWindows.append(navigationAction.request.url)
    if navigationAction.targetFrame == nil { webView.load(navigationAction.request) }
    return nil
  }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    messages.append(message)
  }
}

@MainActor
private final class Box {
  var view: WKWebView?
}

private struct Site: UIViewRepresentable {
  let journal: Journal
  let box: Box

  func makeUIView(context: Context) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.add(journal, name: "app")
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = journal
    view.uiDelegate = journal
    view.load(URLRequest(url: home))
    box.view = view
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) {}
}

/// Pages of the web in views of UIKit.
@MainActor
struct WKWebViewTests {
  private func open() async throws -> (Screen, Journal, WKWebView) {
    let (journal, box) = (Journal(), Box())
    let screen = Screen(width: 400, height: 600) { Site(journal: journal, box: box) }
    screen.setPage(home, title: "Home")
    await screen.advance(by: .milliseconds(200))
    return (screen, journal, try #require(box.view))
  }

  @Test("WB3: a view fills its place and tells its delegate of a document in order")
  func loading() async throws {
    let (screen, journal, view) = try await open()
    #expect(view.frame.size == CGSize(width: 400, height: 600))
    #expect(journal.take() == ["ask -1", "start", "commit", "finish"])
    #expect(Set(journal.navigations.map(ObjectIdentifier.init)).count == 1)
    #expect(view.url == home && view.title == "Home" && !view.isLoading && view.estimatedProgress == 1)
    #expect(!view.canGoBack && view.hasOnlySecureContent)
    #expect(screen["Home"].exists)
  }

  @Test("WB3: views go back and on, and to documents of their list")
  func history() async throws {
    let (screen, journal, view) = try await open()
    screen.followLink(to: other)
    await screen.advance(by: .milliseconds(200))
    #expect(journal.take().contains("ask 0"))
    #expect(view.canGoBack && view.backForwardList.backItem?.url == home)
    let back = view.goBack()
    #expect(back != nil)
    await screen.advance(by: .milliseconds(200))
    #expect(view.url == home && view.canGoForward)
    #expect(view.goBack() == nil)
    let item = try #require(view.backForwardList.forwardItem)
    view.go(to: item)
    await screen.advance(by: .milliseconds(200))
    #expect(view.url == other)
    view.reload()
    await screen.advance(by: .milliseconds(200))
    #expect(screen.webRequests.map(\.url) == [home, other])
  }

  @Test("WB4: a delegate that says no keeps the view where it is, and failures are told")
  func policy() async throws {
    let (screen, journal, view) = try await open()
    _ = journal.take()
    journal.policy = .cancel
    screen.followLink(to: other)
    await screen.advance(by: .milliseconds(200))
    #expect(journal.take() == ["ask 0"])
    #expect(view.url == home)
    journal.policy = .allow
    screen.breakPage(other)
    view.load(URLRequest(url: other))
    await screen.advance(by: .milliseconds(200))
    #expect(journal.take() == ["ask -1", "start", "fail \(URLError.cannotFindHost.rawValue)"])
    #expect(view.url == home && !view.isLoading)
  }

  @Test("WB5: a link to a window of its own asks the delegate, and opens nothing by itself")
  func newWindow() async throws {
    let (screen, journal, view) = try await open()
    screen.followLink(to: other, inNewWindow: true)
    await screen.advance(by: .milliseconds(200))
    #expect(journal.newWindows == [other])
    #expect(view.url == other)
    view.uiDelegate = nil
    screen.followLink(to: home, inNewWindow: true)
    await screen.advance(by: .milliseconds(200))
    #expect(view.url == other)
  }

  @Test("WB6: scripts are run as they are, and answer by closure or by waiting")
  func scripts() async throws {
    let (screen, _, view) = try await open()
    screen.answerScripts { script in script == "1 + 1" ? 2 : ["a": [1, 2]] }
    var answers: [String] = []
    view.evaluateJavaScript("1 + 1") { value, error in answers.append("\(value ?? "none") \(error == nil)") }
    view.evaluateJavaScript("x") { value, _ in
      answers.append("\((value as? [String: [Int]])?["a"] ?? [])")
    }
    view.evaluateJavaScript("y", completionHandler: nil)
    await screen.advance(by: .milliseconds(10))
    #expect(answers == ["2 true", "[1, 2]"])
    #expect(screen.ranScripts == ["1 + 1", "x", "y"])
  }

  @Test("WB6: what no script can have is an error, and no trap")
  func arguments() async throws {
    let (screen, _, view) = try await open()
    for value: Any in [Double.nan, view] {
      do {
        try await view.callAsyncJavaScript("return a", arguments: ["a": value])
        Issue.record("\(value) was given to a script")
      } catch {
        #expect((error as? WKError)?.code == .javaScriptResultTypeIsUnsupported)
      }
    }
    #expect(screen.ranScripts.isEmpty)
  }

  @Test("WB7: scripts of pages tell handlers, until those are removed")
  func messages() async throws {
    let (screen, journal, view) = try await open()
    screen.sendScriptMessage(["x": 1], name: "app")
    let message = try #require(journal.messages.first)
    #expect(message.name == "app" && (message.body as? [String: Int]) == ["x": 1])
    #expect(message.webView === view && message.frameInfo.request.url == home)
    view.configuration.userContentController.removeScriptMessageHandler(forName: "app")
    withKnownIssue { screen.sendScriptMessage("more", name: "app") }
    #expect(journal.messages.count == 1)
  }

  @Test("WB8: properties of views can be followed")
  func observation() async throws {
    let (screen, _, view) = try await open()
    var titles: [String] = []
    let observation = view.observe(\.title, options: [.new]) { _, change in
      titles.append((change.newValue ?? nil) ?? "none")
    }
    screen.followLink(to: other)
    await screen.advance(by: .milliseconds(200))
    #expect(titles == ["example.org"])
    observation.invalidate()
    view.goBack()
    await screen.advance(by: .milliseconds(200))
    #expect(titles == ["example.org"])
  }

  @Test("WB3: a view whose scrolling is off has its document cut")
  func scrolling() async throws {
    let (screen, _, view) = try await open()
    screen.answerScripts { _ in nil }
    view.scrollView.isScrollEnabled = false
    #expect(screen.ranScripts.count == 1)
    view.scrollView.isScrollEnabled = false
    #expect(screen.ranScripts.count == 1)
    screen.followLink(to: other)
    await screen.advance(by: .milliseconds(200))
    #expect(screen.ranScripts.count == 2)
  }

  @Test("WB3: a view that goes ends its page")
  func leaving() async throws {
    struct Switch: View {
      @State private var isShown = true
      let journal = Journal()
      let box = Box()

      var body: some View {
        Button("Away") {
          isShown = false
          box.view = nil
        }
        if isShown { Site(journal: journal, box: box) }
      }
    }
    let screen = Screen { Switch() }
    await screen.advance(by: .milliseconds(200))
    #expect(screen.shownPages == [home])
    screen.element(.button, "Away").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.shownPages.isEmpty)
  }

  @Test("WB2: a program without windows has a page that fails, and says why")
  func noService() async {
    let view = WKWebView()
    let journal = Journal()
    view.navigationDelegate = journal
    view.load(URLRequest(url: home))
    for _ in 0..<20 where journal.lines.count < 2 { await Task.yield() }
    #expect(journal.lines == ["start", "fail \(URLError.resourceUnavailable.rawValue)"])
    #expect(view.url == nil)
  }
}
