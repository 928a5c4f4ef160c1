import Foundation

nonisolated extension TextEditing {
  /// The attributes of what is typed next: those that were chosen, or else those of the text around it (J390).
  package var typingAttributes: AttributeContainer {
    if let chosenAttributes { return chosenAttributes }
    guard let attributed else { return AttributeContainer() }
    return attributed.inheritedAttributes(
      at: attributed.range(ofCharacters: selection).lowerBound, isReplacing: hasSelection)
  }

  /// Puts characters with the attributes of typed ones in the place of what is selected.
  mutating func replaceAttributedSelection(with new: [Character]) {
    guard var text = attributed else { return }
    let part = AttributedString(String(new), attributes: typingAttributes.filter(inheritedByAddedText: true))
    text.replaceSubrange(text.range(ofCharacters: selection), with: part)
    attributed = text
    if new.isEmpty { chosenAttributes = nil }
  }

  /// Takes a text that came from outside. If only attributes are other ones, that is a step that can be undone.
  package mutating func replaceAll(with text: AttributedString) {
    if String(text.characters) == self.text {
      beginStep()
    } else {
      replaceAll(with: String(text.characters))
    }
    attributed = text
    chosenAttributes = nil
  }

  /// Writes the same characters with other attributes.
  package mutating func correctAttributes(_ change: (AttributedString) -> AttributedString) {
    guard let text = attributed else { return }
    attributed = change(text)
  }

  /// Chooses the attributes of what is typed next.
  package mutating func choose(_ attributes: AttributeContainer?) {
    chosenAttributes = attributed == nil ? nil : attributes
  }

  /// Changes the attributes of what is selected, or of what is typed next if nothing is.
  package mutating func changeAttributes(_ change: (inout AttributeContainer) -> Void) {
    guard var text = attributed else { return }
    guard hasSelection else {
      var attributes = typingAttributes
      change(&attributes)
      chosenAttributes = attributes
      return
    }
    beginStep()
    text.changeAttributes(in: text.range(ofCharacters: selection), change)
    attributed = text
  }
}
