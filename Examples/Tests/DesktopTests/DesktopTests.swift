import Desktop
import SwiftUITesting
import Testing

private struct TestApp: App {
  var body: some Scene { Desktop() }
}

@MainActor
@Suite("A program for a desktop", .serialized)
struct DesktopTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString).json")

  private func screen() -> Screen {
    Screen(running: TestApp.self, width: 1000, height: 600, hasMenuBar: true, idiom: .desktop)
  }

  private func rows(of screen: Screen) -> [String] {
    ["Bleed the radiators", "Clean the gutters", "Mow the lawn", "Oil the chain", "Paint the fence"]
      .filter { screen[$0].exists }
      .sorted { screen[$0].frame.minY < screen[$1].frame.minY }
  }

  @Test("The sidebar filters the jobs, the header sorts them, and the search finds them")
  func finding() {
    let screen = screen()
    #expect(rows(of: screen).count == 5)
    screen.element(.row, "Garden, 1").tap()
    #expect(rows(of: screen) == ["Mow the lawn", "Paint the fence"])
    screen["Job"].tap()
    #expect(rows(of: screen) == ["Paint the fence", "Mow the lawn"])
    screen.element(.row, "All Jobs, 4").tap()
    screen.element(.textField, "Find a job").type("oil")
    #expect(rows(of: screen) == ["Oil the chain"])
  }

  @Test("The inspector edits the job that is chosen, and undo takes it back")
  func inspecting() {
    let screen = screen()
    #expect(screen["No Job"].exists)
    screen["Oil the chain"].tap()
    screen.element(.textField, "Title").type(" twice")
    #expect(screen["Oil the chain twice"].exists)
    screen.key("z", modifiers: .command)
    #expect(screen["Oil the chain"].exists)
  }

  @Test("Menus add, finish and delete jobs of the window that is in use")
  func menus() {
    let screen = screen()
    #expect(screen["9 hours to go"].exists)
    screen.key("j", modifiers: .command)
    #expect(screen["New job"].exists && screen["10 hours to go"].exists)
    screen.key("d", modifiers: .command)
    #expect(screen["9 hours to go"].exists)
    screen["Jobs"].tap()
    screen["Delete…"].tap()
    #expect(screen["Delete this job?"].exists)
    screen.element(.button, "Delete").tap()
    #expect(!screen["New job"].exists)
  }

  @Test("A plan is saved and opened again")
  func documents() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let first = screen()
    first.key("j", modifiers: .command)
    #expect(first.document?.isEdited == true)
    first.key("s", modifiers: .command)
    first.files.answer(file)
    #expect(first.closeWindow())
    let second = screen()
    second.open(file)
    #expect(second["New job"].exists && second.document?.isEdited == false)
  }

  @Test("The settings hide what is done")
  func settings() {
    defer { UserDefaults.standard.removeObject(forKey: "showsDone") }
    let settings = Screen(idiom: .desktop) { PlanSettings() }
    settings.element(.toggle, "Show done jobs").tap()
    #expect(!screen()["Mow the lawn"].exists)
  }
}
