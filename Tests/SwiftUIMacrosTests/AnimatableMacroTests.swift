import Testing

@testable import MacroExpansion

/// @Animatable expansion.
struct AnimatableMacroTests {
  private func expand(_ role: AttachedExpansion.Role, _ declaration: String) throws(ExpansionError) -> String {
    MacroExpansions.squeezed(
      try MacroRegistry.expand(
        .attached(
          AttachedExpansion(
            macro: "AnimatableMacro", role: role, attribute: SourceNode(text: "@Animatable"),
            declaration: SourceNode(text: declaration), extendedType: "A", needsConformance: true))))
  }

  private func names(_ members: String) throws -> [String] {
    let expansion = try expand(.member, "@Animatable struct A: Shape {\n\(members)\n}")
    guard let open = expansion.firstIndex(of: "("), let close = expansion.firstIndex(of: ")") else { return [] }
    return expansion[open..<close].split(separator: "\"").map(String.init).filter { $0.first?.isLetter == true }
  }

  @Test func pairsInPairs() throws {
    let expansion = try expand(
      .member, "public struct A: Shape { var a: CGFloat; private var b = Angle.zero; public var c: Double = 1 }")
    #expect(
      expansion
        == "@TesseraCore::_AnimatableData(\"a\", \"b\", \"c\") nonisolated public var animatableData = "
        + "TesseraCore::AnimatablePair((CGFloat).AnimatableData.zero, "
        + "TesseraCore::AnimatablePair((Angle.zero).animatableData, (Double).AnimatableData.zero))")
  }

  @Test func accessorsReachEachPart() throws {
    let expansion = MacroExpansions.squeezed(
      try MacroRegistry.expand(
        .attached(
          AttachedExpansion(
            macro: "AnimatableDataMacro", role: .accessor,
            attribute: SourceNode(text: "@TesseraCore::_AnimatableData(\"a\", \"b\", \"c\")"),
            declaration: SourceNode(text: "var animatableData = 1")))))
    #expect(
      expansion
        == "get { TesseraCore::AnimatablePair(self.a.animatableData, "
        + "TesseraCore::AnimatablePair(self.b.animatableData, self.c.animatableData)) } "
        + "set { self.a.animatableData = newValue.first self.b.animatableData = newValue.second.first "
        + "self.c.animatableData = newValue.second.second }")
  }

  @Test func whatStandsStill() throws {
    let members = """
      let constant: CGFloat
      static var shared: CGFloat = 1
      var computed: CGFloat { width * 2 }
      lazy var late: CGFloat = 3
      @State private var state: CGFloat = 1
      @AnimatableIgnored var isOpaque: Bool
      @SwiftUI.AnimatableIgnored
      var title = "var hidden: CGFloat"
      enum Kind { case a(x: CGFloat) }
      struct Inner { var inner: CGFloat }
      func path(in rect: CGRect) -> Path {
        var local: CGFloat = 1
        return Path()
      }
      init(a: CGFloat) { var other = a }
      subscript(i: Int) -> Int { var third = 1; return third }
      var width: CGFloat
      var height: CGFloat = 2 { didSet { var fourth = 1 } }
      """
    #expect(try names(members) == ["width", "height"])
    #expect(try expand(.member, "struct A { let a = 1 }") == "")
  }

  @Test func severalInOneDeclaration() throws {
    #expect(
      try names("private var x, y: CGFloat, angle = Angle(), pair: AnimatablePair<CGFloat, Double>\nvar z = 1.0")
        == ["x", "y", "angle", "pair", "z"])
    #expect(
      try expand(.member, "struct A { var x, y: CGFloat }").contains(
        "((CGFloat).AnimatableData.zero, (CGFloat).AnimatableData.zero)"))
  }

  @Test func theConformanceIsAddedWhereItIsMissing() throws {
    #expect(
      try expand(.extensions, "struct A { var a: CGFloat }") == "extension A: nonisolated TesseraCore::Animatable {}")
  }

  @Test func onlyTypesWithStoredProperties() {
    #expect(throws: ExpansionError.self) { try expand(.member, "enum A { case a }") }
  }
}
