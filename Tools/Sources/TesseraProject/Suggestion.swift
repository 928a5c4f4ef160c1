/// What may have been meant by a mistyped name.
public enum Suggestion {
  /// Longer texts are no slips of the hand, and comparing them costs time.
  private static let longestText = 60
  /// A beginning of this many characters stands for the name.
  private static let shortestBeginning = 3

  /// `; did you mean "build"?`, or nothing if no name is near.
  public static func phrase(for text: String, among names: [String]) -> String {
    nearest(to: text, among: names).map { "; did you mean \"\($0)\"?" } ?? ""
  }

  /// The name that a text is a slip for; nil if none is near enough. Of equals, the first.
  public static func nearest(to text: String, among names: [String]) -> String? {
    guard text.count <= longestText else { return nil }
    let word = text.lowercased()
    let rated = names.map { name in (name: name, distance: rating(of: name.lowercased(), for: word)) }
    guard let best = rated.min(by: { $0.distance < $1.distance }) else { return nil }
    // The hyphens of an option are no part of the word.
    let length = word.drop { $0 == "-" }.count
    return best.distance <= max(1, length / 3) ? best.name : nil
  }

  private static func rating(of name: String, for word: String) -> Int {
    let isBeginning = word.drop { $0 == "-" }.count >= shortestBeginning && name.hasPrefix(word)
    return isBeginning ? min(1, distance(name, word)) : distance(name, word)
  }

  /// How many letters have to be put in, left out, replaced or swapped with their neighbor.
  static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(previous[column + 1], current[column]) + 1
        best = min(best, previous[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }
}
