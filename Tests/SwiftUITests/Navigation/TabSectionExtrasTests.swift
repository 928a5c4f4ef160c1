import Foundation
import SwiftUITesting
import Testing

/// Actions and the order of tabs in sections, and buttons that swiping shows.
@MainActor
struct TabSectionExtrasTests {
  private let log = Log()

  private struct Page: View {
    let log: Log
    var order: [String]?

    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Text("Welcome") }
          .swipeActions { Button("Remove") { log.note("remove") } }
        TabSection("Library") {
          Tab("Songs", systemImage: "music.note") { Text("All songs") }.customizationID("songs")
          Tab("Albums", systemImage: "square.stack") { Text("All albums") }.customizationID("albums")
          Tab("Artists", systemImage: "person") { Text("All artists") }.customizationID("artists")
        }
        .customizationID("library")
        .sectionActions { Button("Add list") { log.note("add") } }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization(.constant(customization))
    }

    private var customization: TabViewCustomization {
      var customization = TabViewCustomization()
      customization[section: "library"].tabOrder = order
      return customization
    }
  }

  private func titles(_ screen: Screen) -> [String] { screen.elements(.tab).compactMap(\.label) }

  @Test("J412: the actions of a section of tabs follow its tabs in a sidebar, and are no tabs")
  func actions() {
    let screen = Screen(width: 900, height: 600) { [log] in Page(log: log) }
    #expect(titles(screen) == ["Home", "Songs", "Albums", "Artists"])
    let add = screen.element(.button, "Add list")
    #expect(add.frame.minY > screen.element(.tab, "Artists").frame.maxY - 1)
    add.tap()
    #expect(log.lines == ["add"])
    let bar = Screen(width: 390, height: 600) { [log] in Page(log: log) }
    #expect(!bar["Add list"].exists)
  }

  @Test("J226: tabs of a section stand in the order of the customization; those that it does not name follow")
  func order() {
    let screen = Screen(width: 900, height: 600) { [log] in Page(log: log, order: ["artists", "gone", "songs"]) }
    #expect(titles(screen) == ["Home", "Artists", "Songs", "Albums"])
    screen.element(.tab, "Artists").tap()
    #expect(screen["All artists"].exists)
    let bar = Screen(width: 390, height: 600) { [log] in Page(log: log, order: ["albums"]) }
    #expect(titles(bar) == ["Home", "Albums", "Songs", "Artists"])
  }

  @Test("J416: swiping a tab in a sidebar shows its buttons")
  func swiping() async {
    let screen = Screen(width: 900, height: 600) { [log] in Page(log: log) }
    let tab = screen.element(.tab, "Home").frame
    await screen.drag(from: CGPoint(x: tab.maxX - 20, y: tab.midY), to: CGPoint(x: tab.maxX - 110, y: tab.midY))
    await screen.settle()
    screen.element(.button, "Remove").tap()
    #expect(log.lines == ["remove"])
  }
}
