import Testing

@testable import TesseraLint

/// Reviews.
struct ReviewTests {
  private static let trap = "struct V: View {\n  @ObservedObject var m = M()\n  var body: some View { Text(m.t) }\n}\n"

  private func rules(_ text: String, _ configuration: Configuration = Configuration()) -> [String] {
    Review(texts: ["A.swift": text], configuration: configuration).findings.map(\.rule)
  }

  @Test func findingsArePrintedAsCompilersDo() throws {
    let finding = try #require(Review(texts: ["A.swift": Self.trap]).findings.first)
    #expect(finding.text.hasPrefix("A.swift:2:23: warning: "))
    #expect(finding.text.hasSuffix(" [owned-observed-object]"))
  }

  @Test(arguments: [
    "  @ObservedObject var m = M()  // tessera:disable owned-observed-object",
    "  // tessera:disable owned-observed-object - on purpose\n  @ObservedObject var m = M()",
    "  // tessera:disable giant-model, owned-observed-object\n  /// A model.\n  @ObservedObject var m = M()",
    "  // tessera:disable all\n  @ObservedObject\n  var m = M()",
    "  @ObservedObject var m = M()  // tessera:disable",
    "  // tessera:disable-file owned-observed-object\n\n\n  @ObservedObject var m = M()",
  ])
  func commentsSwitchRulesOff(property: String) {
    #expect(rules("struct V: View {\n\(property)\n  var body: some View { Text(m.t) }\n}") == [])
  }

  @Test(arguments: [
    "  // tessera:disable giant-model\n  @ObservedObject var m = M()",
    "  // tessera:disable owned-observed-object\n  let a = 1\n  @ObservedObject var m = M()",
  ])
  func commentsAboutSomethingElseDoNot(property: String) {
    #expect(rules("struct V: View {\n\(property)\n  var body: some View { Text(m.t) }\n}") == ["owned-observed-object"])
  }

  @Test func unknownRulesInCommentsAreTold() {
    let review = Review(texts: ["A.swift": "// tessera:disable no-such-rule\nlet a = 1"])
    #expect(review.notes == ["A.swift:1: note: there is no rule \"no-such-rule\" to disable"])
  }

  @Test func rulesCanBeDisabled() {
    var configuration = Configuration()
    configuration.disabledRules = ["owned-observed-object"]
    #expect(rules(Self.trap, configuration) == [])
  }

  @Test func lazyStateMakesDefaultsHarmlessButNotInitializers() {
    let text = """
      struct V: View {
        @State private var a = DateFormatter()
        @State private var b: DateFormatter
        init() { _b = State(wrappedValue: DateFormatter()) }
        var body: some View { Text("x") }
      }
      """
    var configuration = Configuration()
    #expect(rules(text, configuration).count == 2)
    configuration.lazyState = true
    #expect(rules(text, configuration).count == 1)
  }

  @Test func testsAreNotReviewed() {
    #expect(rules("import Testing\n" + Self.trap) == [])
    #expect(rules("import XCTest\n" + Self.trap) == [])
  }

  @Test func typesOfOtherFilesAreKnown() {
    let view = "struct V: View {\n  let m = M()\n  var body: some View { Text(m.t) }\n}"
    let model = "import Observation\n@Observable final class M { var t = \"\" }"
    #expect(rules(view) == [])
    #expect(Review(texts: ["V.swift": view, "M.swift": model]).findings.map(\.rule) == ["owned-observed-object"])
  }

  @Test(arguments: [
    "", "struct", "struct V: View { @State var a = ", "}}}}", "class A: B {}\nclass B: C {}\nclass C: A {}",
    "struct V: View { var body: some View { ForEach( { } } }", "@State @State @State", "extension {",
    "struct A: A {}", "class A { let a = A() ; init() { a.b(); f() } ; func f() { f() } }",
    "struct V: View { @State var m = M() ; var body: some View { body } }\nclass M { let m = M() }",
    "#Preview {", "let x = 99999999999999999999999999..<99999999999999999999999999999",
    "struct V: View { @State var a = (0..<99999999999999999999).map { $0 } ; var body: some View { Text(\"\") } }",
    "struct V: View { @State var a = (-9223372036854775808...9223372036854775807).map { $0 } }", "\u{0}\u{1}\u{FEFF}",
  ])
  func malformedCodeIsRead(text: String) {
    _ = rules(text)
  }

  @Test("A file that does not parse is an error with its line, and nothing else is said of it")
  func filesThatDoNotParseAreTold() throws {
    let broken = Self.trap + "struct W: View {\n  var body: some View { Text(\"a\" }\n"
    let review = Review(texts: ["A.swift": broken, "B.swift": Self.trap])
    let first = try #require(review.findings.first)
    #expect(first.text.hasPrefix("A.swift:6:"))
    #expect(first.text.contains(": error: "))
    #expect(first.rule == "does-not-parse")
    #expect(review.findings.filter { $0.path == "A.swift" }.allSatisfy { $0.rule == "does-not-parse" })
    #expect(review.findings.filter { $0.path == "B.swift" }.map(\.rule) == ["owned-observed-object"])
    #expect(review.fixedText(of: "A.swift") == nil)
    let sarif = FindingFormat.sarif.string(for: review, version: "1")
    #expect(sarif.contains("\"level\" : \"error\""))
    #expect(FindingFormat.json.string(for: review, version: "1").contains("\"severity\" : \"error\""))
  }

  @Test func codeThatIsNestedWithoutEndIsSkipped() {
    let many = 5_000
    let chain = "struct V: View { var body: some View { Text(\"\")\(String(repeating: ".padding()", count: many)) } }"
    let review = Review(texts: ["A.swift": chain])
    #expect(review.notes == ["A.swift: note: skipped: its code is nested too deeply"])
    let brackets = "let a = " + String(repeating: "(", count: many) + String(repeating: ")", count: many)
    let braces = String(repeating: "struct A { ", count: many)
    let sum = "let a = 1" + String(repeating: " + 1", count: many)
    #expect(rules(sum) == [])
    // The parser gives up on these itself.
    for text in [brackets, braces] { #expect(Set(rules(text)).isSubset(of: [Finding.doesNotParse])) }
  }
}
