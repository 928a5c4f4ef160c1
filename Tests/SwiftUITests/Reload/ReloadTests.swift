import Testing

@testable import SwiftUITesting
@testable import TesseraCore
@testable import TesseraText
@testable import TesseraValues

// Two versions of a program: what a library of changed source brings has the names of what it replaces.

private enum First {
  enum Mood { case good, bad(Int) }

  struct Note: Hashable {
    var text: String
    var mood: Mood?
  }

  final class Model: ObservableObject {
    @Published var notes: [Note] = []
    func describe() -> String { "old \(notes.count)" }
  }

  struct Counter: View {
    @State private var count = 0
    @State private var note = Note(text: "none")
    @StateObject private var model = Model()

    var body: some View {
      Button("Count \(count), \(note.text), \(model.describe())") {
        count += 1
        note = Note(text: "note \(count)", mood: .bad(count))
        model.notes.append(note)
      }
    }
  }
}

private enum Second {
  enum Mood { case good, bad(Int) }

  struct Note: Hashable {
    var text: String
    var mood: Mood?
  }

  final class Model: ObservableObject {
    @Published var notes: [Note] = []
    func describe() -> String { "new \(notes.count) \(notes.last.map { "\($0)" }?.contains("bad(2)") ?? false)" }
  }

  struct Counter: View {
    @State private var count = 10
    @State private var note = Note(text: "none")
    @StateObject private var model = Model()

    var body: some View {
      VStack {
        Text("A line more")
        Button("Counted \(count), \(note.text), \(model.describe())") {
          count += 1
          model.notes.append(Note(text: "more"))
        }
      }
    }
  }
}

extension First.Mood: Hashable {}
extension Second.Mood: Hashable {}

private enum Third {
  struct Note: Hashable {
    var text: String
    var pages = 0
  }

  final class Model: ObservableObject {
    @Published var notes: [Note] = []
    func describe() -> String { "changed" }
    func erase() { notes = [] }
  }

  struct Counter: View {
    @State private var count = 0
    @State private var note = Note(text: "none")
    @StateObject private var model = Model()

    var body: some View { Text("Count \(count), \(note.text), \(model.describe())") }
  }
}

extension First {
  struct Row: View {
    let name: String
    @State private var stars = 0
    var body: some View { Button("\(name) \(stars)") { stars += 1 } }
  }
}

extension Second {
  struct Row: View {
    let name: String
    @State private var stars = 0
    var body: some View { Button("\(name): \(stars)") { stars += 1 } }
  }
}

/// Versions of a program.
@MainActor
struct ReloadTests {
  /// The types of a version have no part for it in the names that both are compared by.
  nonisolated private static func name(of type: TypeDescription) -> String {
    type.name.split(separator: ".").filter { !["First", "Second", "Third"].contains($0) }.joined(separator: ".")
  }

  private static let migration = ValueMigration(naming: name) { name in
    name == "SwiftUITests.Note" ? Second.Note.self : nil
  }

  /// Puts another version in the place of what a screen shows.
  ///
  /// - Returns: what starts anew.
  @discardableResult
  private func reload(_ screen: Screen, with view: some View, during: () -> Void = {}) -> [String] {
    var notes: [String] = []
    let snapshot = StateSnapshot(of: screen.graph, for: Self.migration)
    let restoration = StateRestoration(snapshot, Self.migration) { notes.append($0) }
    restoration.begin(in: screen.graph)
    screen.update { AnyView(view) }
    during()
    restoration.end()
    return notes
  }

  @Test("State and objects move to types of the same name and layout; the code is that of the new version")
  func state() {
    let screen = Screen { AnyView(First.Counter()) }
    screen["Count 0, none, old 0"].tap()
    screen["Count 1, note 1, old 1"].tap()
    #expect(reload(screen, with: Second.Counter()) == [])
    #expect(screen.visibleText == ["A line more", "Counted 2, note 2, new 2 true"])
    screen["Counted 2, note 2, new 2 true"].tap()
    #expect(screen["Counted 3, note 2, new 3 false"].exists)
  }

  @Test("State of a type that has another layout, and objects with other methods, start anew; both are said")
  func changedTypes() {
    let screen = Screen { AnyView(First.Counter()) }
    screen["Count 0, none, old 0"].tap()
    let notes = reload(screen, with: Third.Counter())
    #expect(screen.visibleText == ["Count 1, none, changed"])
    #expect(notes.count == 2)
    #expect(notes.first?.hasPrefix("SwiftUITests.Counter.note starts anew") == true)
  }

  @Test("Views in rows keep their state by id, those of another branch do not")
  func identity() {
    let screen = Screen {
      AnyView(
        VStack {
          if true { First.Row(name: "branch") } else { EmptyView() }
          ForEach(["a", "b"], id: \.self) { First.Row(name: $0) }
          First.Row(name: "named").id(1)
        })
    }
    for name in ["branch 0", "b 0", "named 0"] { screen[name].tap() }
    reload(
      screen,
      with: VStack {
        if false { EmptyView() } else { Second.Row(name: "branch") }
        ForEach(["b", "c", "a"], id: \.self) { Second.Row(name: $0) }
        Second.Row(name: "named").id(2)
      })
    #expect(screen.visibleText == ["branch: 0", "b: 1", "c: 0", "a: 0", "named: 0"])
  }

  private func offset(of screen: Screen) -> CGFloat {
    var offset: CGFloat = 0
    screen.graph.forEachNode { if let node = $0 as? ScrollNode { offset = node.offset.y } }
    return offset
  }

  @Test("A list stays where it was scrolled to, and its rows keep their state")
  func scrolling() {
    let screen = Screen(width: 200, height: 200) {
      AnyView(List(0..<100) { First.Row(name: "\($0)") })
    }
    screen["50 0"].scrollIntoView()
    screen["50 0"].tap()
    let before = offset(of: screen)
    #expect(before > 1000)
    reload(screen, with: List(0..<100) { Second.Row(name: "\($0)") })
    #expect(offset(of: screen) == before)
    #expect(screen["50: 1"].exists)
    screen.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -100))
    #expect(offset(of: screen) == before + 100)
  }

  @Test("The path of a stack moves, with values of types of the program")
  func navigation() {
    let screen = Screen {
      AnyView(
        NavigationStack {
          NavigationLink("Open", value: First.Note(text: "x"))
            .navigationDestination(for: First.Note.self) { Text("old page of \($0.text)") }
        })
    }
    screen["Open"].tap()
    #expect(screen["old page of x"].exists)
    reload(
      screen,
      with: NavigationStack {
        NavigationLink("Open", value: Second.Note(text: "y"))
          .navigationDestination(for: Second.Note.self) { Text("new page of \($0.text)") }
      })
    #expect(screen["new page of x"].exists)
  }

  private func tabs(_ titles: String...) -> some View {
    TabView {
      ForEach(titles, id: \.self) { title in Text("Page \(title)").tabItem { Text(title) } }
    }
  }

  @Test("A view of tabs that keeps its selection itself stays where it is, and selects as before")
  func tabs() {
    let screen = Screen { AnyView(tabs("a", "b", "c")) }
    screen["b"].tap()
    #expect(screen["Page b"].exists)
    reload(screen, with: tabs("a", "b", "c").padding(0))
    #expect(screen["Page b"].exists && !screen["Page a"].exists)
    screen["c"].tap()
    #expect(screen["Page c"].exists)
    screen.update { AnyView(tabs("new", "a", "b", "c").padding(0)) }
    #expect(screen["Page c"].exists)
    reload(screen, with: tabs("new", "a", "b", "c"))
    #expect(screen["Page c"].exists)
    reload(screen, with: tabs("new").padding(0))
    #expect(screen["Page new"].exists)
  }

  private struct Form: View {
    let title: String
    @State private var first = ""
    @State private var second = ""
    @FocusState private var isInSecond: Bool

    var body: some View {
      VStack {
        TextField("First", text: $first)
        TextField("Second", text: $second).focused($isInSecond)
        Text("\(title) \(isInSecond)")
      }
    }
  }

  @Test("The focus stays in its field")
  func focus() {
    let screen = Screen { AnyView(Form(title: "old")) }
    screen["Second"].tap()
    screen.type("ab")
    #expect(screen["old true"].exists)
    // Another type at the same place: the views are made again.
    reload(screen, with: Form(title: "new").padding(0))
    screen.type("c")
    #expect(screen["abc"].exists)
    #expect(screen["new true"].exists)
  }

  private struct Later: View {
    let isShown: Bool

    var body: some View {
      if isShown { First.Row(name: "row") }
    }
  }

  @Test("What appears once the new version is there begins with its own state")
  func appearsLater() {
    let screen = Screen { AnyView(Later(isShown: true)) }
    screen["row 0"].tap()
    reload(screen, with: Later(isShown: false).padding(0))
    screen.update { AnyView(Later(isShown: true).padding(0)) }
    #expect(screen["row 0"].exists)
  }

  private struct Holder<Content: View>: View {
    let content: Content
    @State private var taps = 0
    var body: some View {
      VStack {
        Button("Taps \(taps)") { taps += 1 }
        content
      }
    }
  }

  @Test("A generic view keeps its state when its content has another type")
  func generic() {
    let screen = Screen { AnyView(Holder(content: Text("a"))) }
    screen["Taps 0"].tap()
    reload(screen, with: Holder(content: Color.red))
    #expect(screen["Taps 1"].exists)
  }
}
