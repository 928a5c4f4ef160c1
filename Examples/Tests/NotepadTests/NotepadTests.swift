import Notepad
import SwiftUITesting
import Testing

private struct TestApp: App {
  var body: some Scene { Notepad() }
}

@MainActor
struct NotepadTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString).txt")

  private func screen() -> Screen {
    Screen(running: TestApp.self, width: 560, height: 420, hasMenuBar: true)
  }

  @Test("A note is written, saved, and opened again")
  func writing() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let first = screen()
    first.type("Milk and bread")
    #expect(first["1 line, 3 words"].exists)
    #expect(first.document?.title == "Untitled — Edited")
    first.key("s", modifiers: .command)
    first.files.answer(file)
    #expect(try String(contentsOf: file, encoding: .utf8) == "Milk and bread")
    #expect(first.closeWindow())

    let second = screen()
    second.open(file)
    #expect(second.element(.textField, "Note").value == "Milk and bread")
    second.key("z", modifiers: .command)
    #expect(second.document?.isEdited == false)
  }

  @Test("What was typed is undone by the text itself")
  func undoing() {
    let screen = screen()
    screen.type("Milk")
    screen.key("z", modifiers: .command)
    #expect(screen["0 lines, 0 words"].exists)
  }

  @Test("The menu makes the text bigger and smaller")
  func size() {
    let screen = screen()
    screen.key("+", modifiers: .command)
    screen.key("+", modifiers: .command)
    #expect(UserDefaults.standard.double(forKey: "textSize") == 17)
    screen.key("0", modifiers: .command)
    #expect(UserDefaults.standard.double(forKey: "textSize") == 15)
    screen["Format"].tap()
    #expect(screen["Smaller"].exists)
  }

  @Test("The settings show the size, and set it back")
  func settings() {
    UserDefaults.standard.set(20.0, forKey: "textSize")
    let screen = Screen { NotepadSettings() }
    #expect(screen["Text size: 20"].exists)
    screen["Usual size"].tap()
    #expect(screen["Text size: 15"].exists)
  }
}
