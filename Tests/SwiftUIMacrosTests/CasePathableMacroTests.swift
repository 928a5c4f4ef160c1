import Testing

@testable import MacroExpansion

/// @CasePathable expansion.
struct CasePathableMacroTests {
  @Test func aPropertyForEachCase() throws {
    let squeezed = MacroExpansions.squeezed(
      try MacroExpansions.casePathable("@CasePathable public enum A { case a, b(x: Int), c(Int, y: [B<C, D>]) }"))
    #expect(squeezed.hasPrefix("public nonisolated struct AllCasePaths: Swift.Sendable { public init() {}"))
    #expect(squeezed.contains("public var a: CasePaths::AnyCasePath<A, Swift.Void>"))
    #expect(squeezed.contains("embed: { _ in A.a }, extract: { guard case .a = $0 else { return nil } return () })"))
    #expect(squeezed.contains("public var b: CasePaths::AnyCasePath<A, Int>"))
    #expect(squeezed.contains("embed: { A.b(x: $0) }"))
    #expect(squeezed.contains("public var c: CasePaths::AnyCasePath<A, (Int, y: [B<C, D>])>"))
    #expect(squeezed.contains("embed: { A.c($0.0, y: $0.1) }"))
    #expect(squeezed.contains("guard case let .c(value0, value1) = $0 else { return nil } return (value0, value1)"))
    #expect(squeezed.hasSuffix("public nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }"))
  }

  @Test func accessFollowsTheEnumeration() throws {
    #expect(try MacroExpansions.casePathable("private enum A { case a }").hasPrefix("nonisolated struct"))
    #expect(try MacroExpansions.casePathable("enum A { case a }", in: ["public extension B {}"]).hasPrefix("public "))
  }

  @Test func conditionsAreKept() throws {
    let expansion = try MacroExpansions.casePathable("enum A {\n#if DEBUG\ncase a\n#endif\ncase b }")
    #expect(expansion.contains("\n#if DEBUG\n"))
    #expect(expansion.contains("\n#endif\n"))
  }

  @Test func mistakes() throws {
    #expect(throws: ExpansionError.self) { try MacroExpansions.casePathable("struct A {}") }
    let error = try #require(throws: ExpansionError.self) {
      try MacroExpansions.casePathable("enum A { case a(x: Int), a(y: Int) }")
    }
    #expect(error.offset == 25)
  }
}
