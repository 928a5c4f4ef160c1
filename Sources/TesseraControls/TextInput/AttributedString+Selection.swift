import Foundation
import TesseraCore

nonisolated extension AttributedString {
  /// Changes a text, and moves a selection with the characters that it is at (J390).
  ///
  /// - Parameter selection: what is selected; afterward it is a selection in the new text.
  public mutating func transform<Failure: Error>(
    updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(Failure) -> Void
  ) throws(Failure) {
    let chosen = selection.chosen
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var range = index..<index
      let wasAtEnd = index == endIndex
      try transform(updating: &range, body: body)
      selection = AttributedTextSelection(
        insertionPoint: wasAtEnd ? endIndex : range.lowerBound, typingAttributes: chosen)
    case .ranges(let ranges):
      var kept = Array(ranges.ranges)
      try transform(updating: &kept, body: body)
      selection = AttributedTextSelection(ranges: RangeSet(kept))
    }
  }

  /// Changes the attributes of each run of what is selected, or of what is typed next if nothing is (J390).
  public mutating func transformAttributes<Failure: Error>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(Failure) -> Void
  ) throws(Failure) {
    let characters = selection.characters(in: self)
    switch selection.indices(in: self) {
    case .insertionPoint:
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection = AttributedTextSelection(characters: characters, typing: attributes, in: self)
    case .ranges(let ranges):
      let selected = ranges.ranges.map { offsets(of: $0) }
      for range in ranges.ranges { try changeAttributes(in: range, body) }
      selection = AttributedTextSelection(ranges: RangeSet(selected.map { range(ofCharacters: $0) }))
    }
  }

  /// Puts characters in the place of what is selected, with the attributes of typed ones; the caret is behind them (J390).
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self).filter(inheritedByAddedText: true)
    replaceSelection(&selection, with: AttributedString(String(newContent), attributes: attributes))
  }

  /// Puts a text in the place of what is selected; the caret is behind it (J390).
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let parts =
      switch selection.indices(in: self) {
      case .insertionPoint(let index): [offsets(of: index..<index)]
      case .ranges(let ranges): ranges.ranges.map { offsets(of: $0) }
      }
    for part in parts.dropFirst().reversed() { removeSubrange(range(ofCharacters: part)) }
    guard let first = parts.first else { return }
    let end = characters.count - first.upperBound
    replaceSubrange(
      range(ofCharacters: first), with: AttributedString(newContent[newContent.startIndex..<newContent.endIndex]))
    let caret = range(ofCharacters: (characters.count - end)..<(characters.count - end)).lowerBound
    selection = AttributedTextSelection(insertionPoint: caret)
  }

  private func offsets(of range: Range<Index>) -> Range<Int> {
    let start = characters.distance(from: startIndex, to: range.lowerBound)
    return start..<(start + characters.distance(from: range.lowerBound, to: range.upperBound))
  }

  /// The parts of the text that are selected; none for a caret.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    guard case .ranges(let ranges) = selection.indices(in: self) else {
      return self[RangeSet<Index>()]
    }
    return self[ranges]
  }
}
