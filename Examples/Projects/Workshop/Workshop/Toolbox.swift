import Foundation
import Observation

/// A tool on the wall.
struct Tool: Hashable, Identifiable {
  let name: String
  let use: String
  let symbol: String
  var isLent = false

  var id: String { name }
}

/// All tools, and which of them are lent.
@Observable
final class Toolbox {
  private(set) var tools = [
    Tool(name: "Hammer", use: "Drives nails", symbol: "hammer"),
    Tool(name: "Paintbrush", use: "Spreads oil and color", symbol: "paintbrush"),
    Tool(name: "Pencil", use: "Marks lines", symbol: "pencil"),
    Tool(name: "Ruler", use: "Measures lengths", symbol: "ruler"),
    Tool(name: "Scissors", use: "Cut paper and cloth", symbol: "scissors"),
    Tool(name: "Screwdriver", use: "Turns screws", symbol: "screwdriver"),
    Tool(name: "Wrench", use: "Turns nuts", symbol: "wrench"),
  ]
  /// What the user searches for.
  var query = ""

  /// The tools whose name or use has what is searched for in it.
  var found: [Tool] {
    guard !query.isEmpty else { return tools }
    return tools.filter {
      $0.name.localizedCaseInsensitiveContains(query) || $0.use.localizedCaseInsensitiveContains(query)
    }
  }

  /// How many tools are lent.
  var lent: Int { tools.count { $0.isLent } }

  /// Lends a tool, or takes it back.
  func lend(_ name: String, _ isLent: Bool) {
    guard let index = tools.firstIndex(where: { $0.name == name }) else { return }
    tools[index].isLent = isLent
  }
}
