import Testing

@testable import MacroExpansion

/// `@Parameter` and `#Rule` of TipKit.
struct TipMacroTests {
  private func parameter(
    _ role: AttachedExpansion.Role, _ declaration: String, attribute: String = "@Parameter"
  ) throws -> String {
    try MacroExpansions.squeezed(
      MacroRegistry.expand(
        .attached(
          AttachedExpansion(
            macro: "TipParameterMacro", role: role, attribute: SourceNode(text: attribute),
            declaration: SourceNode(text: declaration), lexicalContext: ["struct LookTip: Tip {}"]))))
  }

  @Test("TK2: a parameter has accessors, and a value that rules read")
  func expansion() throws {
    #expect(
      try parameter(.accessor, "static var isOn: Bool = false")
        == "get { $isOn.wrappedValue } set { $isOn.wrappedValue = newValue }")
    #expect(
      try parameter(.peer, "public static var isOn: Bool = false")
        == "public nonisolated static let $isOn = TipKit::Tips.Parameter<Bool>(Self.self, \"isOn\", false)")
    #expect(
      try parameter(.peer, "static var count = 3", attribute: "@Parameter(.transient)")
        == "nonisolated static let $count = TipKit::Tips.Parameter(Self.self, \"count\", 3, .transient)")
  }

  @Test(
    "TK2: what is no static property with a default is refused",
    arguments: [
      "var isOn: Bool = false", "static let isOn = false", "static var isOn: Bool", "static var isOn: Bool { true }",
    ])
  func mistakes(declaration: String) {
    #expect(throws: ExpansionError.self) { try parameter(.accessor, declaration) }
  }

  @Test("TK2: a rule is a value with its condition")
  func rule() throws {
    let expansion = FreestandingExpansion(
      macro: "TipRuleMacro",
      call: SourceNode(text: "#Rule(Self.$isOn) { $0 == true }", fileID: "App/Tips.swift", line: 7), discriminator: "")
    #expect(
      try MacroRegistry.expand(.freestanding(expansion)) == "TipKit::Tips.Rule(Self.$isOn) { $0 == true }")
  }
}
