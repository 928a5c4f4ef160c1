import SwiftUI
import SwiftUITesting
import Testing

private enum Place: String, CaseIterable, Identifiable {
  case home, library, search

  var id: Self { self }
}

/// Tabs of a program's own, with state.
private struct ExtraTabs: TabContent {
  @State private var count = 1

  var body: some TabContent<Place> {
    Tab("Extra \(count)", systemImage: "plus", value: .library) {
      Button("Count") { count += 1 }
    }
  }
}

/// F10: tabs as a list of statements.
@MainActor
struct TabContentTests {
  private struct Places: View {
    var showsLibrary = true
    @State private var place = Place.home

    init(showsLibrary: Bool = true) {
      self.showsLibrary = showsLibrary
    }

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Button("To search") { place = .search } }
          .badge(3)
        if showsLibrary {
          Tab("Library", systemImage: "book", value: .library) { Text("Books") }
        }
        Tab(value: .search, role: .search) { Text("Nothing found") }
      }
    }
  }

  @Test("a tab is chosen by a value whose type the selection has; one of a role needs no label")
  func values() {
    let screen = Screen(width: 300, height: 300) { Places() }
    #expect(screen.element(.tab, "Home, 3").isSelected && screen["3"].exists)
    #expect(screen.elements(.tab).map(\.label) == ["Home, 3", "Library", "Search"])
    screen["To search"].tap()
    #expect(screen["Nothing found"].exists && screen.element(.tab, "Search").isSelected)
    screen.element(.tab, "Library").tap()
    #expect(screen["Books"].exists && screen.element(.tab, "Library").isSelected)
    #expect(!screen.element(.tab, "Search").isSelected && !screen["Nothing found"].exists)
  }

  @Test("a tab whose condition ends goes, and others keep their state")
  func conditions() {
    let screen = Screen(width: 300, height: 300) { Places() }
    screen["To search"].tap()
    screen.update { Places(showsLibrary: false) }
    #expect(screen.elements(.tab).count == 2)
    #expect(screen["Nothing found"].exists)
  }

  @Test("tabs of a loop, hidden ones and such as cannot be chosen")
  func loops() {
    struct Loop: View {
      @State private var place = Place.home

      var body: some View {
        TabView(selection: $place) {
          ForEach(Place.allCases) { place in
            Tab(place.rawValue, systemImage: "circle", value: place) { Text("At \(place.rawValue)") }
              .hidden(place == .library)
              .disabled(place == .search)
          }
        }
      }
    }
    let screen = Screen(width: 300, height: 300) { Loop() }
    #expect(screen.elements(.tab).map(\.label) == ["home", "search"])
    #expect(!screen.element(.tab, "search").isEnabled)
    let frame = screen.element(.tab, "search").frame
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(screen["At home"].exists)
  }

  @Test("tabs of a program's own have state")
  func ownTabs() {
    struct Own: View {
      @State private var place = Place.library

      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Text("At home") }
          ExtraTabs()
        }
      }
    }
    let screen = Screen(width: 300, height: 300) { Own() }
    screen["Count"].tap()
    #expect(screen.element(.tab, "Extra 2").isSelected)
  }

  @Test("without a selection the first tab is shown until another is chosen")
  func unselected() {
    let screen = Screen(width: 300, height: 300) {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("First") }
        Tab("Two", systemImage: "2.circle") { Text("Second") }
      }
    }
    #expect(screen["First"].exists && !screen["Second"].exists)
    #expect(screen.element(.tab, "One").isSelected && !screen.element(.tab, "Two").isSelected)
    screen.element(.tab, "Two").tap()
    #expect(screen["Second"].exists && !screen["First"].exists)
    #expect(!screen.element(.tab, "One").isSelected && screen.element(.tab, "Two").isSelected)
  }
}

/// Names that a role or a condition gives.
@MainActor
struct DefaultLabelTests {
  @Test("a button without a label is called what its role says")
  func buttons() {
    let log = Log()
    let screen = Screen(width: 300, height: 300) {
      VStack {
        Button(role: .close) { log.note("close") }
        Button(role: .confirm) { log.note("confirm") }
        Button(role: .cancel) { log.note("cancel") }
        Button(role: .destructive) { log.note("delete") }
      }
    }
    for name in ["Close", "Done", "Cancel", "Delete"] { screen.element(.button, name).tap() }
    #expect(log.take() == ["close", "confirm", "cancel", "delete"])
  }

  @Test("a gesture that is nil never comes about, and does once there is one")
  func optionalGesture() {
    let log = Log()
    func content(_ isOn: Bool) -> some View {
      Color.red.gesture(isOn ? TapGesture().onEnded { log.note("tap") } : nil)
    }
    let screen = Screen(width: 100, height: 100) { content(false) }
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.take().isEmpty)
    screen.update { content(true) }
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.take() == ["tap"])
  }

  @Test("groups of controls in a menu, and as pictures")
  func controlGroups() {
    let log = Log()
    func group() -> some View {
      ControlGroup("Edit", systemImage: "pencil") {
        Button("Cut", systemImage: "scissors") { log.note("cut") }
        Button("Copy", systemImage: "doc") { log.note("copy") }
      }
    }
    let menu = Screen(width: 300, height: 300) { group().controlGroupStyle(.compactMenu) }
    #expect(!menu["Copy"].exists)
    menu["Edit"].tap()
    menu["Copy"].tap()
    #expect(log.take() == ["copy"])
    let palette = Screen(width: 300, height: 300) { group().controlGroupStyle(.palette) }
    palette.element(.button, "Cut").tap()
    #expect(log.take() == ["cut"])
  }
}
