import Testing

@testable import TesseraCore

/// Editing of text.
struct TextEditingTests {
  private func editing(_ text: String, caret: Int? = nil) -> TextEditing {
    var editing = TextEditing(text)
    if let caret { editing.moveCaret(to: caret) }
    return editing
  }

  @Test("typing goes where the caret is, and in the place of what is selected")
  func inserting() {
    var text = editing("helo", caret: 3)
    text.insert("l")
    #expect(text.text == "hello")
    #expect(text.caret == 4)
    text.select(0..<4)
    text.insert("J")
    #expect(text.text == "Jo")
    #expect(text.selection == 1..<1)
  }

  @Test("a caret outside of the text is at its end", arguments: [-3, 99])
  func caretOutside(offset: Int) {
    #expect(editing("abc", caret: offset).caret == (offset < 0 ? 0 : 3))
  }

  @Test("characters are those that readers see")
  func characters() {
    var text = editing("a👩‍👩‍👧é")
    #expect(text.caret == 3)
    text.delete(.backward)
    #expect(text.text == "a👩‍👩‍👧")
    text.delete(.backward)
    #expect(text.text == "a")
  }

  @Test("an accent typed behind a letter becomes one character with it")
  func combining() {
    var text = editing("e")
    text.insert("\u{301}")
    #expect(text.characters.count == 1)
    #expect(text.caret == 1)
  }

  @Test("deleting by words and lines")
  func deleting() {
    var text = editing("one two  three")
    text.delete(.backward, by: .word)
    #expect(text.text == "one two  ")
    text.delete(.backward, by: .word)
    #expect(text.text == "one ")
    text.moveCaret(to: 0)
    text.delete(.forward, by: .word)
    #expect(text.text == " ")
    var lines = editing("ab\ncd")
    lines.delete(.backward, by: .line)
    #expect(lines.text == "ab\n")
    lines.delete(.backward, by: .line)
    #expect(lines.text == "ab")
  }

  @Test("nothing is deleted at the ends")
  func deletingAtEnds() {
    var text = editing("ab", caret: 0)
    #expect(text.delete(.backward) == false)
    text.moveCaret(to: 2)
    #expect(text.delete(.forward) == false)
    #expect(text.text == "ab")
    #expect(!text.canUndo)
  }

  @Test("movements by word, line and document; extended, they select")
  func moving() {
    var text = editing("one two\nthree", caret: 5)
    text.move(.backward, by: .word)
    #expect(text.caret == 4)
    text.move(.forward, by: .line)
    #expect(text.caret == 7)
    text.move(.forward, by: .document, extending: true)
    #expect(text.selectedText == "\nthree")
    text.move(.backward, by: .character)
    #expect(text.caret == 7)
    #expect(!text.hasSelection)
    text.move(.backward, by: .line)
    #expect(text.caret == 0)
  }

  @Test("the word at an offset", arguments: [(1, "one"), (3, "one"), (4, " "), (5, "two's")])
  func words(offset: Int, word: String) {
    var text = editing("one  two's")
    text.selectWord(at: offset)
    #expect(text.selectedText == word)
  }

  @Test("what is typed in a row is undone at once, and done again")
  func undoing() {
    var text = editing("")
    for character in "abc" { text.insert(String(character)) }
    text.moveCaret(to: 0)
    text.insert("x")
    #expect(text.text == "xabc")
    text.undo()
    #expect(text.text == "abc")
    text.undo()
    #expect(text.text == "")
    #expect(!text.canUndo)
    text.redo()
    text.redo()
    #expect(text.text == "xabc")
    text.undo()
    text.insert("y")
    #expect(!text.canRedo)
  }

  @Test("a text from outside keeps the caret where it is as far as it reaches; at the end it stays at the end")
  func replacing() {
    var text = editing("hello", caret: 2)
    text.replaceAll(with: "h")
    #expect(text.caret == 1)
    text.replaceAll(with: "hello")
    #expect(text.caret == 5)
    #expect(!text.canUndo)
  }
}
