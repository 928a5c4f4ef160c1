import Foundation
import Testing

@testable import TesseraLint

/// Every rule is tried on a file of traps and on a file of clean code. In traps, comments say on which lines which
/// findings are expected; there must be these and no others.
struct CorpusTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Corpus")
  /// How many cases of either kind each rule has at least.
  private static let leastCases = 8

  private static func text(_ rule: String, _ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent("\(rule)/\(name).swift"), encoding: .utf8)
  }

  /// The expected findings of a text: "line rule".
  private static func expectations(in text: String) -> [String] {
    var expectations: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let marker = line.firstRange(of: "// expect: ") else { continue }
      expectations += line[marker.upperBound...].split(separator: " ").map { "\(index + 1) \($0)" }
    }
    return expectations.sorted()
  }

  @Test(arguments: Review.rules.map(\.id)) func trapsAreFound(rule: String) throws {
    let text = try Self.text(rule, "Traps")
    let expected = Self.expectations(in: text)
    let found = Review(texts: ["Traps.swift": text]).findings
    #expect(found.map { "\($0.line) \($0.rule)" }.sorted() == expected, "\(found.map(\.text))")
    #expect(expected.count { $0.hasSuffix(" \(rule)") } >= Self.leastCases)
  }

  @Test(arguments: Review.rules.map(\.id)) func cleanCodeIsLeftAlone(rule: String) throws {
    let text = try Self.text(rule, "Clean")
    #expect(Review(texts: ["Clean.swift": text]).findings.map(\.text) == [])
    #expect(text.split(separator: "\n").count { $0.hasPrefix("// clean: ") } >= Self.leastCases)
  }

  @Test func namesAreLookedUpInTheSameFileFirst() throws {
    let rules = Review.rules.map(\.id)
    var texts: [String: String] = [:]
    var expected: [String] = []
    for rule in rules {
      texts["\(rule)/Traps.swift"] = try Self.text(rule, "Traps")
      texts["\(rule)/Clean.swift"] = try Self.text(rule, "Clean")
      expected += Self.expectations(in: try Self.text(rule, "Traps")).map { "\(rule)/Traps.swift \($0)" }
    }
    let found = Review(texts: texts).findings.map { "\($0.path) \($0.line) \($0.rule)" }
    #expect(Set(expected).subtracting(found) == [])
    #expect(Set(found).subtracting(expected) == [])
  }
}
