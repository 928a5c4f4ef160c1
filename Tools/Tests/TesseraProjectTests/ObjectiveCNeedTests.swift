import Testing

@testable import TesseraProject

struct ObjectiveCNeedTests {
  @Test(
    "J33: What cannot be without Objective-C is found with its line and what replaces it",
    arguments: [
      ("let a = Selector(\"tap\")", 1, "#selector(tap)"),
      ("\nlet a = Selector((\"tap:\"))", 2, "UIAction { [weak self] _ in self?.tap() }"),
      ("// Selector(\"a\")\n\n  f(action: NSSelectorFromString(\"tap\"))", 3, "\"tap\" is never called"),
      ("protocol A {\n  @objc optional func done()\n}", 2, "give done a default in an extension"),
      ("f(#selector(getter: UIView.frame))", 1, "{ [weak object] in object?.frame }"),
      ("f(#selector(\n  setter: A.B.name))", 1, "object?.name = $0"),
      ("class A {\n  static func go() {}\n  let a = #selector(A.go)\n}", 3, "UIAction { _ in A.go() }"),
      ("player.addObserver(self, forKeyPath: \"status\", options: [], context: nil)", 1, "object.$status.sink"),
    ])
  func needs(source: String, line: Int, advice: String) throws {
    let found = ObjectiveCNeeds.all(in: source)
    #expect(found.map(\.line) == [line])
    #expect(try #require(found.first).advice.contains(advice))
  }

  @Test(
    "J33: Of what can be, nothing is said",
    arguments: [
      "f(#selector(tap))", "static func tap() {}; func tap() {}; f(#selector(tap))", "f(#selector(getter: self.name))",
      "let a = \"Selector(\\\"a\\\")\"", "MySelector(\"a\")",
      "Selector(name)", "let optional = 1; f(optional)",
      "center.addObserver(self, selector: #selector(a), name: \"x\")",
    ])
  func others(source: String) {
    #expect(ObjectiveCNeeds.all(in: source).isEmpty)
  }
}
