import Testing

@testable import TesseraProject

struct ObjectiveCFormTests {
  /// What code becomes; asserts that all stays at its place.
  private func rewritten(_ source: String, _ location: SourceLocation = #_sourceLocation) -> String {
    let new = PlatformConditions(.ios).rewritten(source) ?? source
    #expect(new.utf8.count == source.utf8.count, sourceLocation: location)
    let breaks = { (text: String) in text.utf8.enumerated().filter { $0.element == 10 }.map(\.offset) }
    #expect(breaks(new) == breaks(source), sourceLocation: location)
    return new
  }

  @Test(
    "J33: Attributes of Objective-C become spaces",
    arguments: [
      ("@objc func tap() {}", "      func tap() {}"),
      ("@objc(tapped:) private func tap() {}", "               private func tap() {}"),
      ("@objc\nfunc tap() {}", "     \nfunc tap() {}"),
      ("@objcMembers final class A: NSObject {}", "             final class A: NSObject {}"),
      ("@objc dynamic var name = \"\"", "              var name = \"\""),
      ("@objc dynamic private(set) var name = 1", "              private(set) var name = 1"),
      ("dynamic override func tap() {}", "        override func tap() {}"),
      ("@IBOutlet weak var label: UILabel!", "          weak var label: UILabel!"),
      ("@IBAction func tap(_ sender: Any) {}", "          func tap(_ sender: Any) {}"),
      ("@IBDesignable class A { @IBInspectable var x = 1 }", "              class A {                var x = 1 }"),
      ("@nonobjc extension A {}", "         extension A {}"),
      ("  @MainActor @objc func tap() {}", "  @MainActor       func tap() {}"),
    ])
  func attributes(source: String, new: String) {
    #expect(rewritten(source) == new)
  }

  @Test(
    "J33: Selectors become the macro, in all shapes of use",
    arguments: [
      "action: #selector(tap)", "action: #selector(tap(_:))", "action: #selector(self.tap)",
      "action: #selector (Coordinator.tap(_:event:))", "action: #selector(\n  Self.tap\n)",
      "#selector(getter: self.name)", "#selector((tap as () -> Void))",
    ])
  func selectors(source: String) {
    #expect(rewritten(source) == source.replacing("#selector", with: "#Selector"))
  }

  @Test(
    "J33: Calls of methods that may be left out are calls of methods, if a label says that they are no closures",
    arguments: [
      ("d?.tableView?(t, didSelectRowAt: i)", "d?.tableView (t, didSelectRowAt: i)"),
      ("d.search?(\"a, b: c\",\n  isLast : f([1: 2]))", "d.search (\"a, b: c\",\n  isLast : f([1: 2]))"),
      ("a.b?(c: d.e?(f: 1))", "a.b (c: d.e (f: 1))"),
    ])
  func optionalCalls(source: String, new: String) {
    #expect(rewritten(source) == new)
  }

  @Test(
    "J33: Calls of closures that may be missing, initializers and choices stay as they are",
    arguments: [
      "parent.onTap?(a, b)", "required init?(coder: NSCoder) {}", "isOn?(a: b)", "x.done?([a: b])",
      "x.done?(f(a: b), { (c: Int) in c })", "x.done?(isOn ? a : b)", "// d.f?(a: b)", "let t = \"d.f?(a: b)\"",
      "x.f?(",
    ])
  func otherCalls(source: String) {
    #expect(rewritten(source) == source)
  }

  @Test("J33: Key paths become strings")
  func keyPaths() {
    #expect(rewritten("f(#keyPath(CALayer.bounds.size))") == "f(\"bounds.size\"\(String(repeating: " ", count: 16)))")
    #expect(rewritten("#keyPath(opacity)") == "\"opacity\"        ")
  }

  @Test(
    "J33: Comments, strings and other names stay as they are",
    arguments: [
      "// @objc func tap()", "/* @objc /* #selector(a) */ @objc */", "let a = \"@objc #selector(a)\"",
      "let a = \"\"\"\n  @objc \"quoted\"\n  \"\"\"", "let a = #\"@objc \" @objc\"#", "let dynamic = 1; f(dynamic)",
      "f(dynamic: true)", "a.dynamic.use()", "let a = \"\\(\"@objc\") @objc\"", "@objcLike func a() {}",
      "let a = \"\\\\\"; // @objc",
    ])
  func otherText(source: String) {
    #expect(PlatformConditions(.ios).rewritten(source) == nil)
  }

  @Test("J33: A program for Linux is read as it is")
  func linux() {
    #expect(PlatformConditions(.linux).rewritten("@objc func tap() {}") == nil)
  }

  @Test("J33: What stands between strings and comments is found, and letters of other scripts keep their places")
  func mixture() {
    #expect(
      rewritten("let ä = \"ö\" /* @objc ü */; @objc func tap(é: Int) {} // #selector\n@objc\r\nfunc b() {}")
        == "let ä = \"ö\" /* @objc ü */;       func tap(é: Int) {} // #selector\n     \r\nfunc b() {}")
    #expect(rewritten("f(\"unfinished\n@objc func tap() {}") == "f(\"unfinished\n      func tap() {}")
  }
}
