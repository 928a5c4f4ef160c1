import SwiftUITesting
import TesseraCore
import Testing

private struct PlainApp: App {
  var body: some Scene {
    WindowGroup { Text("Content") }
    Settings { Text("Choices") }
  }
}

private struct BareApp: App {
  var body: some Scene {
    WindowGroup { Text("Content") }.commandsRemoved()
  }
}

private struct WindowedApp: App {
  static let window = NotedWindow()

  var body: some Scene {
    WindowGroup {
      Text("Content").onAppear { FrontmostGraph.current?.surfaceWindow = Self.window }
    }
  }
}

/// The menus that windows of a desktop have without a line of code.
@MainActor
struct DesktopMenuTests {
  private func screen<Program: App>(_ program: Program.Type) -> Screen {
    Screen(running: program, width: 700, height: 400, hasMenuBar: true, idiom: .desktop)
  }

  @Test("DK22: a program has a menu of its own, and those of every program, in their order")
  func menus() async {
    let screen = screen(PlainApp.self)
    let titles = [ProgramTitle.current, "File", "Edit", "View", "Window", "Help"]
    let edges = titles.map { screen[$0].frame.minX }
    #expect(titles.allSatisfy { screen[$0].exists } && edges == edges.sorted())
    screen[ProgramTitle.current].tap()
    await screen.settle()
    #expect(screen["About \(ProgramTitle.current)"].exists && screen["Quit \(ProgramTitle.current)"].exists)
    #expect(screen["Settings…"].exists)
  }

  @Test("DK22: the standard menus and their keys act on the window and the program")
  func keys() async {
    var quits = 0
    ProgramQuit.request = { quits += 1 }
    defer { ProgramQuit.request = nil }
    let screen = screen(WindowedApp.self)
    screen.key("m", modifiers: .command)
    screen.key("f", modifiers: [.command, .control])
    screen.key("q", modifiers: .command)
    screen["Window"].tap()
    await screen.settle()
    screen["Zoom"].tap()
    await screen.settle()
    screen[ProgramTitle.current].tap()
    await screen.settle()
    screen["About \(ProgramTitle.current)"].tap()
    await screen.settle()
    screen["Help"].tap()
    await screen.settle()
    screen["\(ProgramTitle.current) Help"].tap()
    #expect(WindowedApp.window.calls == ["minimize", "full screen", "zoom", "ask \(ProgramTitle.current)", "ask Help"])
    #expect(quits == 1)
  }

  @Test("DK22: commands that are removed leave no menus, and a phone has none")
  func removed() {
    #expect(!screen(BareApp.self)["File"].exists)
    #expect(!Screen(running: PlainApp.self, width: 700, hasMenuBar: true)["File"].exists)
  }
}
