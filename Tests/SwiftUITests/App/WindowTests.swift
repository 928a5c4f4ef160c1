import SwiftUITesting
import Testing

private struct ValueApp: App {
  var body: some Scene {
    WindowGroup("Notes", id: "notes", for: Int.self) { $number in
      Text(number.map { "Note \($0)" } ?? "No note")
      Button("Take 3") { number = 3 }
    }
    .defaultSize(width: 300, height: 200)
    .windowResizability(.contentMinSize)
  }
}

private struct DefaultApp: App {
  var body: some Scene {
    WindowGroup(for: String.self) { $name in
      Text("Hello, \(name)")
      Button("Rename") { name = "Grace" }
    } defaultValue: {
      "Ada"
    }
  }
}

private struct WindowAndSettings: App {
  var body: some Scene {
    Settings { Text("the settings") }
    Window("Main", id: "main") { Text("the main window") }
      .windowStyle(.hiddenTitleBar)
  }
}

@MainActor
struct WindowTests {
  @Test("A window that was opened for no value has nil, and may take one")
  func windowForValue() {
    let screen = Screen(running: ValueApp.self)
    #expect(screen.visibleText == ["No note", "Take 3"])
    screen["Take 3"].tap()
    #expect(screen.visibleText == ["Note 3", "Take 3"])
  }

  @Test("A window that was opened for no value has the default that its group makes")
  func windowWithDefault() {
    let screen = Screen(running: DefaultApp.self)
    #expect(screen.visibleText == ["Hello, Ada", "Rename"])
    screen["Rename"].tap()
    #expect(screen.visibleText == ["Hello, Grace", "Rename"])
  }

  @Test("Settings are not what a program begins with")
  func settingsComeLater() {
    #expect(Screen(running: WindowAndSettings.self).visibleText == ["the main window"])
  }
}
