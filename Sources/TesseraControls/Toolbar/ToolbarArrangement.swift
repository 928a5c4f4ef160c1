import Foundation
import TesseraCore

/// How the user arranged the items of a toolbar (J433).
nonisolated struct ToolbarArrangement: Codable, Equatable, Sendable {
  /// The ids in the order that the user gave them; those of items that came later are missing.
  var order: [String] = []
  /// The ids of items that the user removed.
  var removed: Set<String> = []
  /// The ids of items that the user added.
  var added: Set<String> = []

  init() {}

  /// - Parameter text: what `text` was; anything else is no arrangement.
  init(_ text: String) {
    self = (try? JSONDecoder().decode(Self.self, from: Data(text.utf8))) ?? Self()
  }

  /// The arrangement as it is kept; empty for none.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard self != Self(), let data = try? encoder.encode(self) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// Whether an item is in the bar.
  func shows(_ item: ToolbarItemIdentity, _ standard: ToolbarItemDefault) -> Bool {
    if removed.contains(item.id) { return false }
    if added.contains(item.id) { return true }
    return standard.visibility == .automatic ? item.showsByDefault : standard.visibility == .visible
  }

  /// Puts an item into the bar, or takes it out.
  mutating func setShown(_ isShown: Bool, _ id: String) {
    if isShown {
      removed.remove(id)
      added.insert(id)
    } else {
      added.remove(id)
      removed.insert(id)
    }
  }

  /// Ids in the order that the user gave them; those that the user does not know stand behind the one before them.
  func sorted(_ ids: [String]) -> [String] {
    var result = order.filter(ids.contains)
    for (index, id) in ids.enumerated() where !result.contains(id) {
      let before = ids[..<index].last { result.contains($0) }
      let place = before.flatMap { result.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      result.insert(id, at: place)
    }
    return result
  }
}
