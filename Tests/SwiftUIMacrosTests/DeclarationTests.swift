import Testing

@testable import MacroExpansion

/// Declarations.
struct DeclarationTests {
  private func variable(_ text: String) -> VariableDeclaration? {
    VariableDeclaration(MacroExpansions.source(text))
  }

  @Test func partsOfAProperty() throws {
    let declaration = try #require(
      variable("@Entry @available(iOS 17, *) public private(set) var a: [String: Int]? = nil"))
    #expect(declaration.prefix.attributes == ["Entry", "available"])
    #expect(declaration.prefix.modifiers == ["public", "private"])
    #expect(declaration.name == "a")
    #expect(declaration.type == "[String: Int]?")
    #expect(declaration.initialValue == "nil")
    #expect(declaration.hasOptionalType)
  }

  @Test func typesAndValuesWithEveryBracket() throws {
    let closure = try #require(variable("var f: @MainActor (Int, (A<B, C>) -> Void) -> Void = { x in { y } } // end"))
    #expect(closure.type == "@MainActor (Int, (A<B, C>) -> Void) -> Void")
    #expect(closure.initialValue == "{ x in { y } }")
    #expect(variable("var a=Dictionary<Int, String>()")?.initialValue == "Dictionary<Int, String>()")
    #expect(variable("var a: Int?=nil")?.type == "Int?")
  }

  @Test func accessorsAndObservers() {
    #expect(variable("var a: Int { 3 }")?.hasAccessors == true)
    #expect(variable("var a: Int = 3 { didSet {} }")?.hasAccessors == true)
    #expect(variable("var a = make { 3 }")?.hasAccessors == false)
  }

  @Test func quotedNames() {
    #expect(variable("var `default` = 3")?.plainName == "default")
  }

  @Test(arguments: ["func a() {}", "", "var", "let (a, b) = c", "var a, b: Int", "struct A {}"])
  func otherDeclarations(text: String) {
    #expect(variable(text) == nil)
  }

  private func cases(_ text: String) -> [EnumDeclaration.Case] {
    EnumDeclaration(MacroExpansions.source(text))?.cases ?? []
  }

  @Test func casesOfAnEnumeration() {
    let found = cases(
      """
      @CasePathable public indirect enum A<T: P>: Q where T: R {
        case a, b(Int)
        indirect case c(x: Int, _ y: [String: T], (A, B) -> C)
        @available(*, deprecated) case `default`
        var x: Int { switch self { case .a: 1; case let .b(y): y; default: 2 } }
        enum Inner { case inner }
      }
      """)
    #expect(found.map(\.name) == ["a", "b", "c", "`default`"])
    #expect(found[1].parameters == [.init(label: nil, type: "Int")])
    #expect(
      found[2].parameters == [
        .init(label: "x", type: "Int"), .init(label: nil, type: "[String: T]"), .init(label: nil, type: "(A, B) -> C"),
      ])
  }

  @Test func commasThatSeparateNothing() {
    let found = cases("enum A { case a(Result<B, C<D, E>>, f: Int = max(1, 2), g: Bool = 1 < 2, h: [A<B, C>: D]) }")
    #expect(found[0].parameters.map(\.type) == ["Result<B, C<D, E>>", "Int", "Bool", "[A<B, C>: D]"])
  }

  @Test func rawValues() {
    #expect(
      cases("enum A: Int { case a = 1, b = -2, c\n case d = 4; case e }").map(\.name) == ["a", "b", "c", "d", "e"])
    #expect(cases("enum A: String { case a = \"x, y\", b }").map(\.name) == ["a", "b"])
  }

  @Test func conditionalCases() {
    let declaration = EnumDeclaration(
      MacroExpansions.source("enum A {\n#if DEBUG && !X\ncase a\n#else\ncase b\n#endif\n}"))
    #expect(declaration?.members.count == 5)
    #expect(declaration?.members.first == .directive("#if DEBUG && !X"))
  }

  @Test(arguments: ["struct A {}", "enum", "enum A", "enum A { case", "enum A { case a("])
  func brokenEnumerations(text: String) {
    #expect(cases(text).count <= 1)
  }
}
