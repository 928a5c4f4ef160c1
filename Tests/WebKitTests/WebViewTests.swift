import SwiftUI
import SwiftUITesting
import Testing
import WebKit

private let home = URL(string: "https://example.com/home")!
private let other = URL(string: "https://example.org/")!

private struct Browser: View {
  var decider: Decider?
  @State private var page: WebPage?
  @State private var events: [String] = []
  @State private var answer = ""

  var body: some View {
    VStack {
      if let page {
        Text(page.isLoading ? "loading" : "at rest")
        Text("called \(page.title)")
        Text(verbatim: "progress \(page.estimatedProgress)")
        Button("Back") {
          if let item = page.backForwardList.backList.last { page.load(item) }
        }
        .disabled(page.backForwardList.backList.isEmpty)
        Button("Home") { follow(page.load(home)) }
        Button("Other") { follow(page.load(other)) }
        Button("Note") { page.load(html: "<title>A note</title><p>text") }
        Button("Stop") { page.stopLoading() }
        Button("Ask") { ask(page) }
        Text(verbatim: events.joined(separator: " "))
        Text(verbatim: answer)
        WebView(page)
      }
    }
    .onAppear {
      page = decider.map { WebPage(navigationDecider: $0) } ?? WebPage()
    }
  }

  private func follow(_ navigations: WebPage.Navigations) {
    events = []
    Task {
      do {
        for try await event in navigations { events.append("\(event)") }
        events.append("end")
      } catch {
        events.append((error as? URLError).map { "error \($0.code.rawValue)" } ?? "\(error)")
      }
    }
  }

  private func ask(_ page: WebPage) {
    Task {
      do {
        let value = try await page.callJavaScript("return a + 1", arguments: ["a": 1])
        answer = "answer \(value.map { "\($0)" } ?? "nothing")"
      } catch {
        answer = (error as? WKError).map { "error \($0.code)" } ?? "another error"
      }
    }
  }
}

@MainActor
private final class Decider: WebPage.NavigationDeciding {
  var asked: [URL?] = []

  func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy {
    asked.append(action.request.url)
    return action.request.url == other ? .cancel : .allow
  }
}

private struct Address: View {
  @State private var url: URL? = home

  var body: some View {
    VStack {
      Button("Next") { url = other }
      WebView(url: url)
    }
  }
}

/// Pages of the web in views of SwiftUI.
@MainActor
struct WebViewTests {
  private func open(_ decider: Decider? = nil) -> Screen {
    Screen(width: 400, height: 700) { Browser(decider: decider) }
  }

  private func wait(_ screen: Screen) async {
    await screen.advance(by: .milliseconds(200))
  }

  @Test("WB1: a page tells views of its title and whether it loads, and can go back")
  func page() async {
    let screen = open()
    screen.setPage(home, title: "Home")
    screen.element(.button, "Home").tap()
    #expect(screen["loading"].exists && screen["progress 0.1"].exists)
    await wait(screen)
    #expect(screen["at rest"].exists && screen["called Home"].exists && screen["progress 1.0"].exists)
    screen.element(.button, "Other").tap()
    await wait(screen)
    #expect(screen["called example.org"].exists)
    #expect(screen.shownPages == [other])
    screen.element(.button, "Back").tap()
    await wait(screen)
    #expect(screen.shownPages == [home])
    #expect(screen.webRequests.map(\.url) == [home, other])
  }

  @Test("WB1: what happens on the way to a document is told in order")
  func events() async {
    let screen = open()
    screen.element(.button, "Home").tap()
    await wait(screen)
    #expect(screen["startedProvisionalNavigation committed finished end"].exists)
    screen.redirectPage(other, to: home)
    screen.element(.button, "Other").tap()
    await wait(screen)
    #expect(screen["startedProvisionalNavigation receivedServerRedirect committed finished end"].exists)
    #expect(screen.shownPages == [home])
    screen.breakPage(other)
    screen.element(.button, "Other").tap()
    await wait(screen)
    #expect(screen["startedProvisionalNavigation error \(URLError.cannotFindHost.rawValue)"].exists)
    screen.element(.button, "Home").tap()
    screen.element(.button, "Stop").tap()
    await wait(screen)
    #expect(screen["startedProvisionalNavigation error \(URLError.cancelled.rawValue)"].exists)
  }

  @Test("WB1: a document of the program has the title that it says")
  func document() async {
    let screen = open()
    screen.element(.button, "Note").tap()
    await wait(screen)
    #expect(screen["called A note"].exists)
  }

  @Test("WB1: a view of an address goes where the address goes")
  func address() async {
    let screen = Screen { Address() }
    await wait(screen)
    #expect(screen.shownPages == [home])
    screen.element(.button, "Next").tap()
    await wait(screen)
    #expect(screen.shownPages == [other])
    #expect(screen["example.org"].exists)
  }

  @Test("WB4: what decides is asked for links and for loads, and a page stays where it says no")
  func decider() async {
    let decider = Decider()
    let screen = open(decider)
    screen.element(.button, "Home").tap()
    await wait(screen)
    screen.followLink(to: other)
    await wait(screen)
    #expect(decider.asked == [home, other])
    #expect(screen.shownPages == [home])
  }

  @Test("WB6: scripts answer with values, and their failures are errors of WebKit")
  func scripts() async {
    let screen = open()
    screen.element(.button, "Home").tap()
    await wait(screen)
    screen.element(.button, "Ask").tap()
    await wait(screen)
    #expect(screen["error javaScriptExceptionOccurred"].exists)
    screen.answerScripts { _ in 2 }
    screen.element(.button, "Ask").tap()
    await wait(screen)
    #expect(screen["answer 2"].exists)
    screen.answerScripts { _ in nil }
    screen.element(.button, "Ask").tap()
    await wait(screen)
    #expect(screen["answer nothing"].exists)
    #expect(screen.ranScripts == ["return a + 1", "return a + 1", "return a + 1"])
  }
}
