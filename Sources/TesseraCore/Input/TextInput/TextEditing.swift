import Foundation

/// A text that is being edited: its characters, and what of them is selected.
///
/// Offsets count characters as readers see them.
nonisolated package struct TextEditing: Equatable {
  /// What a movement or deletion goes over.
  package enum Unit {
    case character, word, line, document
  }

  package enum Direction {
    case backward, forward
  }

  package private(set) var characters: [Character]
  /// Where the selection began.
  package private(set) var anchor: Int
  /// Where the caret is: the selection reaches from the anchor to it.
  package private(set) var caret: Int
  /// The same characters with their attributes, where the text has any (J390).
  package internal(set) var attributed: AttributedString?
  /// What is typed next gets these attributes; nil for those of the text around it.
  package internal(set) var chosenAttributes: AttributeContainer?
  private var history = EditHistory()

  package init(_ text: String = "") {
    characters = Array(text)
    anchor = characters.count
    caret = characters.count
  }

  package init(_ text: AttributedString) {
    self.init(String(text.characters))
    attributed = text
  }

  package var text: String { String(characters) }

  package var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  package var selectedText: String { String(characters[selection]) }

  package var hasSelection: Bool { anchor != caret }

  package static func == (left: TextEditing, right: TextEditing) -> Bool {
    left.anchor == right.anchor && left.caret == right.caret && left.characters == right.characters
      && left.attributed == right.attributed
  }

  // MARK: Selecting

  /// Puts the caret before the character at an offset; offsets outside of the text are its ends.
  package mutating func moveCaret(to offset: Int, extending: Bool = false) {
    caret = min(max(offset, 0), characters.count)
    if !extending { anchor = caret }
    chosenAttributes = nil
    history.endTyping()
  }

  package mutating func select(_ range: Range<Int>) {
    moveCaret(to: range.lowerBound)
    moveCaret(to: range.upperBound, extending: true)
  }

  package mutating func selectAll() {
    select(0..<characters.count)
  }

  /// Selects the word at an offset, or the character that is in no word.
  package mutating func selectWord(at offset: Int) {
    select(WordBoundaries.word(at: offset, in: characters))
  }

  /// Moves the caret. Without `extending`, a selection collapses first: a step by one character only leaves it.
  package mutating func move(_ direction: Direction, by unit: Unit, extending: Bool = false) {
    if hasSelection, !extending, unit == .character {
      moveCaret(to: direction == .backward ? selection.lowerBound : selection.upperBound)
    } else {
      moveCaret(to: destination(direction, unit), extending: extending)
    }
  }

  /// The offset that a movement from the caret leads to.
  private func destination(_ direction: Direction, _ unit: Unit) -> Int {
    switch (unit, direction) {
    case (.character, .backward): caret - 1
    case (.character, .forward): caret + 1
    case (.word, .backward): WordBoundaries.start(before: caret, in: characters)
    case (.word, .forward): WordBoundaries.end(after: caret, in: characters)
    case (.line, .backward): (characters[..<caret].lastIndex(where: \.isNewline) ?? -1) + 1
    case (.line, .forward): characters[caret...].firstIndex(where: \.isNewline) ?? characters.count
    case (.document, .backward): 0
    case (.document, .forward): characters.count
    }
  }

  // MARK: Changing

  /// Types or pastes a text in the place of what is selected.
  package mutating func insert(_ text: String) {
    guard !text.isEmpty else { return }
    let isTyping = text.count == 1 && !hasSelection && !text.contains(where: \.isNewline)
    history.willChange(self, isTyping: isTyping)
    replaceSelection(with: Array(text))
  }

  /// Deletes what is selected, or else from the caret as far as a movement would lead.
  ///
  /// - Returns: whether there was anything to delete.
  @discardableResult
  package mutating func delete(_ direction: Direction, by unit: Unit = .character) -> Bool {
    if !hasSelection {
      let end = min(max(destination(direction, unit), 0), characters.count)
      // At the start of a line, the line break is what lies before.
      let isAtLineEdge = end == caret && unit == .line
      let edge = isAtLineEdge ? caret + (direction == .backward ? -1 : 1) : end
      guard edge != caret, (0...characters.count).contains(edge) else { return false }
      history.willChange(self, isTyping: false)
      anchor = edge
    } else {
      history.willChange(self, isTyping: false)
    }
    replaceSelection(with: [])
    return true
  }

  /// Takes a text that came from outside. The caret stays where it is as far as the text reaches.
  package mutating func replaceAll(with text: String) {
    let wasAtEnd = caret == characters.count
    characters = Array(text)
    caret = wasAtEnd ? characters.count : min(caret, characters.count)
    anchor = wasAtEnd ? caret : min(anchor, characters.count)
    history = EditHistory()
  }

  /// Begins a step that can be undone.
  mutating func beginStep() {
    history.willChange(self, isTyping: false)
  }

  private mutating func replaceSelection(with new: [Character]) {
    let range = selection
    replaceAttributedSelection(with: new)
    characters.replaceSubrange(range, with: new)
    // Characters can grow together where they meet, as a letter and an accent do.
    let joined = Array(String(characters))
    caret = min(range.lowerBound + new.count, joined.count)
    if joined.count != characters.count {
      caret = min(String(characters[..<(range.lowerBound + new.count)]).count, joined.count)
    }
    characters = joined
    anchor = caret
  }

  // MARK: Undoing

  package var canUndo: Bool { history.canUndo }

  package var canRedo: Bool { history.canRedo }

  package mutating func undo() {
    guard let state = history.undo(from: EditHistory.State(self)) else { return }
    restore(state)
  }

  package mutating func redo() {
    guard let state = history.redo(from: EditHistory.State(self)) else { return }
    restore(state)
  }

  private mutating func restore(_ state: EditHistory.State) {
    characters = state.characters
    anchor = state.anchor
    caret = state.caret
    attributed = state.attributed
    chosenAttributes = nil
  }
}

/// The states that a text had, to go back to. Characters typed in a row are one step.
nonisolated private struct EditHistory {
  struct State {
    var characters: [Character]
    var anchor: Int
    var caret: Int
    var attributed: AttributedString?

    init(_ editing: TextEditing) {
      characters = editing.characters
      anchor = editing.anchor
      caret = editing.caret
      attributed = editing.attributed
    }
  }

  private static let limit = 100

  private var past: [State] = []
  private var future: [State] = []
  private var isTyping = false

  var canUndo: Bool { !past.isEmpty }

  var canRedo: Bool { !future.isEmpty }

  mutating func willChange(_ editing: TextEditing, isTyping: Bool) {
    future = []
    if !(isTyping && self.isTyping) {
      past.append(State(editing))
      if past.count > Self.limit { past.removeFirst() }
    }
    self.isTyping = isTyping
  }

  mutating func endTyping() {
    isTyping = false
  }

  mutating func undo(from present: State) -> State? {
    isTyping = false
    guard let state = past.popLast() else { return nil }
    future.append(present)
    return state
  }

  mutating func redo(from present: State) -> State? {
    isTyping = false
    guard let state = future.popLast() else { return nil }
    past.append(present)
    return state
  }
}
