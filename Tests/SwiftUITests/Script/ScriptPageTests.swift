import Foundation
import TesseraCore
import Testing

/// The page about scripts.
struct ScriptPageTests {
  @Test("The sample of script-format.md is a script, an action a line")
  func sample() throws {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let page = try String(contentsOf: root.appendingPathComponent("docs/script-format.md"), encoding: .utf8)
    let afterFence = try #require(page.components(separatedBy: "```text\n").dropFirst().first)
    let sample = try #require(afterFence.components(separatedBy: "```").first)
    let actions = sample.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(actions.count == 7)
    #expect(try Script(sample).steps.count == actions.count)
  }
}
