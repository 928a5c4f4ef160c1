import Testing

@testable import MacroExpansion

/// Ends of statements.
struct StatementScannerTests {
  /// The first statement of `text`.
  private func first(_ text: String) -> String {
    let source = MacroExpansions.source(text)
    let end = StatementScanner(source: source).endOfStatement(in: 0..<source.tokens.count)
    return source.text(0..<end)
  }

  @Test(arguments: [
    "var a = 1", "var a = [\n1\n]", "var a = b\n.c\n.d { e }", "var a =\n1", "var a = b +\nc", "var a = b\n+ c",
    "var a = b\n?? c", "var a = b ?\nc :\nd", "var a = b\n? c\n: d", "@State\nvar a = 1", "@A\n@B(1)\nvar a: Int",
    "var a: Int?", "var a = b!", "var a = 1...", "var a = b as\nC", "var a = b\nas C", "var a = try\nb()",
    "var a = if b { c }\nelse { d }",
  ])
  func goesOnOverLineBreaks(statement: String) {
    #expect(first(statement + "\nText(a)") == statement)
  }

  @Test(arguments: ["-b", "!b", "/A.b", "(b)", "[b]", "Text()", "...b"])
  func endsBefore(next: String) {
    #expect(first("var a = 1\n\(next)") == "var a = 1")
  }

  @Test func semicolonsEnd() {
    #expect(first("var a = 1; var b = 2") == "var a = 1")
  }
}
