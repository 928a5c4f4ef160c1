import Foundation

/// Lets the owner of a text input select in the text, and give parts of it attributes.
@MainActor
package final class TextInputControl {
  private(set) weak var node: TextInputNode?
  /// What is to be selected once the input is there.
  private var awaited: NSRange?
  private var awaitedAffinity = TextSelectionAffinity.automatic
  /// The same for a text with attributes.
  private var awaitedCharacters: (range: Range<Int>, attributes: AttributeContainer?)?

  /// The text with attributes. It has the characters that it is asked for.
  package var styled: ((String) -> Text)?

  /// Something else is selected because of the user or of this control.
  package var selectionDidChange: (() -> Void)?

  /// Shows what finds something in the text, where Ctrl-F is pressed; nil where nothing does.
  package var find: (() -> Void)?

  /// Parts of the text that stand out, as offsets of characters. The first one is brought in sight.
  package var found: [Range<Int>] = [] {
    didSet { if found != oldValue { node?.foundPartsDidChange() } }
  }

  package init() {}

  func attach(to newNode: TextInputNode) {
    guard node !== newNode else { return }
    node = newNode
    if let awaited { select(awaited, awaitedAffinity) }
    if let (range, attributes) = awaitedCharacters { select(characters: range, typing: attributes) }
  }

  /// What is selected, in UTF-16 code units; nil while there is no input.
  package var selection: NSRange? {
    guard let editing = node?.editing else { return awaited }
    let characters = editing.characters
    let start = String(characters[..<editing.selection.lowerBound]).utf16.count
    return NSRange(location: start, length: editing.selectedText.utf16.count)
  }

  /// Selects a part of the text, in UTF-16 code units. What lies outside of the text counts as its end.
  ///
  /// - Parameter affinity: at which of two places the caret is shown.
  package func select(_ range: NSRange, _ affinity: TextSelectionAffinity = .automatic) {
    guard let node else {
      awaited = range
      awaitedAffinity = affinity
      return
    }
    awaited = nil
    let characters = node.editing.characters
    let start = Self.count(of: characters, inUnits: range.location)
    let sum = range.location.addingReportingOverflow(range.length)
    let end = Self.count(of: characters, inUnits: sum.overflow ? .max : sum.partialValue)
    node.edit(affinity) { $0.select(min(start, end)..<max(start, end)) }
  }

  /// At which of two places the caret is shown, as it was said when it was put there.
  package var affinity: TextSelectionAffinity { node?.affinity ?? awaitedAffinity }

  /// What is selected, as offsets of characters; nil while there is no input.
  package var selectedCharacters: Range<Int>? { node?.editing.selection }

  /// The attributes that were chosen for what is typed next; nil for those of the text around it.
  package var chosenAttributes: AttributeContainer? { node?.editing.chosenAttributes }

  /// Selects characters, and chooses the attributes of what is typed next. Offsets outside of the text are its ends.
  package func select(characters range: Range<Int>, typing attributes: AttributeContainer?) {
    awaitedCharacters = node == nil ? (range, attributes) : nil
    node?.edit {
      $0.select(range)
      $0.choose(attributes)
    }
  }

  /// Writes a text, which may be empty, in the place of what is selected.
  package func replaceSelection(with text: String) {
    node?.edit {
      if text.isEmpty, $0.hasSelection { $0.delete(.backward) } else { $0.insert(text) }
    }
  }

  /// Types a text in the place of what is selected; nothing happens while there is no input.
  package func insert(_ text: String) {
    node?.edit { $0.insert(text) }
  }

  /// The attributes of the text are other ones.
  package func styleDidChange() {
    node?.textDidChange()
  }

  /// How many characters are in the first code units of a text.
  private static func count(of characters: [Character], inUnits units: Int) -> Int {
    var rest = max(0, units)
    for (index, character) in characters.enumerated() {
      rest -= character.utf16.count
      if rest < 0 { return index }
    }
    return characters.count
  }
}
