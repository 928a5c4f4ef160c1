import SwiftUI
import WebKit

/// Shows a page whose scripts tell what the user does in it, and a button in front of it.
struct WebWindow: View {
  @ObservedObject var journal: Journal
  @State private var model: WebModel?

  var body: some View {
    ZStack(alignment: .topLeading) {
      if let model { WebView(model.page) }
      Button("In front") { journal.line = "pressed in front" }
        .buttonStyle(.borderedProminent)
        .padding(20)
    }
    .frame(width: 400, height: 300)
    .onAppear { model = WebModel(journal) }
  }
}

@MainActor @Observable
private final class WebModel: NSObject, WKScriptMessageHandler {
  @ObservationIgnored private weak var journal: Journal?
  let page: WebPage

  /// The whole page is green, and tells of presses; its field is at the bottom.
  private static let document = """
    <title>Meadow</title>
    <body style="margin:0;background:#008000;height:100vh" onmousedown="tell('pressed')">
    <input style="position:absolute;left:20px;bottom:20px;width:300px;height:30px" onmousedown="event.stopPropagation()"
      oninput="tell('wrote ' + value)">
    <script>
    function tell(what) { window.webkit.messageHandlers.test.postMessage(what) }
    function half(x) { return x / 2 }
    </script>
    """

  init(_ journal: Journal) {
    self.journal = journal
    var configuration = WebPage.Configuration()
    configuration.websiteDataStore = .nonPersistent()
    page = WebPage(configuration: configuration)
    super.init()
    configuration.userContentController.add(self, name: "test")
    let navigations = page.load(html: Self.document)
    Task {
      for try await event in navigations where event == .finished { await ask() }
    }
  }

  private func ask() async {
    let half = try? await page.callJavaScript("return await Promise.resolve(half(n))", arguments: ["n": 5])
    journal?.line = "half of 5 is \((half as? Double) ?? 0)"
  }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    journal?.line = "page: \(message.body)"
  }
}
