import Foundation
import SwiftUITesting
import Testing

/// J215: what is selected in a text.
@MainActor
struct TextSelectionTests {
  private struct Field: View {
    @State private var text: String
    @State private var selection: TextSelection?
    let isEditor: Bool

    init(_ text: String, isEditor: Bool) {
      _text = State(initialValue: text)
      self.isEditor = isEditor
    }

    var body: some View {
      VStack {
        if isEditor {
          TextEditor(text: $text, selection: $selection).frame(height: 80)
        } else {
          TextField("Line", text: $text, selection: $selection)
        }
        Text("selected: \(description)")
        Button("Word") { if let range = text.range(of: "two") { selection = TextSelection(range: range) } }
        Button("Start") { selection = TextSelection(insertionPoint: text.startIndex) }
        Button("Both ends") {
          let ranges = [
            text.startIndex..<text.index(after: text.startIndex), text.index(before: text.endIndex)..<text.endIndex,
          ]
          selection = TextSelection(ranges: RangeSet(ranges))
        }
        Button("Beyond") {
          selection = TextSelection(range: "a much longer text".endIndex..<"a much longer text".endIndex)
        }
      }
    }

    private var description: String {
      guard let selection else { return "nothing" }
      switch selection.indices {
      case .selection(let range):
        guard range.upperBound <= text.endIndex else { return "beyond" }
        let start = text.distance(from: text.startIndex, to: range.lowerBound)
        return selection.isInsertion ? "at \(start)" : "\(text[range])"
      case .multiSelection(let ranges): return "\(ranges.ranges.count) parts"
      }
    }
  }

  @Test("J215: the selection of the user is written", arguments: [false, true])
  func userSelects(_ isEditor: Bool) {
    let screen = Screen { Field("one two", isEditor: isEditor) }
    #expect(screen["selected: nothing"].exists)
    let field = screen.element(.textField)
    field.tap()
    screen.key("a", modifiers: .command)
    #expect(screen["selected: one two"].exists)
    screen.type("x")
    #expect(screen["selected: at 1"].exists)
    #expect(field.value == "x")
  }

  @Test("J215: what the binding selects is typed over", arguments: [false, true])
  func ownerSelects(_ isEditor: Bool) {
    let screen = Screen { Field("one two three", isEditor: isEditor) }
    let field = screen.element(.textField)
    field.tap()
    screen["Word"].tap()
    #expect(screen["selected: two"].exists)
    screen.type("2")
    #expect(field.value == "one 2 three")
    screen["Start"].tap()
    screen.type(">")
    #expect(field.value == ">one 2 three")
  }

  @Test("J215: several parts select all from the first to the last; what the text does not have counts as its end")
  func unusual() {
    let screen = Screen { Field("one", isEditor: false) }
    let field = screen.element(.textField)
    field.tap()
    screen["Both ends"].tap()
    screen.type("x")
    #expect(field.value == "x")
    screen["Beyond"].tap()
    screen.type("y")
    #expect(field.value == "xy")
  }

  @Test("J215: a selection is an insertion where nothing is selected")
  func values() {
    let text = "text"
    let word = TextSelection(range: text.startIndex..<text.endIndex)
    #expect(!word.isInsertion)
    #expect(TextSelection(insertionPoint: text.endIndex).isInsertion)
    #expect(TextSelection(ranges: RangeSet()).isInsertion)
    #expect(word == TextSelection(range: text.startIndex..<text.endIndex))
    #expect(word.affinity == .automatic)
  }
}
