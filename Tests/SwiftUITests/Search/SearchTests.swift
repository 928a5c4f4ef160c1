import SwiftUITesting
import Testing

/// Searching.
@MainActor
struct SearchTests {
  private struct Found: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Text(isSearching ? "searching" : "resting")
      Button("Leave") { dismissSearch() }
    }
  }

  private struct Library: View {
    @Environment(\.isSearching) private var isSearching
    @State private var text = ""
    @State private var scope = "All"
    let log: Log
    init(log: Log) { self.log = log }
    var body: some View {
      NavigationStack {
        VStack {
          Text("text \(text) in \(scope)")
          Found()
        }
        .searchable(text: $text, prompt: "Find")
        .searchSuggestions {
          if text == "a" { Text("Apple").searchCompletion("apple") }
        }
        .searchScopes($scope) {
          Text("All").tag("All")
          Text("New").tag("New")
        }
        .onSubmit(of: .search) { log.note("search \(text)") }
        .onSubmit { log.note("text") }
        .navigationTitle("Library")
      }
      Text(isSearching ? "outside searching" : "outside resting")
    }
  }

  private let log = Log()

  @Test("F48: the field writes the text; only what is searched knows that it is, and can end it")
  func searching() async {
    let screen = Screen { Library(log: log) }
    #expect(screen["resting"].exists)
    let field = screen.element(.textField, "Find")
    field.tap()
    #expect(screen["searching"].exists)
    #expect(screen["outside resting"].exists)
    field.type("pear")
    #expect(screen["text pear in All"].exists)
    screen["Leave"].tap()
    #expect(screen["resting"].exists)
    #expect(screen["text  in All"].exists)
    #expect(!field.isFocused)
  }

  @Test("Cancel ends the search and empties the field")
  func cancelling() {
    let screen = Screen { Library(log: log) }
    screen.element(.textField, "Find").type("pear")
    screen["Cancel"].tap()
    #expect(screen["text  in All"].exists)
    #expect(!screen["Cancel"].exists && screen["resting"].exists)
    #expect(screen.element(.textField, "Find").value == "" && !screen.element(.textField, "Find").isFocused)
  }

  @Test("suggestions fill the field when they are chosen, scopes can be changed meanwhile")
  func suggestions() {
    let screen = Screen { Library(log: log) }
    #expect(!screen["New"].exists)
    screen.element(.textField, "Find").type("a")
    screen["Apple"].tap()
    #expect(screen["text apple in All"].exists)
    #expect(screen.element(.textField, "Find").value == "apple")
    screen["New"].tap()
    #expect(screen["text apple in New"].exists && screen["searching"].exists)
  }

  @Test("Return submits the search, and nothing else")
  func submitting() {
    let screen = Screen { Library(log: log) }
    screen.element(.textField, "Find").type("pear")
    screen.key(.return)
    #expect(log.take() == ["search pear"])
  }

  @Test("a binding begins and ends the search")
  func presented() {
    struct Bound: View {
      @State private var text = ""
      @State private var isSearching = false
      var body: some View {
        NavigationStack {
          VStack {
            Button("Search now") { isSearching = true }
            Text(isSearching ? "on" : "off")
          }
          .searchable(text: $text, isPresented: $isSearching)
        }
      }
    }
    let screen = Screen { Bound() }
    screen["Search now"].tap()
    #expect(screen.element(.textField, "Search").isFocused)
    screen["Cancel"].tap()
    #expect(screen["off"].exists)
  }

  @Test("tokens stand in front of the text; the delete key takes the last")
  func tokens() {
    struct Tag: Identifiable, Equatable { let id: String }
    struct Tagged: View {
      @State private var text = ""
      @State private var tags = [Tag(id: "red"), Tag(id: "blue")]
      var body: some View {
        NavigationStack {
          Text("\(tags.count) tags")
            .searchable(text: $text, tokens: $tags) { Text("#\($0.id)") }
        }
      }
    }
    let screen = Screen { Tagged() }
    #expect(screen["#red"].frame.maxX <= screen["#blue"].frame.minX)
    screen.element(.textField, "Search").tap()
    screen.key(.delete)
    #expect(screen["1 tags"].exists)
    #expect(!screen["#blue"].exists)
  }

  @Test("without a stack the field is above the view")
  func alone() {
    struct Alone: View {
      @State private var text = ""
      var body: some View { Text("text \(text)").searchable(text: $text) }
    }
    let screen = Screen { Alone() }
    screen.element(.textField, "Search").type("x")
    #expect(screen["text x"].exists)
    #expect(screen.element(.textField, "Search").frame.maxY <= screen["text x"].frame.minY)
  }
}
