import Testing

@testable import MacroExpansion

/// #Selector expansion.
struct SelectorMacroTests {
  private func closure(_ target: String, _ name: String, _ call: String) -> String {
    "TesseraActions::Selector(\"\(name)\", \(target), { target, arguments in \(call) })"
  }

  @Test(
    "J32: the object or the type is an argument, and what is sent takes the types of the method",
    arguments: [
      ("#Selector(tap)", "self", "tap", "try arguments.invoke(target.tap)"),
      ("#Selector(self.tap)", "self", "tap", "try arguments.invoke(target.tap)"),
      ("#Selector( tap(_:) )", "self", "tap(_:)", "_ = try target.tap(arguments.argument(0))"),
      (
        "#Selector(tap(sender:event:))", "self", "tap(sender:event:)",
        "_ = try target.tap(sender: arguments.argument(0), event: arguments.argument(1))"
      ),
      ("#Selector(Model.tap)", "Model.self", "tap", "try arguments.invoke(target.tap)"),
      ("#Selector(Outer.Inner.tap(_:))", "Outer.Inner.self", "tap(_:)", "_ = try target.tap(arguments.argument(0))"),
      ("#Selector(Self.tap)", "Self.self", "tap", "try arguments.invoke(target.tap)"),
      ("#Selector(a.b.tap)", "a.b", "tap", "try arguments.invoke(target.tap)"),
      ("#Selector((tap as () -> Void))", "self", "tap", "try arguments.invoke(target.tap as () -> Void)"),
      (
        "#Selector(Model.tap as (Model) -> (Int) -> Void)", "Model.self", "tap",
        "try arguments.invoke((Model.tap as (Model) -> (Int) -> Void)(target))"
      ),
      ("#Selector(`switch`(_:))", "self", "switch(_:)", "_ = try target.`switch`(arguments.argument(0))"),
      ("#Selector(getter: self.name)", "self", "name", "_ = target.name"),
      ("#Selector(setter: a.name)", "a", "name=", "target.name = try arguments.argument(0)"),
    ])
  func expansion(source: String, target: String, name: String, call: String) throws {
    #expect(try MacroExpansions.selector(source) == closure(target, name, call))
  }

  @Test(
    "J32: what is no method is refused", arguments: ["#Selector", "#Selector()", "#Selector(a + b)", "#Selector(a(b))"])
  func mistakes(source: String) {
    #expect(throws: ExpansionError.self) { try MacroExpansions.selector(source) }
  }
}
