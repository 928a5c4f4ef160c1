import Testing

@testable import MacroExpansion

/// #Preview expansion.
struct PreviewMacroTests {
  @Test(arguments: [
    "{ Text(\"}\") }", "(\"Name\") { Text() }", "(\"Name\", traits: .portrait, .a(b: 1)) { Text() }",
    "(\"Name\", body: { Text() })", "(body: makeView)",
  ])
  func callsAreKeptAsTheyAre(call: String) throws {
    #expect(try MacroExpansions.preview("\n// note\n#Preview\(call)").contains("TesseraCore::Preview\(call)\n"))
  }

  @Test func knowsItsPlace() throws {
    let expansion = try MacroExpansions.preview("\n// note\n  #Preview { Text() }")
    #expect(expansion.contains("_located(fileID: \"App/Views.swift\", line: 9, column: 3)"))
    #expect(expansion.contains("struct $s3App_15PreviewRegistryfMu_: TesseraCore::PreviewRegistry"))
  }

  @Test func liftsPreviewableProperties() throws {
    let expansion = try MacroExpansions.preview(
      """
      #Preview("A") {
        @Previewable @State var a = 1 // one
        @Previewable @State
        var b = [1]
          .map { $0 }; let c = 3
        @State @SwiftUI.Previewable var d: Int?
        func e() {}
        Text("\\(a)")
      }
      """)
    let squeezed = MacroExpansions.squeezed(expansion)
    #expect(squeezed.contains("@State var a = 1 @State var b = [1] .map { $0 } @State var d: Int? var body"))
    #expect(squeezed.contains("{ // one let c = 3 func e() {} Text(\"\\(a)\") }"))
    #expect(squeezed.contains("TesseraCore::Preview(\"A\") { __PreviewContent() }"))
    #expect(!squeezed.contains("@Previewable"))
  }

  @Test(arguments: ["if a { @Previewable var b = 1 }", "#if A\n@Previewable var b = 1\n#endif\nText()"])
  func nestedPropertiesAreRefused(body: String) throws {
    let call = "#Preview { \(body) }"
    let error = try #require(throws: ExpansionError.self) { try MacroExpansions.preview(call) }
    #expect(Array(call.utf8)[error.offset] == UInt8(ascii: "@"))
  }

  @Test func previewableElsewhereIsRefused() throws {
    func expand(in context: [String]) throws -> String {
      try MacroRegistry.expand(
        .attached(
          AttachedExpansion(
            macro: "PreviewableMacro", role: .peer, attribute: SourceNode(text: "\n  @Previewable ", offset: 10),
            declaration: SourceNode(text: "@Previewable var a = 1"), lexicalContext: context)))
    }
    #expect(try expand(in: ["{ }", "\n#Preview(\"A\") { @Previewable var a = 1 }"]).isEmpty)
    for context in [[], ["struct A {}"], ["{ }", "func f() {}"], ["{ }", "{ }", "#Preview { }"]] {
      let error = try #require(throws: ExpansionError.self) { try expand(in: context) }
      #expect(error.offset == 13)
    }
  }
}
