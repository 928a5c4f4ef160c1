import Foundation
import SwiftUITesting
import Testing

/// J390, J392: an editor of a text with attributes.
@MainActor
struct AttributedEditorTests {
  /// What the owner of the text has.
  @Observable
  final class Page {
    var text: AttributedString
    var selection = AttributedTextSelection()

    init(_ text: AttributedString) {
      self.text = text
    }

    /// Each run with the letters b, i and u for its formats.
    func runs(_ context: Font.Context) -> String {
      text.runs.map { run in
        let font = (run.font ?? .default).resolve(in: context)
        let formats = (font.isBold ? "b" : "") + (font.isItalic ? "i" : "") + (run.underlineStyle == nil ? "" : "u")
        return String(text.characters[run.range]) + (formats.isEmpty ? "" : "[\(formats)]")
      }
      .joined(separator: "|")
    }
  }

  private struct Editor: View {
    @Bindable var page: Page
    @Environment(\.fontResolutionContext) private var context

    var body: some View {
      VStack {
        TextEditor(text: $page.text, selection: $page.selection).frame(height: 80)
        Text("runs: \(page.runs(context))")
        Text("selected: \(selected)")
        Button("Bold") {
          let isBold = (page.selection.typingAttributes(in: page.text).font ?? .default).resolve(in: context).isBold
          page.text.transformAttributes(in: &page.selection) { $0.font = ($0.font ?? .default).bold(!isBold) }
        }
        Button("Before") {
          page.text.transform(updating: &page.selection) { $0.insert(AttributedString("New "), at: $0.startIndex) }
        }
        Button("Replace") { page.text.replaceSelection(&page.selection, withCharacters: "XYZ") }
        Button("Cut off") { page.text = AttributedString("ab") }
      }
    }

    private var selected: String {
      switch page.selection.indices(in: page.text) {
      case .insertionPoint(let index):
        "at \(page.text.characters.distance(from: page.text.startIndex, to: index))"
      case .ranges: String(AttributedString(page.text[page.selection]).characters)
      }
    }
  }

  private func screen(_ text: String) -> (screen: Screen, page: Page) {
    let page = Page(AttributedString(text))
    return (Screen { Editor(page: page) }, page)
  }

  @Test("J390: what is typed goes into the string, and the selection is one of the new string")
  func typing() {
    let (screen, page) = screen("one")
    screen.element(.textField).tap()
    screen.key(.end)
    screen.type(" two")
    #expect(String(page.text.characters) == "one two")
    #expect(screen["selected: at 7"].exists)
    screen.key(.leftArrow, modifiers: [.option, .shift])
    #expect(screen["selected: two"].exists)
  }

  @Test("J392: Ctrl-B, Ctrl-I and Ctrl-U give what is selected a format, and take it away again")
  func keys() {
    let (screen, _) = screen("one two")
    screen.element(.textField).tap()
    screen.key(.end)
    screen.key(.leftArrow, modifiers: [.option, .shift])
    screen.key("b", modifiers: .control)
    #expect(screen["runs: one |two[b]"].exists)
    screen.key("i", modifiers: .control)
    screen.key("u", modifiers: .control)
    #expect(screen["runs: one |two[biu]"].exists)
    #expect(screen["selected: two"].exists)
    screen.key("b", modifiers: .control)
    #expect(screen["runs: one |two[iu]"].exists)
    screen.key("z", modifiers: .control)
    #expect(screen["runs: one |two[biu]"].exists)
  }

  @Test("J392: a format that only a part of the selection has is given to the rest")
  func partlyBold() {
    let (screen, _) = screen("one two")
    screen.element(.textField).tap()
    screen.key(.end)
    screen.key(.leftArrow, modifiers: [.option, .shift])
    screen.key("b", modifiers: .control)
    screen.key("a", modifiers: .control)
    screen.key("b", modifiers: .control)
    #expect(screen["runs: one two[b]"].exists)
  }

  @Test("J392: where nothing is selected, a key chooses the format of what is typed next, until the caret moves")
  func typingAttributes() {
    let (screen, page) = screen("one ")
    screen.element(.textField).tap()
    screen.key(.end)
    screen.key("b", modifiers: .control)
    #expect(page.selection.typingAttributes(in: page.text).font != nil)
    screen.type("two")
    #expect(screen["runs: one |two[b]"].exists)
    screen.type("!")
    #expect(screen["runs: one |two![b]"].exists)
    screen.key("b", modifiers: .control)
    screen.key(.home)
    screen.type("A")
    #expect(screen["runs: Aone |two![b]"].exists)
  }

  @Test("J390: transformAttributes changes each run of the selection, or what is typed next")
  func transformAttributes() {
    let (screen, _) = screen("one two")
    screen.element(.textField).tap()
    screen.key(.end)
    screen.key(.leftArrow, modifiers: [.option, .shift])
    screen["Bold"].tap()
    #expect(screen["runs: one |two[b]"].exists)
    #expect(screen["selected: two"].exists)
    screen.key(.home)
    screen["Bold"].tap()
    screen.type("A")
    #expect(screen["runs: A[b]|one |two[b]"].exists)
  }

  @Test("J390: transform(updating:) moves the selection with its characters, in the editor too")
  func transform() {
    let (screen, page) = screen("one two")
    screen.element(.textField).tap()
    screen.key(.end)
    screen.key(.leftArrow, modifiers: [.option, .shift])
    screen["Before"].tap()
    #expect(String(page.text.characters) == "New one two")
    #expect(screen["selected: two"].exists)
    screen.type("2")
    #expect(String(page.text.characters) == "New one 2")
  }

  @Test("J390: replaceSelection writes with the attributes of typed text, and leaves the caret behind it")
  func replaceSelection() {
    let (screen, page) = screen("one two")
    screen.element(.textField).tap()
    screen.key(.home)
    screen.key(.rightArrow, modifiers: [.option, .shift])
    screen.key("b", modifiers: .control)
    screen["Replace"].tap()
    #expect(screen["runs: XYZ[b]| two"].exists)
    #expect(screen["selected: at 3"].exists)
    #expect(page.selection.attributes(in: page.text)[\.font].count == 1)
  }

  @Test("J390: indices that a string does not have count as its end")
  func foreignIndices() {
    let (screen, page) = screen("one two")
    screen.element(.textField).tap()
    screen.key("a", modifiers: .control)
    screen["Cut off"].tap()
    #expect(screen["selected: ab"].exists)
    let long = AttributedString("a much longer text")
    let family = AttributedString("👨‍👩‍👧 x")
    for index in long.characters.indices + [long.endIndex] {
      let selection = AttributedTextSelection(range: long.startIndex..<index)
      _ = selection.indices(in: page.text)
      _ = selection.typingAttributes(in: AttributedString())
      #expect(selection.attributes(in: family).contains { _ in true })
    }
    let beyond = AttributedTextSelection(insertionPoint: long.endIndex)
    #expect(beyond.indices(in: page.text) == .insertionPoint(page.text.endIndex))
  }

  @Test("J390: an attribute that added text does not take over stays with its characters")
  func attributesThatAreNotTakenOver() {
    var text = AttributedString("note")
    text[Mark.self] = 1
    let page = Page(text)
    let screen = Screen { Editor(page: page) }
    screen.element(.textField).tap()
    screen.key(.end)
    screen.type("s")
    #expect(page.text.runs.map { $0[Mark.self] } == [1, nil])
  }

  private enum Mark: AttributedStringKey {
    typealias Value = Int
    static let name = "Mark"
    static let inheritedByAddedText = false
  }
}
