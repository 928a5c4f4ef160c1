import Testing

@testable import MacroExpansion

/// @Entry expansion.
struct EntryMacroTests {
  @Test func accessorsHoldTheDefault() throws {
    let accessors = try MacroExpansions.entry(.accessor, "@Entry var a: Int = 3 // three")
    #expect(
      MacroExpansions.squeezed(accessors)
        == "get { self._entry(__Key_a.self, default: (3) as Int) } set { self._setEntry(__Key_a.self, to: newValue) }")
  }

  @Test func inferredTypesStayInferred() throws {
    let accessors = try MacroExpansions.entry(.accessor, "@Entry public var a = Model(b: [1, 2])")
    #expect(accessors.contains("default: Model(b: [1, 2]))"))
  }

  @Test func optionalsNeedNoDefault() throws {
    #expect(try MacroExpansions.entry(.accessor, "@Entry var a: Int?").contains("default: (nil) as Int?)"))
    #expect(
      try MacroExpansions.entry(.accessor, "@Entry var a: Optional<Int>").contains("default: (nil) as Optional<Int>)"))
  }

  @Test func theKeyIsAPrivateType() throws {
    #expect(try MacroExpansions.entry(.peer, "@Entry public var `default`: Int = 3") == "private enum __Key_default {}")
  }

  @Test(arguments: ["Transaction", "ContainerValues", "FocusedValues", "SwiftUI.EnvironmentValues"])
  func everyContainer(name: String) throws {
    #expect(try MacroExpansions.entry(.peer, "@Entry var a: Int?", in: "public extension \(name) {}").isEmpty == false)
  }

  @Test(arguments: [
    ("@Entry var abc: Int", 11, "default value"), ("@Entry let a = 3", 7, "'var'"),
    ("@Entry var a: Int { 3 }", 7, "accessors"), ("@Entry static var a = 3", 14, "instance"),
    ("@Entry func a() {}", 0, "property"),
  ])
  func mistakes(declaration: String, offset: Int, message: String) throws {
    let error = try #require(throws: ExpansionError.self) { try MacroExpansions.entry(.accessor, declaration) }
    #expect(error.offset == offset)
    #expect(error.message.contains(message))
    let peer = try? MacroExpansions.entry(.peer, declaration)
    #expect(peer == "" || peer == "private enum __Key_abc {}")
  }

  @Test func otherTypesAreRefused() {
    #expect(throws: ExpansionError.self) {
      try MacroExpansions.entry(.accessor, "@Entry var a = 3", in: "extension P {}")
    }
  }

  @Test func focusedValuesAreOptional() {
    #expect(throws: ExpansionError.self) {
      try MacroExpansions.entry(.accessor, "@Entry var a: Int = 3", in: "extension FocusedValues {}")
    }
  }
}
