import Foundation
import Testing

@testable import TesseraProject

/// The text of projects.
struct ProjectTextTests {
  private func value(_ text: String) throws -> Any { try ProjectText.value(of: Data(text.utf8)) }

  @Test(
    "Texts are read plain, quoted and escaped, with comments between them",
    arguments: [
      ("{ key = value; }", "value"), ("{ key = \"a b\"; }", "a b"), ("{ key = 'a \"b\"'; }", "a \"b\""),
      ("{ \"key\" = /* a /* b */ \"x\\ny\" /**/ ; // end\n}", "x\ny"),
      ("{ key = \"\\U00c4\\344\\\\\\\"\"; }", "Ää\\\""),
      ("{ key = a//b; }", "a//b"), ("{ key = Grüße.swift; }", "Grüße.swift"), ("{ key = \"\"; }", ""),
    ])
  func texts(text: String, expected: String) throws {
    let values = try #require(try value(text) as? [String: String])
    #expect(values == ["key": expected])
  }

  @Test("Lists may end with a comma; data are hexadecimal")
  func lists() throws {
    let list = try #require(try value("( a, (b, ), ( ), )") as? [Any])
    #expect(list.count == 3 && list[0] as? String == "a")
    #expect(list[1] as? [String] == ["b"] && list[2] as? [String] == [])
    #expect(try value("<0F a1 ff>") as? Data == Data([0x0F, 0xA1, 0xFF]))
  }

  @Test("UTF-8 with a mark, UTF-16 and Latin 1 are read")
  func encodings() throws {
    let text = "{ name = \"Käfer\"; }"
    for encoding in [String.Encoding.utf8, .utf16, .isoLatin1] {
      let data = try #require(text.data(using: encoding))
      #expect(try ProjectText.value(of: data) as? [String: String] == ["name": "Käfer"])
    }
    #expect(
      try ProjectText.value(of: Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)) as? [String: String] == ["name": "Käfer"])
  }

  @Test(
    "What is wrong is said with its line",
    arguments: [
      ("", "line 1: the file ends where a value should be"), ("{\n a = b;\n c", "line 3: the file ends after \"c\""),
      ("{ a = b\n c = d; }", "line 2: \";\" is missing after the value of \"a\""),
      ("{ a = \"b; }", "line 1: a quoted text does not end"),
      ("{ a = (b c); }", "line 1: a comma is missing"), ("{ a = b; }\n}", "line 2: more follows where it should end"),
      ("{ a = b; /* x", "line 1: a comment does not end"),
      ("{ a = <xy>; }", "line 1: something other than data stands in angle brackets"),
      ("{\n<<<<<<< HEAD\n a = b;\n}", "line 2: a conflict of a merge is left in the file"),
      ("{ a = b;\n=======\n}", "line 2: a conflict of a merge is left in the file"),
      ("{ a = ;}", "line 1: \";\" stands where a name or a value should be"),
      ("{ a b; }", "line 1: \"=\" is missing after \"a\""),
      (String(repeating: "(", count: 100_000), "line 1: lists are nested too deeply"),
    ])
  func problems(text: String, problem: String) {
    let thrown = #expect(throws: ProjectText.Problem.self) { try value(text) }
    #expect(thrown?.description == problem)
  }
}
