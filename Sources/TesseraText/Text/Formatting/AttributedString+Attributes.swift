import Foundation

nonisolated extension AttributedString {
  /// Changes the attributes of each run in a range, of which only the part in the range is changed.
  package mutating func changeAttributes<Failure>(
    in range: Range<Index>, _ change: (inout AttributeContainer) throws(Failure) -> Void
  ) throws(Failure) {
    for run in Array(self[range].runs) {
      var attributes = run.attributes
      try change(&attributes)
      if attributes != run.attributes { self[run.range].setAttributes(attributes) }
    }
  }

  /// The range of some characters. Offsets outside of the text are its end.
  package func range(ofCharacters offsets: Range<Int>) -> Range<Index> {
    let start = index(startIndex, atMost: offsets.lowerBound)
    return start..<index(start, atMost: offsets.count)
  }

  private func index(_ start: Index, atMost distance: Int) -> Index {
    characters.index(start, offsetBy: max(0, distance), limitedBy: endIndex) ?? endIndex
  }
}

nonisolated extension AttributedString {
  /// What a text at a place takes over: the attributes of the character before it, or after it at the beginning of the text and
  /// where a part of the text is replaced.
  package func inheritedAttributes(at index: Index, isReplacing: Bool) -> AttributeContainer {
    let isAtStart = index == startIndex
    guard !characters.isEmpty else { return AttributeContainer() }
    let neighbor = (isReplacing || isAtStart) && index < endIndex ? index : characters.index(before: index)
    return runs[neighbor].attributes
  }
}
