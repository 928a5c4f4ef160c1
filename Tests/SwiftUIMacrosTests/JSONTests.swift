import Testing

@testable import MacroExpansion

/// JSON of the plug-in protocol.
struct JSONTests {
  @Test func readsEveryKindOfValue() throws {
    let text = #" {"a": [1, -2.5e1, true, false, null], "b": {"c": "d"}, "e": []} "#
    let value = try JSONReader.read(Array(text.utf8))
    #expect(value["a"] == .array([.number(1), .number(-25), .boolean(true), .boolean(false), .null]))
    #expect(value["b"]?["c"]?.string == "d")
    #expect(value["e"]?.array == [])
    #expect(value["missing"] == nil)
  }

  @Test func readsEscapes() throws {
    let text = #""\"\\\/\n\r\t\b\f\u00e9\ud83d\ude00\ud83dx""#
    let value = try JSONReader.read(Array(text.utf8))
    #expect(value == .string("\"\\/\n\r\t\u{8}\u{c}é😀\u{FFFD}x"))
  }

  @Test(arguments: ["", "{", "[1,", "\"", "\"\\", "\"\\u12", "tru", "{\"a\"}", "{1:2}", "1 2", "-", "\n"])
  func refusesMalformedText(text: String) {
    #expect(throws: JSONReader.Malformed.self) { try JSONReader.read(Array(text.utf8)) }
  }

  @Test func refusesEndlessNesting() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONReader.Malformed.self) { try JSONReader.read(Array(text.utf8)) }
  }

  @Test func writesWhatItReads() throws {
    let value = JSONValue.object([
      "text": .string("\"\\\n\t\r\u{1}é😀"), "list": .array([.number(1), .number(0.5), .null, .boolean(true)]),
    ])
    #expect(try JSONReader.read(Array(JSONWriter.text(of: value).utf8)) == value)
  }
}
