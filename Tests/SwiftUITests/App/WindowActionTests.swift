import SwiftUITesting
import Testing
import TesseraCore

/// Hears of windows and of what views want with them, and shows none.
@MainActor
private final class WindowJournal: WindowHost, WindowOpener {
  private(set) var windows: [DeclaredWindow] = []
  private(set) var requests: [String] = []

  func windowDidChange(_ window: DeclaredWindow) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
  }

  func windowDidGo(_ window: DeclaredWindow) {}

  func open(_ request: WindowRequest) -> Bool {
    requests.append("open \(request.id ?? "")")
    return true
  }

  func dismiss(_ request: WindowRequest?) -> Bool { true }

  func push(_ request: WindowRequest) -> Bool {
    requests.append("push \(request.id ?? "\(request.value?.base ?? "")")")
    return true
  }
}

private struct SeveralApp: App {
  var body: some Scene {
    Window("First", id: "first") { Text("first") }.defaultLaunchBehavior(.suppressed)
    Window("Second", id: "second") { Text("second") }
    Window("Third", id: "third") { Text("third") }.defaultLaunchBehavior(.presented)
    Window("Fourth", id: "fourth") { Text("fourth") }
  }
}

private struct ShyApp: App {
  var body: some Scene {
    Window("Only", id: "only") { Text("only") }.defaultLaunchBehavior(.suppressed)
  }
}

private struct SettingsApp: App {
  var body: some Scene {
    WindowGroup {
      SettingsLink()
      SettingsLink { Text("Preferences") }
    }
    .commands { EmptyCommands() }
    Settings { Text("settings") }
  }
}

private struct PushView: View {
  @Environment(\.pushWindow) private var pushWindow

  var body: some View {
    Button("By id") { pushWindow(id: "detail") }
    Button("By value") { pushWindow(value: 7) }
  }
}

@MainActor
struct WindowActionTests {
  private func launched<Program: App>(_ program: Program.Type) -> [String?] {
    let journal = WindowJournal()
    let screen = Screen { ProgramView(Program(), windows: WindowTable(host: journal)) }
    screen.unmount()
    return DeclaredWindow.launched(of: journal.windows).map(\.id)
  }

  @Test("J263: the first scene that is not suppressed opens a window, and all do that are presented")
  func launching() {
    #expect(launched(SeveralApp.self) == ["second", "third"])
    #expect(launched(ShyApp.self) == ["only"])
  }

  @Test("J264: views push windows by their ids and values")
  func pushing() {
    let journal = WindowJournal()
    let screen = Screen { PushView().environment(\.windowOpener, WindowOpenerReference(journal)) }
    screen["By id"].tap()
    screen["By value"].tap()
    #expect(journal.requests == ["push detail", "push 7"])
  }

  @Test("J262: a link, a line of the Edit menu and Control-comma open the settings")
  func settings() {
    let journal = WindowJournal()
    let screen = Screen(width: 600) {
      ProgramView(SettingsApp(), windows: WindowTable()).environment(\.hasMenuBar, true)
        .environment(\.windowOpener, WindowOpenerReference(journal))
    }
    screen["Settings…"].tap()
    screen["Preferences"].tap()
    screen.key(",", modifiers: .command)
    #expect(journal.requests == Array(repeating: "open com.tessera.settings", count: 3))
    screen["Edit"].tap()
    #expect(screen["Select All"].exists)
    #expect(screen["Settings…"].frame.minY > screen["Select All"].frame.minY)
    screen["Settings…"].tap()
    #expect(journal.requests.count == 4)
  }
}
