import Foundation
import TesseraCore

/// What is selected in a text field or editor (J215).
nonisolated public struct TextSelection: Hashable, Sendable {
  /// The selected parts of the text.
  public enum Indices: Hashable, Sendable {
    /// One part, or the place of the caret as an empty one.
    case selection(Range<String.Index>)
    /// Several parts. Where only one can be selected, the whole from the first to the last is.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected parts of the text. Indices that the text does not have count as its nearest end.
  public var indices: Indices
  /// At which of two places the caret is shown, where one place in the text is two on the screen (J410). Each edit and each
  /// movement of the user makes it `automatic` again.
  public var affinity = TextSelectionAffinity.automatic

  /// One part of a text.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Several parts of a text.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// A caret in front of a character.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected, and the caret is where the next text is inserted.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// In UTF-16 code units of a text; nil if several parts are selected and there is none.
  func range(in text: String) -> NSRange? {
    let whole: Range<String.Index>
    switch indices {
    case .selection(let range): whole = range
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      whole = first.lowerBound..<last.upperBound
    }
    let start = Self.units(before: whole.lowerBound, in: text)
    return NSRange(location: start, length: Self.units(before: whole.upperBound, in: text) - start)
  }

  private static func units(before index: String.Index, in text: String) -> Int {
    let nearest = min(max(index, text.startIndex), text.endIndex)
    return text.utf16.distance(from: text.startIndex, to: nearest)
  }

  /// What a range of UTF-16 code units selects of a text.
  init?(_ range: NSRange, in text: String) {
    guard let range = Range(range, in: text) else { return nil }
    self.init(range: range)
  }
}
