import SwiftUITesting
import Testing
import TesseraCore

/// Hears what views want with windows.
@MainActor
private final class RequestJournal: WindowOpener {
  private(set) var requests: [String] = []

  func open(_ request: WindowRequest) -> Bool {
    requests.append("open \(request.id ?? "new")")
    return true
  }

  func dismiss(_ request: WindowRequest?) -> Bool {
    requests.append("dismiss \(request?.id ?? "this")")
    return true
  }

  func push(_ request: WindowRequest) -> Bool { true }

  func take() -> [String] {
    defer { requests = [] }
    return requests
  }
}

private struct ToolsApp: App {
  @State private var keepsOpen = false
  @State private var isAsking = false

  var body: some Scene {
    WindowGroup {
      WindowVisibilityToggle(windowID: "tools")
      WindowVisibilityToggle(windowID: "nowhere")
      Button("Ask") { isAsking = true }
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
        .dialogPreventsAppTermination(true)
    }
    .keyboardShortcut("n", modifiers: [.command, .shift])
    .commands { EmptyCommands() }
    Window("Tools", id: "tools") { Text("tools") }.keyboardShortcut("0")
    Window("Plain", id: "plain") { Text("plain") }
    Settings { Text("settings") }.keyboardShortcut(nil)
  }
}

@MainActor
struct SceneShortcutTests {
  private func run() -> (Screen, RequestJournal, WindowTable) {
    let (journal, table) = (RequestJournal(), WindowTable())
    let opener = WindowOpenerReference(journal)
    let screen = Screen(width: 800, height: 600) {
      ProgramView(ToolsApp(), windows: table)
        .environment(\.hasMenuBar, true)
        .environment(\.windowOpener, opener)
    }
    return (screen, journal, table)
  }

  @Test("J427: keys of scenes open their windows, and take the place of those of every program")
  func shortcuts() {
    let (screen, journal, _) = run()
    screen.key("0", modifiers: .command)
    #expect(journal.take() == ["open tools"])
    screen.key("n", modifiers: .command)
    #expect(journal.take().isEmpty)
    screen.key("n", modifiers: [.command, .shift])
    #expect(journal.take() == ["open new"])
    screen.key(",", modifiers: .command)
    #expect(journal.take().isEmpty)
    screen["Window"].tap()
    #expect(screen["Tools"].exists && !screen["Plain"].exists)
  }

  @Test("J432: the toggle of a window opens it, and closes it while it is open; one that is not declared is disabled")
  func toggle() throws {
    let (screen, journal, table) = run()
    screen["Show Tools"].tap()
    #expect(journal.take() == ["open tools"])
    let tools = try #require(table.windows.first { $0.id == "tools" })
    table.windowDidOpen(tools, isOpen: true)
    #expect(screen["Hide Tools"].exists)
    screen["Hide Tools"].tap()
    #expect(journal.take() == ["dismiss tools"])
    table.windowDidOpen(tools, isOpen: false)
    table.windowDidOpen(tools, isOpen: false)
    #expect(screen["Show Tools"].exists)
    #expect(!screen["Show nowhere"].isEnabled)
  }

  @Test("J429: while a dialog that prevents it is there, the user cannot end the program")
  func termination() async {
    let (screen, _, table) = run()
    #expect(!table.followedPreventsTermination)
    screen["Ask"].tap()
    await screen.settle()
    #expect(table.followedPreventsTermination)
    screen["Yes"].tap()
    await screen.settle()
    #expect(!table.followedPreventsTermination)
  }
}
