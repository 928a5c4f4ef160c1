import SwiftUITesting
import TesseraControls
import TesseraCore
import Testing

/// The buttons of windows in the bars of windows, what the bars do with the pointer, and the styles of windows.
@MainActor
struct WindowControlTests {
  /// Notes what is asked of a window.
  @MainActor
  private final class Requests {
    let chrome = WindowChrome()
    var all: [WindowChrome.Request] = []

    init() {
      chrome.title = "Window"
      chrome.trailing = [.minimize, .maximize, .close]
      chrome.perform = { [weak self] in self?.all.append($0) }
    }
  }

  private func screen<Content: View>(_ chrome: WindowChrome?, @ViewBuilder _ content: () -> Content) -> Screen {
    let content = content()
    return Screen(width: 600, height: 300, scale: 1) {
      content.modifier(MacWindowModifier()).environment(\.windowChrome, chrome).environment(\.idiom, .desktop)
    }
  }

  @Test("DK27: the buttons of the window stand where the desktop has them, and ask for what they say")
  func buttons() async {
    let requests = Requests()
    let screen = screen(requests.chrome) { Text("Content") }
    let names = ["Minimize Window", "Maximize Window", "Close Window"]
    let edges = names.map { screen[$0].frame.minX }
    #expect(edges == edges.sorted() && edges[0] > 450)
    for name in names { screen[name].tap() }
    #expect(requests.all == [.press(.minimize), .press(.maximize), .press(.close)])
    requests.chrome.leading = [.close]
    requests.chrome.trailing = []
    requests.chrome.isMaximized = true
    await screen.settle()
    #expect(screen["Close Window"].frame.maxX < 50 && !screen["Minimize Window"].exists)
    requests.chrome.isFullScreen = true
    await screen.settle()
    #expect(!screen["Close Window"].exists && screen["Window"].exists)
  }

  @Test("DK25: a window has a bar in any case, with its own title where no page has one")
  func title() async {
    let requests = Requests()
    let screen = screen(requests.chrome) { Text("Content") }
    #expect(screen["Window"].exists)
    requests.chrome.title = "Another"
    await screen.settle()
    #expect(screen["Another"].exists && requests.chrome.barFrame == CGRect(x: 0, y: 0, width: 600, height: 34))
    requests.chrome.isDecorated = false
    await screen.settle()
    #expect(!screen["Another"].exists && !screen["Close Window"].exists)
  }

  @Test("DK27: two clicks beside the controls, and the secondary button, are the window's; a button of the bar is not")
  func handle() async {
    let requests = Requests()
    let screen = screen(requests.chrome) { Text("Content").toolbar { Button("Add") {} } }
    screen.tap(at: CGPoint(x: 250, y: 20))
    screen.tap(at: CGPoint(x: 250, y: 20))
    await screen.settle()
    #expect(requests.all == [.doubleClick])
    screen.secondaryTap(at: CGPoint(x: 250, y: 20))
    #expect(requests.all == [.doubleClick, .showMenu])
    screen["Add"].tap()
    screen["Add"].tap()
    await screen.settle()
    #expect(requests.all.count == 2)
  }

  private struct Expanded: App {
    var body: some Scene {
      WindowGroup { Page().modifier(MacWindowModifier()) }.windowToolbarStyle(.expanded)
    }
  }

  private struct Compact: App {
    var body: some Scene {
      WindowGroup { Page().modifier(MacWindowModifier()) }.windowToolbarStyle(.unifiedCompact)
    }
  }

  private struct Untitled: App {
    var body: some Scene {
      WindowGroup { Page().modifier(MacWindowModifier()) }.windowToolbarStyle(.unified(showsTitle: false))
    }
  }

  private struct Hidden: App {
    var body: some Scene {
      WindowGroup {
        Color.red.accessibilityIdentifier("content").navigationTitle("Title").modifier(MacWindowModifier())
      }
      .windowStyle(.hiddenTitleBar)
    }
  }

  private struct Page: View {
    var body: some View {
      Color.red.accessibilityIdentifier("content")
        .navigationTitle("Title").navigationSubtitle("Subtitle").toolbar { Button("Add") {} }
    }
  }

  /// A window as a program for the desktop opens it, with what its scene says.
  private func window<Program: App>(_ program: Program.Type) -> Screen {
    Screen(running: program, width: 600, height: 300, idiom: .desktop)
  }

  @Test("DK29: an expanded toolbar stands below the title, a compact one is less high, and a title can be left out")
  func styles() {
    let expanded = window(Expanded.self)
    #expect(expanded["Add"].frame.minY > expanded.element(.heading, "Title").frame.maxY)
    #expect(expanded.element(id: "content").frame.minY == 74)
    let compact = window(Compact.self)
    #expect(compact.element(id: "content").frame.minY == 38)
    #expect(compact["Subtitle"].frame.minX > compact.element(.heading, "Title").frame.maxX)
    let untitled = window(Untitled.self)
    #expect(!untitled["Title"].exists && untitled["Add"].exists)
    #expect(untitled.element(id: "content").frame.minY == 46)
  }

  @Test("DK30: a window that hides its title has no bar, and its buttons in front of the content")
  func hidden() async {
    let screen = window(Hidden.self)
    #expect(!screen["Title"].exists && screen.element(id: "content").frame.minY == 0)
    let requests = Requests()
    let shown = self.screen(requests.chrome) {
      Color.red.accessibilityIdentifier("content").navigationTitle("Title")
    }
    #expect(shown.element(id: "content").frame.minY == 34)
    let others = Requests()
    let bare = Screen(width: 600, height: 300, scale: 1) {
      Color.red.accessibilityIdentifier("content").navigationTitle("Title")
        .modifier(MacWindowModifier())
        .transformEnvironment(\.windowAttributes) { $0.hidesTitleBar = true }
        .environment(\.windowChrome, others.chrome)
        .environment(\.idiom, .desktop)
    }
    #expect(bare.element(id: "content").frame.minY == 0 && !bare["Title"].exists)
    bare["Close Window"].tap()
    #expect(others.all == [.press(.close)])
  }
}
