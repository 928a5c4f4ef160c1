import Testing

@testable import MacroExpansion

/// Lexer.
struct LexerTests {
  private func words(_ text: String, bareSlashRegex: Bool = true) -> [String] {
    MacroExpansions.source(text, bareSlashRegex: bareSlashRegex).tokens.map(\.text)
  }

  @Test func stringsAreOneToken() {
    #expect(words(#"a "b \("c }" + d) {" e"#) == ["a", #""b \("c }" + d) {""#, "e"])
    #expect(words(##"#"raw \ " \#(x) "# y"##) == [##"#"raw \ " \#(x) "#"##, "y"])
    #expect(words(##"#"""# z"##) == [##"#"""#"##, "z"])
    #expect(words(#""" x"#) == [#""""#, "x"])
    #expect(words("\"\"\"\n a \"quoted\" { \\(b(\"}\"))\n\"\"\" c").last == "c")
  }

  @Test func commentsAreLeftOut() {
    #expect(words("a // } \"\n b /* { /* nested } */ \" */ c") == ["a", "b", "c"])
    #expect(words("a /* open") == ["a"])
    #expect(words("\"/* no */\" // yes") == ["\"/* no */\""])
  }

  @Test func regularExpressionsAreOneToken() {
    #expect(words(#"x = /[{"/]\/}/ y"#) == ["x", "=", #"/[{"/]\/}/"#, "y"])
    #expect(words(##"f(#/ { " /#, y)"##) == ["f", "(", ##"#/ { " /#"##, ",", "y", ")"])
    #expect(words("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(words("(a)/b/c") == ["(", "a", ")", "/", "b", "/", "c"])
    #expect(words("f(/Route.a, x)") == ["f", "(", "/", "Route", ".", "a", ",", "x", ")"])
    #expect(words("f(/A.a, /A.b)", bareSlashRegex: false).count == 12)
  }

  @Test func operatorsKnowTheirSides() {
    let tokens = MacroExpansions.source("a? + b! ?? -c").tokens
    #expect(tokens.map(\.text) == ["a", "?", "+", "b", "!", "??", "-", "c"])
    #expect(tokens[1].followsSpace == false)
    #expect(tokens[2].followsSpace && tokens[2].precedesSpace)
    #expect(tokens[6].followsSpace && !tokens[6].precedesSpace)
  }

  @Test func numbersAndQuotedNames() {
    #expect(words("1.5 0x1F 1..<3 `default`.x") == ["1.5", "0x1F", "1", "..<", "3", "`default`", ".", "x"])
  }

  @Test func directives() {
    let tokens = MacroExpansions.source("#if DEBUG\n x\n#endif\n#Preview").tokens
    #expect(tokens.map(\.kind) == [.directive, .identifier, .identifier, .directive, .punctuation, .identifier])
  }

  @Test(arguments: ["\"", "#\"", "\"\\(", "\"\"\"", "/*", "`", "#/", "#", "@", "\"\\", "((", "}}", "<<", "é\u{0}"])
  func malformedSourceEnds(text: String) {
    #expect(MacroExpansions.source(text).tokens.allSatisfy { $0.end <= text.utf8.count })
  }

  @Test func anglesOfTypes() {
    let source = MacroExpansions.source("A<B<C>, (D) -> E>->F")
    #expect(source.text(1..<source.endOfAngles(at: 1)) == "<B<C>, (D) -> E>->")
  }
}
