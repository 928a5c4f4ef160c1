import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
private enum CommandLog {
  static var lines: [String] = []
}

extension FocusedValues {
  @Entry fileprivate var draft: Binding<String>?
}

private struct DraftCommands: Commands {
  @FocusedBinding(\.draft) private var draft

  var body: some Commands {
    CommandMenu("Draft") {
      Button("Clear") { draft = "" }
        .keyboardShortcut("k", modifiers: [.command, .shift])
        .disabled(draft == nil)
      Menu("More") {
        Button("Sign") { draft = (draft ?? "") + " Ada" }.keyboardShortcut("g")
      }
    }
    CommandGroup(after: .help) {
      Button("Explain") { CommandLog.lines.append("explain") }
    }
    CommandGroup(before: .help) {
      Button("Welcome") { CommandLog.lines.append("welcome") }
    }
  }
}

private struct DraftView: View {
  @State private var text = "Dear all"

  var body: some View {
    Text(text).focusedSceneValue(\.draft, $text)
    TextField("Note", text: $text)
  }
}

private struct DraftApp: App {
  var body: some Scene {
    WindowGroup { DraftView() }
      .commands {
        CommandGroup(replacing: .newItem) {}
        DraftCommands()
      }
  }
}

private struct OverlappingApp: App {
  var body: some Scene {
    WindowGroup {
      Button("In the window") { CommandLog.lines.append("window") }.keyboardShortcut("j")
    }
    .commands {
      CommandMenu("Jobs") {
        Button("In the menu") { CommandLog.lines.append("menu") }.keyboardShortcut("j")
        Button("Only here") { CommandLog.lines.append("only") }.keyboardShortcut("o")
      }
    }
  }
}

private struct RemovedApp: App {
  var body: some Scene {
    WindowGroup { Text("content") }
      .commands {
        CommandMenu("Gone") { Button("Gone") { CommandLog.lines.append("gone") }.keyboardShortcut("j") }
      }
      .commandsRemoved()
  }
}

private struct ReplacedApp: App {
  let isVerbose = true

  var body: some Scene {
    WindowGroup { Text("content") }
      .commands { CommandMenu("Gone") { Button("Gone") {} } }
      .commandsReplaced {
        CommandMenu("Instead") { Button("Act") {} }
        if isVerbose {
          CommandMenu(Text("Chatter")) { Button("Talk") {} }
        } else {
          EmptyCommands()
        }
      }
  }
}

private struct SidebarApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationSplitView {
        Text("the sidebar")
      } detail: {
        Text("the detail")
      }
    }
    .commands { SidebarCommands() }
  }
}

@MainActor
@Suite(.serialized) struct CommandTests {
  @Test("The keys of commands act although no menu is open, also those of menus in menus, and once")
  func keys() {
    let screen = Screen(running: DraftApp.self)
    #expect(screen["Dear all"].exists)
    screen.key("g", modifiers: .command)
    #expect(screen.element(.textField, "Note").value == "Dear all Ada")
    screen.key("k", modifiers: [.command, .shift])
    #expect(screen.element(.textField, "Note").value == "")
    #expect(!screen["Draft"].exists, "there is no bar where windows have none")
  }

  @Test("A bar shows the menus of every program, then those of this one, then those at the end")
  func bar() {
    let screen = Screen(running: DraftApp.self, width: 700, hasMenuBar: true)
    let frames = ["File", "Edit", "Draft", "Help"].map { screen[$0].frame.minX }
    #expect(frames == frames.sorted())
    #expect(!screen["View"].exists)
    screen["Draft"].tap()
    screen["Clear"].tap()
    #expect(!screen["Dear all"].exists)
  }

  @Test("Groups stand before and after the one that they name, or in its place")
  func groups() {
    let screen = Screen(running: DraftApp.self, width: 700, hasMenuBar: true)
    screen["Help"].tap()
    #expect(screen["Welcome"].frame.maxY <= screen["Explain"].frame.minY)
    CommandLog.lines = []
    screen["Explain"].tap()
    #expect(CommandLog.lines == ["explain"])
    screen["File"].tap()
    #expect(!screen["New Window"].exists)
    #expect(screen["Close Window"].exists)
  }

  @Test("The menu for editing does what the keys do in the text that has the focus")
  func editing() {
    let screen = Screen(running: DraftApp.self, width: 700, hasMenuBar: true)
    screen.element(.textField, "Note").tap()
    screen["Edit"].tap()
    screen["Select All"].tap()
    screen["Edit"].tap()
    screen["Cut"].tap()
    #expect(!screen["Dear all"].exists)
    #expect(screen.element(.textField, "Note").value == "")
    screen["Edit"].tap()
    screen["Paste"].tap()
    #expect(screen["Dear all"].exists)
    #expect(screen.element(.textField, "Note").value == "Dear all")
  }

  @Test("A shortcut of the window goes before that of a command, and only one of them acts")
  func shortcutsActOnce() {
    CommandLog.lines = []
    let screen = Screen(running: OverlappingApp.self, width: 700, hasMenuBar: true)
    screen.key("j", modifiers: .command)
    #expect(CommandLog.lines == ["window"])
    screen["Jobs"].tap()
    screen.key("o", modifiers: .command)
    #expect(CommandLog.lines == ["window", "only"])
  }

  @Test("Commands that are removed have no menus and no keys")
  func removed() {
    CommandLog.lines = []
    let screen = Screen(running: RemovedApp.self, width: 700, hasMenuBar: true)
    screen.key("j", modifiers: .command)
    #expect(CommandLog.lines.isEmpty)
    #expect(screen.visibleText == ["content"])
  }

  @Test("Commands that are replaced leave nothing but those in their place")
  func replaced() {
    let screen = Screen(running: ReplacedApp.self, width: 700, hasMenuBar: true)
    #expect(screen.visibleText == ["Instead", "Chatter", "content"])
  }

  @Test("The commands for sidebars show and hide the sidebar")
  func sidebar() async {
    let screen = Screen(running: SidebarApp.self, width: 1000, hasMenuBar: true)
    let beside = screen["the detail"].frame
    #expect(screen["the sidebar"].frame.maxX < beside.minX)
    screen["View"].tap()
    screen["Toggle Sidebar"].tap()
    await screen.settle()
    #expect(!screen["the sidebar"].exists)
    #expect(screen["the detail"].frame.midX == 500)
    screen.key("s", modifiers: [.command, .control])
    await screen.settle()
    #expect(screen["the sidebar"].frame.maxX < beside.minX)
    #expect(screen["the detail"].frame == beside)
  }

  @Test("Lines of menus name the keys that act without the menu")
  func accelerators() {
    #expect(KeyboardShortcut("k", modifiers: [.command, .shift]).name == "Ctrl+Shift+K")
    #expect(KeyboardShortcut(.return, modifiers: .option).name == "Alt+Return")
  }
}
