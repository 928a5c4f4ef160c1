/// Which rules comments in a file switch off, and where.
///
/// `// tessera:disable rule-id` at the end of a line is about that line; on a line of its own, about the next line of
/// code. `// tessera:disable-file rule-id` is about the whole file. Several identifiers are separated by commas or
/// spaces; `all` stands for every rule. What follows a dash or a colon with spaces around is an explanation.
struct Suppressions: Sendable {
  private var byLine: [Int: Set<String>] = [:]
  private var inFile: Set<String> = []
  /// All identifiers that are mentioned, with the line.
  private(set) var mentions: [(line: Int, rule: String)] = []

  static let everything = "all"
  private static let marker = "tessera:disable"

  init(text: String) {
    guard text.contains(Self.marker) else { return }
    var pending: Set<String> = []
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let code = line.drop { $0 == " " || $0 == "\t" }
      let isComment = code.hasPrefix("//")
      if !isComment, !pending.isEmpty, !code.isEmpty {
        byLine[number, default: []].formUnion(pending)
        pending = []
      }
      guard let comment = Self.comment(in: line), let marker = comment.firstRange(of: Self.marker) else { continue }
      var rest = comment[marker.upperBound...]
      let isAboutFile = rest.hasPrefix("-file") || rest.hasPrefix(":file")
      rest = rest.drop { $0 != " " }
      let rules = Self.identifiers(in: rest)
      mentions += rules.map { (number, $0) }
      if isAboutFile {
        inFile.formUnion(rules)
      } else if isComment {
        pending.formUnion(rules)
      } else {
        byLine[number, default: []].formUnion(rules)
      }
    }
  }

  private static func comment(in line: Substring) -> Substring? {
    line.firstRange(of: "//").map { line[$0.upperBound...] }
  }

  private static func identifiers(in text: Substring) -> Set<String> {
    var rules: Set<String> = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\t" || $0 == "\r" }) {
      if word.contains("://") { continue }
      guard word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == ":" }) else { break }
      let rule = word.hasSuffix(":") ? word.dropLast() : word[...]
      guard !rule.allSatisfy({ $0 == "-" }) else { break }
      rules.insert(String(rule))
      if word.hasSuffix(":") { break }
    }
    return rules.isEmpty ? [everything] : rules
  }

  /// Whether findings of a rule at one of these lines are not wanted.
  func silence(_ rule: String, lines: ClosedRange<Int>) -> Bool {
    func holds(_ rules: Set<String>) -> Bool { rules.contains(rule) || rules.contains(Self.everything) }
    return holds(inFile) || lines.contains { line in byLine[line].map(holds) ?? false }
  }
}
