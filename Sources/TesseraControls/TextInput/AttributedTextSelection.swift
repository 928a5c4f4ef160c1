import Foundation
import TesseraCore

/// What is selected in a text with attributes, and which attributes the next typed character gets (J390).
nonisolated public struct AttributedTextSelection: Equatable, Sendable {
  /// The selected parts of a text.
  @frozen public enum Indices: Equatable, Sendable {
    /// Nothing is selected, and the caret is in front of a character.
    case insertionPoint(AttributedString.Index)
    /// The selected characters. Where only one part can be selected, the whole from the first to the last is.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private enum Place: Equatable, Sendable {
    /// The end of the text, where the caret is at first.
    case end
    case caret(AttributedString.Index)
    case ranges([Range<AttributedString.Index>])
  }

  private let place: Place
  private let chosenAttributes: AttributeContainer?

  private init(_ place: Place, _ chosenAttributes: AttributeContainer? = nil) {
    self.place = place
    self.chosenAttributes = chosenAttributes
  }

  /// A caret at the end of the text.
  public init() {
    self.init(.end)
  }

  /// A caret in front of a character.
  ///
  /// - Parameter typingAttributes: the attributes of the next typed character; nil for those of the text around it.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    self.init(.caret(insertionPoint), typingAttributes)
  }

  /// One part of a text, or a caret where it is empty.
  public init(range: Range<AttributedString.Index>) {
    self.init(range.isEmpty ? .caret(range.lowerBound) : .ranges([range]))
  }

  /// Several parts of a text, or a caret at its end where there is none.
  public init(ranges: RangeSet<AttributedString.Index>) {
    self.init(ranges.isEmpty ? .end : .ranges(Array(ranges.ranges)))
  }

  /// What is selected in a text. Indices that the text does not have count as its end, and those inside of a character
  /// as its beginning.
  public func indices(in text: AttributedString) -> Indices {
    switch place {
    case .end: return .insertionPoint(text.endIndex)
    case .caret(let index): return .insertionPoint(text.nearest(index))
    case .ranges(let ranges):
      let usable = ranges.map { text.nearest($0.lowerBound)..<text.nearest($0.upperBound) }.filter { !$0.isEmpty }
      if usable.isEmpty { return .insertionPoint(ranges.first.map { text.nearest($0.lowerBound) } ?? text.endIndex) }
      return .ranges(RangeSet(usable))
    }
  }

  /// The attributes that the next typed character gets: those that were chosen, or else those of the character before the caret,
  /// or of the first one that is selected.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let chosenAttributes { return chosenAttributes }
    switch indices(in: text) {
    case .insertionPoint(let index): return text.inheritedAttributes(at: index, isReplacing: false)
    case .ranges(let ranges):
      return text.inheritedAttributes(at: ranges.ranges.first?.lowerBound ?? text.endIndex, isReplacing: true)
    }
  }

  /// The attributes of each run of what is selected, or of what is typed next.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    guard case .ranges(let ranges) = indices(in: text) else {
      return Attributes(containers: [typingAttributes(in: text)])
    }
    return Attributes(containers: ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
  }

  /// At which of two places the caret is shown, where one place in the text is two on the screen: where the text is read from.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity {
    .automatic
  }

  // MARK: For the inputs

  /// The selected characters of a text, by their offsets; one part from the first to the last.
  func characters(in text: AttributedString) -> Range<Int> {
    switch indices(in: text) {
    case .insertionPoint(let index):
      let offset = text.characters.distance(from: text.startIndex, to: index)
      return offset..<offset
    case .ranges(let ranges):
      let start = ranges.ranges.first?.lowerBound ?? text.endIndex
      let end = ranges.ranges.last?.upperBound ?? text.endIndex
      let offset = text.characters.distance(from: text.startIndex, to: start)
      return offset..<(offset + text.characters.distance(from: start, to: end))
    }
  }

  /// What the offsets of characters select in a text.
  init(characters: Range<Int>, typing attributes: AttributeContainer?, in text: AttributedString) {
    let range = text.range(ofCharacters: characters)
    self.init(range.isEmpty ? .caret(range.lowerBound) : .ranges([range]), attributes)
  }

  /// The attributes that were chosen for what is typed next.
  var chosen: AttributeContainer? { chosenAttributes }
}

nonisolated extension AttributedString {
  /// The beginning of the character at an index of this or of an earlier version of the string; its end for one behind it.
  fileprivate func nearest(_ index: Index) -> Index {
    if index.isValid(within: self), index <= endIndex { return index }
    if index <= startIndex { return startIndex }
    return index >= endIndex ? endIndex : characters.indices.last { $0 <= index } ?? startIndex
  }
}
