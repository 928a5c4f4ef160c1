import Foundation

/// Text that an input method is composing: it is shown at the caret and is not part of the text yet.
struct MarkedText: Equatable {
  var characters: [Character] = []
  /// How many of the characters are before the caret.
  var caret = 0

  var isEmpty: Bool { characters.isEmpty }
}

extension TextInputNode {
  package var hasMarkedText: Bool { !marked.isEmpty }

  /// Shows what is being composed in the place of the selection; an empty text ends that.
  package func setMarkedText(_ text: String, caret: Int) {
    let characters = Array(text)
    let new = MarkedText(characters: characters, caret: min(max(caret, 0), characters.count))
    guard new != marked else { return }
    marked = new
    textDidChange()
  }

  /// Makes the composed characters part of the text, as if they were typed.
  package func acceptMarkedText() {
    let text = String(marked.characters)
    marked = MarkedText()
    edit { $0.insert(text) }
  }

  /// Where the characters that are being composed stand among those that are shown.
  var markedRange: Range<Int> {
    let start = editing.selection.lowerBound
    return start..<(start + marked.characters.count)
  }

  /// The characters with those that are being composed.
  var charactersWithMarked: [Character] {
    guard hasMarkedText else { return editing.characters }
    var characters = editing.characters
    characters.replaceSubrange(editing.selection, with: marked.characters)
    return characters
  }

  /// Where the caret is among the characters that are shown.
  var shownCaret: Int {
    hasMarkedText ? markedRange.lowerBound + marked.caret : editing.caret
  }

  /// Where the caret is on the surface: input methods show their suggestions there.
  package var caretFrameInSurface: CGRect {
    let origin = frameInSurface.origin
    return caretFrame.offsetBy(dx: origin.x + textOrigin.x, dy: origin.y + textOrigin.y)
  }

  /// Replaces the whole text, as assistive technology does.
  package func replaceText(_ text: String) {
    marked = MarkedText()
    edit { editing in
      editing.selectAll()
      if text.isEmpty { editing.delete(.backward) } else { editing.insert(text) }
    }
  }
}
