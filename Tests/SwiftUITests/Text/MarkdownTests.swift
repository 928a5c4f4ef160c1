import Foundation
import SwiftUI
import Testing

/// Inline Markdown.
struct MarkdownTests {
  /// Markdown read and written as tags: `b` strong, `i` emphasis, `s` strikethrough, `c` code, `a` link.
  private func tags(
    _ markdown: String,
    _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .inlineOnlyPreservingWhitespace
  ) throws -> String {
    let string = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax))
    return string.runs.map { run in
      var text = String(string.characters[run.range])
      let intent = run.inlinePresentationIntent ?? []
      if intent.contains(.code) { text = "<c>\(text)</c>" }
      if intent.contains(.strikethrough) { text = "<s>\(text)</s>" }
      if intent.contains(.emphasized) { text = "<i>\(text)</i>" }
      if intent.contains(.stronglyEmphasized) { text = "<b>\(text)</b>" }
      if let link = run.link { text = "<a \(link.absoluteString)>\(text)</a>" }
      return text
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"),
    ("", ""),
    ("**bold**", "<b>bold</b>"),
    ("__bold__", "<b>bold</b>"),
    ("*italic*", "<i>italic</i>"),
    ("_italic_", "<i>italic</i>"),
    ("***both***", "<b><i>both</i></b>"),
    ("a **b** c *d* e", "a <b>b</b> c <i>d</i> e"),
    ("**bold *and italic* text**", "<b>bold </b><b><i>and italic</i></b><b> text</b>"),
    ("*a **b***", "<i>a </i><b><i>b</i></b>"),
    ("intra*word*emphasis", "intra<i>word</i>emphasis"),
  ])
  func emphasis(markdown: String, expected: String) throws {
    #expect(try tags(markdown) == expected)
  }

  @Test(arguments: [
    "2 * 3 * 4", "snake_case_name", "**", "*", "a*", "** not bold **", "**open", "~~~three~~~", "50% off", "a ~ b",
    "*", "_", "~~", "[", "]", "[a]", "[a](", "[a](b", "![", "<", "<a", "&", "&unknown;", "`", "``a`", "\\",
  ])
  func textThatIsNoMarkdownStays(markdown: String) throws {
    #expect(try tags(markdown) == markdown)
  }

  @Test(arguments: [
    ("~~gone~~", "<s>gone</s>"),
    ("~gone~", "<s>gone</s>"),
    ("~~a~", "~~a~"),
    ("**a ~~b~~**", "<b>a </b><b><s>b</s></b>"),
  ])
  func strikethrough(markdown: String, expected: String) throws {
    #expect(try tags(markdown) == expected)
  }

  @Test(arguments: [
    ("`let x`", "<c>let x</c>"),
    ("`*a*`", "<c>*a*</c>"),
    ("`` ` ``", "<c>`</c>"),
    ("**`a`**", "<b><c>a</c></b>"),
    ("`a", "`a"),
  ])
  func code(markdown: String, expected: String) throws {
    #expect(try tags(markdown) == expected)
  }

  @Test(arguments: [
    ("\\*a\\*", "*a*"),
    ("\\a", "\\a"),
    ("\\\\", "\\"),
    ("a\\\nb", "a\nb"),
    ("&amp;&lt;&#65;&#x42;", "&<AB"),
  ])
  func escapes(markdown: String, expected: String) throws {
    #expect(try tags(markdown) == expected)
  }

  @Test(arguments: [
    ("[text](https://a.b)", "<a https://a.b>text</a>"),
    ("[text](https://a.b \"title\")", "<a https://a.b>text</a>"),
    ("[text](<https://a.b>)", "<a https://a.b>text</a>"),
    ("[a](b(c)d)", "<a b(c)d>a</a>"),
    ("[**bold**](x:y)", "<a x:y><b>bold</b></a>"),
    ("**[a](x:y)**", "<a x:y><b>a</b></a>"),
    ("see [a](x:y), [b](x:z)", "see <a x:y>a</a>, <a x:z>b</a>"),
    ("![picture](x:y)", "picture"),
    ("^[2 apples](inflect: true)", "2 apples"),
    ("[not *closed](x:y)*", "<a x:y>not *closed</a>*"),
  ])
  func links(markdown: String, expected: String) throws {
    #expect(try tags(markdown) == expected)
  }

  @Test(arguments: [
    ("https://a.b/c", "<a https://a.b/c>https://a.b/c</a>"),
    ("see https://a.b.", "see <a https://a.b>https://a.b</a>."),
    ("(http://a.b)", "(<a http://a.b>http://a.b</a>)"),
    ("www.a.b", "<a http://www.a.b>www.a.b</a>"),
    ("<mailto:me>", "<a mailto:me>mailto:me</a>"),
    ("write to a_b@c.de!", "write to <a mailto:a_b@c.de>a_b@c.de</a>!"),
    ("a@b", "a@b"),
    ("ratio 16:9", "ratio 16:9"),
    ("x://y.z", "x://y.z"),
  ])
  func bareAddresses(markdown: String, expected: String) throws {
    #expect(try tags(markdown) == expected)
  }

  @Test func whitespaceStays() throws {
    #expect(try tags("a  b\n\n *c* ") == "a  b\n\n <i>c</i> ")
  }

  @Test func inlineOnlyJoinsLines() throws {
    #expect(try tags("a\nb *c*", .inlineOnly) == "a b <i>c</i>")
  }

  @Test func blocksLoseTheirMarks() throws {
    let source = "# Title\n\nOne\ntwo\n\n- *item*\n> quote\n\n```\n*code*\n```"
    #expect(try tags(source, .full) == "TitleOne two<i>item</i> quote*code*\n")
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["*a ", "[", "![a](", "`", "**", "<", "http://", "_a*", "a@b.", "~"])
  func anyInputIsReadQuickly(piece: String) throws {
    let source = String(repeating: piece, count: 10_000)
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    // None of it is markup that hides characters.
    #expect(try String(AttributedString(markdown: source, options: options).characters) == source)
  }
}
