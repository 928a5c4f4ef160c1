import Testing

@testable import MacroExpansion

/// Talk with the compiler.
struct PluginSessionTests {
  private func answer(_ message: String) -> JSONValue? {
    PluginSession.answer(to: Array(message.utf8))
  }

  @Test func saysWhatItCan() {
    #expect(
      answer(#"{"getCapability":{}}"#)?["getCapabilityResult"]?["capability"]?["protocolVersion"] == .number(7))
  }

  @Test func answersWithSource() {
    let message = """
      {"expandAttachedMacro":{"macro":{"moduleName":"SwiftUIMacros","typeName":"EntryMacro","name":"Entry"},
      "macroRole":"peer","discriminator":"x","attributeSyntax":{"source":"@Entry","location":{"offset":0}},
      "declSyntax":{"source":"@Entry var a: Int = 3"},"lexicalContext":[{"source":"extension EnvironmentValues {}"}]}}
      """
    let result = answer(message)?["expandMacroResult"]
    #expect(result?["expandedSource"]?.string == "private enum __Key_a {}")
    #expect(result?["diagnostics"] == .array([]))
  }

  @Test func answersWithDiagnostics() {
    let message = """
      {"expandFreestandingMacro":{"macro":{"typeName":"PreviewMacro"},"discriminator":"x",
      "syntax":{"source":"\\n#Preview { { @Previewable var a = 1 } }","location":{"fileName":"A.swift","offset":40}}}}
      """
    let result = answer(message)?["expandMacroResult"]
    #expect(result?["expandedSource"] == .null)
    let diagnostic = result?["diagnostics"]?.array?.first
    #expect(diagnostic?["position"] == .object(["fileName": .string("A.swift"), "offset": .number(54)]))
    #expect(diagnostic?["severity"]?.string == "error")
  }

  @Test func toleratesWhatItDoesNotKnow() {
    #expect(answer("\n") == nil)
    #expect(answer("{}") == nil)
    #expect(answer(#"{"somethingNew":{}}"#)?["expandMacroResult"]?["expandedSource"] == .null)
    #expect(answer(#"{"expandAttachedMacro":{}}"#)?["expandMacroResult"]?["expandedSource"] == .null)
    let unknown = #"{"expandFreestandingMacro":{"macro":{"typeName":"Other"},"syntax":{"source":"\u0023x"}}}"#
    #expect(answer(unknown)?["expandMacroResult"]?["diagnostics"]?.array?.count == 1)
  }

  @Test func readsTheLanguageMode() {
    func options(_ version: Int, _ features: String) -> LanguageOptions {
      let configuration = "{\\\"languageMode\\\":{\\\"components\\\":[\(version)]},\\\"features\\\":[\(features)]}"
      let message = try? JSONReader.read(Array("{\"staticBuildConfiguration\":\"\(configuration)\"}".utf8))
      return LanguageOptions(message ?? .null)
    }
    #expect(options(6, "").allowsBareSlashRegex)
    #expect(!options(5, "").allowsBareSlashRegex)
    #expect(options(5, "\\\"BareSlashRegexLiterals\\\"").allowsBareSlashRegex)
  }
}
