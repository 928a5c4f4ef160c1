import SwiftUI
import SwiftUITesting
import Testing

private struct ConditionalApp: App {
  private let hasSecond = false

  var body: some Scene {
    WindowGroup { Text("first") }
    if hasSecond {
      WindowGroup(id: "second") { Text("second") }
    }
    if #available(macOS 13, *) {
      WindowGroup(id: "third") { Text("third") }
    }
  }
}

private struct ShownApp: App {
  private let hasFirst = true

  var body: some Scene {
    if hasFirst {
      WindowGroup { Text("first") }
    }
    WindowGroup(id: "second") { Text("second") }
  }
}

@MainActor
struct OptionalSceneTests {
  @Test("A scene of an if is there where its condition holds")
  func scenes() {
    #expect(Screen(running: ConditionalApp.self, width: 300).visibleText == ["first"])
    #expect(Screen(running: ShownApp.self, width: 300).visibleText == ["first"])
  }
}
