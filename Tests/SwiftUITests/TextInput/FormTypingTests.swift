import Observation
import SwiftUITesting
import Testing

/// What a character costs that is typed into one of many fields.
@MainActor
struct FormTypingTests {
  private struct Field: View {
    let name: String
    @State private var text: String

    init(name: String) {
      self.name = name
      _text = State(initialValue: "")
    }

    var body: some View { TextField(name, text: $text) }
  }

  private struct Page: View {
    var body: some View {
      Form {
        ForEach(0..<50, id: \.self) { Field(name: "Field \($0)") }
      }
    }
  }

  @Observable
  final class Entry: Identifiable {
    let id: Int
    var text = ""

    init(id: Int) {
      self.id = id
    }
  }

  private struct EntryField: View {
    @Bindable var entry: Entry

    var body: some View { TextField("Entry \(entry.id)", text: $entry.text) }
  }

  private struct Entries: View {
    let entries: [Entry]

    var body: some View {
      Form {
        ForEach(entries) { EntryField(entry: $0) }
      }
    }
  }

  /// What each of some characters cost.
  private struct Cost: Equatable {
    var fields: Int
    var pages: Int
    var layouts: Int
    var draws: Int
    var frames: Int
  }

  @Test("each character draws its field and evaluates no body, however long the text is")
  func ownState() {
    let screen = Screen { Page() }
    screen.element(.textField, "Field 3").tap()
    let costs = (0..<300).map { _ in
      screen.trace.reset()
      screen.type("a")
      let trace = screen.trace
      return Cost(
        fields: trace.bodies(of: Field.self), pages: trace.bodies(of: Page.self), layouts: trace.layouts,
        draws: trace.draws, frames: trace.frames)
    }
    // The bodies do not read the text, only its field does.
    #expect(costs[1].fields == 0 && costs[1].pages == 0 && costs[1].draws == 1 && costs[1].frames == 1)
    #expect(costs[1...].allSatisfy { $0 == costs[1] })
    #expect(screen.element(.textField, "Field 3").value.count == 300)
  }

  @Test("a body that reads the text is evaluated once a character, and no other")
  func readers() {
    struct Counted: View {
      let name: String
      @State private var text: String

      init(name: String) {
        self.name = name
        _text = State(initialValue: "")
      }

      var body: some View { TextField(name, text: $text).accessibilityHint("\(text.count) characters") }
    }
    let screen = Screen {
      Form {
        ForEach(0..<50, id: \.self) { Counted(name: "Field \($0)") }
      }
    }
    screen.element(.textField, "Field 3").tap()
    for _ in 0..<100 {
      screen.trace.reset()
      screen.type("a")
      #expect(screen.trace.bodies(of: Counted.self) == 1)
    }
  }

  @Test("so it is with fields of observable objects")
  func observable() {
    let screen = Screen { Entries(entries: (0..<50).map { Entry(id: $0) }) }
    screen.element(.textField, "Entry 7").tap()
    let costs = (0..<300).map { _ in
      screen.trace.reset()
      screen.type("a")
      let trace = screen.trace
      return Cost(
        fields: trace.bodies(of: EntryField.self), pages: trace.bodies(of: Entries.self), layouts: trace.layouts,
        draws: trace.draws, frames: trace.frames)
    }
    // The bodies do not read the text, only its field does.
    #expect(costs[1].fields == 0 && costs[1].pages == 0 && costs[1].draws == 1 && costs[1].frames == 1)
    #expect(costs[1...].allSatisfy { $0 == costs[1] })
  }
}
