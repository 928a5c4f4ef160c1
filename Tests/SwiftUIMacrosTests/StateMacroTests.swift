import Testing

@testable import MacroExpansion

/// @State expansion.
struct StateMacroTests {
  private func expand(
    _ role: AttachedExpansion.Role, _ declaration: String, attribute: String = "@State",
    in context: String = "struct A: View {}"
  ) throws(ExpansionError) -> String {
    MacroExpansions.squeezed(
      try MacroRegistry.expand(
        .attached(
          AttachedExpansion(
            macro: "StateMacro", role: role, attribute: SourceNode(text: attribute),
            declaration: SourceNode(text: declaration), lexicalContext: [context]))))
  }

  @Test("A19, G1: a default becomes a closure of a constant")
  func defaults() throws {
    let declaration = "@State private(set) var a: [Int] = [1] // one"
    #expect(
      try expand(.accessor, declaration)
        == "get { _a.wrappedValue } nonmutating set { _a.wrappedValue = newValue }")
    #expect(
      try expand(.peer, declaration)
        == "private let _a = TesseraCore::LazyState<[Int]>(wrappedValue: [1]) "
        + "var $a: TesseraCore::Binding<[Int]> { _a.projectedValue }")
  }

  @Test("A19: an inferred type stays inferred, also that of the binding")
  func inferredTypes() throws {
    #expect(
      try expand(.peer, "@State public var `default` = Model()")
        == "private let _default = TesseraCore::LazyState(wrappedValue: Model()) "
        + "@TesseraCore::_StateProjection public var $default "
        + "= TesseraCore::LazyState(wrappedValue: Model()).projectedValue")
    let projection = try MacroRegistry.expand(
      .attached(
        AttachedExpansion(
          macro: "StateProjectionMacro", role: .accessor, attribute: SourceNode(text: "@TesseraCore::_StateProjection"),
          declaration: SourceNode(
            text: "@TesseraCore::_StateProjection private var $a = TesseraCore::LazyState(wrappedValue: 1)"))))
    #expect(MacroExpansions.squeezed(projection) == "get { _a.projectedValue }")
  }

  @Test("A20, G1: without a default, the first value comes through an init accessor")
  func initAccessors() throws {
    #expect(
      try expand(.accessor, "@State private var a: Int").hasPrefix(
        "@storageRestrictions(initializes: _a) init(initialValue) "
          + "{ _a = TesseraCore::State(wrappedValue: initialValue) } get {"))
    #expect(try expand(.peer, "@State private var a: Int").hasPrefix("private var _a: TesseraCore::State<Int> "))
    #expect(
      try expand(.peer, "@State var a: Int!").hasPrefix(
        "private var _a: TesseraCore::State<Int?> = TesseraCore::State(wrappedValue: nil) "))
  }

  @Test("A20, G1: a private optional without a default is no parameter of the memberwise initializer")
  func privateOptionals() throws {
    let peers = try expand(.peer, "@State private var a: Int?")
    #expect(peers.hasPrefix("private let __a = TesseraCore::_SeededState<Int?>(wrappedValue: nil) private var _a:"))
    #expect(peers.hasSuffix("private var $a: TesseraCore::Binding<Int?> { __a.projectedValue }"))
    #expect(
      try expand(.accessor, "@State private var a: Int?")
        == "get { __a.wrappedValue } nonmutating set { __a.wrappedValue = newValue }")
  }

  @Test func argumentsAreDefaults() throws {
    #expect(
      try expand(.peer, "@State(initialValue: f(1, 2)) var a: Int", attribute: "@State(initialValue: f(1, 2))")
        .hasPrefix("private let _a = TesseraCore::LazyState<Int>(wrappedValue: f(1, 2)) "))
  }

  @Test func propertiesOfObjectsHavePlainSetters() throws {
    #expect(try !expand(.accessor, "@State var a = 1", in: "final class A {}").contains("nonmutating"))
  }

  @Test(
    "A21: what the macro form refuses",
    arguments: [
      ("@State let a = 1", 7, "'var'"), ("@State var a: Int { 1 }", 7, "stored"),
      ("@State var a = 1 { didSet { print(a) } }", 7, "onChange"), ("@State static var a = 1", 14, "instance"),
      ("@State var a", 11, "default"), ("@State func a() {}", 0, "property"),
    ])
  func mistakes(declaration: String, offset: Int, message: String) throws {
    let error = try #require(throws: ExpansionError.self) { try expand(.accessor, declaration) }
    #expect(error.offset == offset)
    #expect(error.message.contains(message))
    #expect(try expand(.peer, declaration) == "")
  }
}
