import Foundation

/// A passage whose words agree with the numbers in it, `^[3 apple](inflect: true)`: pieces of text with what belongs to
/// each (J16).
struct AgreeingPassage<Attributes> {
  private(set) var pieces: [(string: String, attributes: Attributes)] = []

  mutating func append(_ string: String, _ attributes: Attributes) {
    pieces.append((string, attributes))
  }

  /// The pieces with the words in their right forms, if the rules of the language are known, else as they are.
  func agreeing(in locale: Locale) -> [(string: String, attributes: Attributes)] {
    guard locale.language.languageCode?.identifier == "en" else { return pieces }
    let edits = EnglishAgreement(pieces.flatMap { Array($0.string) }).edits()
    guard !edits.isEmpty else { return pieces }
    var strings = pieces.map { Array($0.string) }
    // From behind, so that places before stay what they are.
    for edit in edits.reversed() { apply(edit, to: &strings) }
    return zip(strings, pieces).map { (String($0), $1.attributes) }
  }

  /// What is removed may lie in several pieces; what comes in its place belongs to the last of them.
  private func apply(_ edit: EnglishAgreement.Edit, to strings: inout [[Character]]) {
    var start = 0
    var insertion: (piece: Int, place: Int)?
    for index in strings.indices {
      let end = start + pieces[index].string.count
      let removed = edit.range.clamped(to: start..<end)
      // An insertion at the end of a word stands in the piece that holds the word's last character.
      if edit.range.upperBound > start, edit.range.upperBound <= end {
        insertion = (index, max(edit.range.lowerBound, start) - start)
      }
      strings[index].removeSubrange(removed.lowerBound - start..<removed.upperBound - start)
      start = end
    }
    if let insertion { strings[insertion.piece].insert(contentsOf: edit.replacement, at: insertion.place) }
  }
}
