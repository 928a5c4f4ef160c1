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

  @Test("DK22: commands that are removed leave no menus, and a phone has none")
  func removed() {
    #expect(!screen(BareApp.self)["File"].exists)
    #expect(!Screen(running: PlainApp.self, width: 700, hasMenuBar: true)["File"].exists)
  }
}
