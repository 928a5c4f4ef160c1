import Testing

@testable import TesseraProject

struct ExtensionOverrideTests {
  private func overrides(_ texts: String...) -> ExtensionOverrides {
    ExtensionOverrides(
      texts.enumerated().map { ExtensionOverrides.File(path: "/app/\($0.offset).swift", text: $0.element) })
  }

  /// The lines of a text that have a part, without the name that the tool makes.
  private func lines(_ part: String, in text: String?) -> [String] {
    (text ?? "").split(separator: "\n").map { String($0).replacing(/_\w{7}_/) { _ in "_x_" } }
      .filter { $0.contains(part) }
  }

  @Test("J130: the class gets an override that calls what the extension has, at the extension's place in messages")
  func sameFile() throws {
    let source =
      "final class Page: UIViewController {}\nextension Page {\n  override func viewDidLoad() { super.viewDidLoad() }\n}\n"
    let text = try #require(overrides(source).texts[0])
    let all = text.split(separator: "\n").map(String.init)
    #expect(all[0] == "final class Page: UIViewController {")
    #expect(all[1] == "#sourceLocation(file: \"/app/0.swift\", line: 3)")
    #expect(lines("override", in: text) == ["  override func viewDidLoad() { _x_viewDidLoad() }"])
    #expect(all[3] == "#sourceLocation(file: \"/app/0.swift\", line: 1)")
    #expect(all[4] == "}")
    // The name ends where it ended.
    #expect(all[6].utf8.count == "  override func viewDidLoad() { super.viewDidLoad() }".utf8.count)
    #expect(lines("super", in: text) == ["  func _x_viewDidLoad() { super.viewDidLoad() }"])
  }

  @Test("J130: arguments, effects, access and properties are passed on, and the extension's file keeps its conformance")
  func otherFile() {
    let both = overrides(
      "public class Page: UITableViewController {\n  let x = 1\n}\n",
      """
      public extension Page: Watcher {
        override func tableView(_ t: UITableView, didSelectRowAt _: IndexPath) {}
        override func load(from url: inout URL, times: Int = 2) async throws -> [Int: Set<String>] { [:] }
        override var title: String? { get { "x" } set { super.title = newValue } }
        override class var layerClass: AnyClass { CALayer.self }
        override open var isBusy: Bool { true }
        func own() {}
      }

      """)
    #expect(
      lines("override", in: both.texts[0]).map { $0.trimmingPrefix(while: \.isWhitespace) } == [
        "override public func tableView(_ p0: UITableView, didSelectRowAt p1: IndexPath) { _x_tableView(p0, didSelectRowAt: p1) }",
        "override public func load(from p0: inout URL, times p1: Int = 2) async throws -> [Int: Set<String>] { try await _x_load(from: &p0, times: p1) }",
        "override public var title: String? { get { _x_title } set { _x_title = newValue } }",
        "override public class var layerClass: AnyClass { _x_layerClass }",
        "override open var isBusy: Bool { _x_isBusy }",
      ])
    #expect(lines("Watcher", in: both.texts[1]) == ["public extension Page: Watcher {"])
    #expect(lines("override", in: both.texts[1]) == [])
    #expect(lines("open", in: both.texts[1]) == [])
    #expect(both.problems == [[], []])
  }

  @Test("J130: conditions around an override hold for that of the class, too")
  func conditions() {
    let text = overrides(
      "class Page: UIViewController {}\nextension Page {\n#if DEBUG\n#else\n  override func loadView() {}\n#endif\n}\n"
    ).texts[0]
    #expect(lines("#if", in: text).first == "#if !(DEBUG)")
  }

  @Test("J130: what an extension declares and a subclass overrides becomes a member of the class")
  func overridden() {
    let both = overrides(
      "class Base: UIViewController {}\nextension Base { @discardableResult func setup(_ x: Int) -> Int { x } }\n",
      "class Middle: Base {}\nfinal class Page: Middle { override func setup(_ x: Int) -> Int { 2 } }\n")
    #expect(
      lines("p0", in: both.texts[0]).map { $0.trimmingPrefix(while: \.isWhitespace) } == [
        "@discardableResult func setup(_ p0: Int) -> Int { _x_setup(p0) }"
      ])
    #expect(both.texts[1] == nil)
    // A class in between has it in its body.
    #expect(
      overrides(
        "class Base {}\nextension Base { func a() {} }\nclass Middle: Base { func a(_ x: Int) {}; func b() {} }\n"
          + "class Page: Middle { override func b() {} }\n"
      ).texts == [nil])
  }

  @Test("J130: navigation and tab bar controllers let extensions replace what they do as their pages come and go")
  func replaced() {
    let both = overrides("extension UINavigationController {\n  override open func viewDidLoad() {}\n}\n")
    #expect(
      lines("e", in: both.texts[0]) == [
        "extension UINavigationController { @_dynamicReplacement(for: viewDidLoad())",
        "       func _x_viewDidLoad() {}",
      ])
  }

  @Test("J130: what cannot be elsewhere is named with its line and what to do")
  func obstacles() {
    let source = """
      class Page<T>: UIViewController {}
      extension Page where T == Int { override func viewDidLoad() {} }
      extension Page {
        override var isEditing: Bool { didSet {} }
        override func sum(_ x: Int...) {}
      }
      extension UILabel { override func drawText(in rect: CGRect) {} }
      """
    let all = overrides(source)
    #expect(all.texts == [nil])
    #expect(all.problems[0].map(\.line) == [2, 4, 5, 7])
    let advice = all.problems[0].map(\.advice)
    #expect(advice.allSatisfy { $0.contains("Move it into the body") || $0.contains("a subclass") })
  }

  @Test("J130: code without overrides in extensions, and what is in comments and strings, stays as it is")
  func others() {
    #expect(overrides("class A: B { override func f() {} }\nextension A { func g() {} }\n").texts == [nil])
    let words = "// extension A { override func f() {} }\nlet s = \"override extension\"\nclass A {}"
    #expect(overrides(words).texts == [nil])
  }
}
