/// A view of a random tree, or one of its modifiers, as a value: it can be shown, changed, printed and sent.
struct Node: Codable, Hashable, Sendable {
  var id: Int
  /// The template of its entry in the table.
  var entry: String
  var values: [Value] = []
  /// The contents of its closures.
  var slots: [[Node]] = []
  /// In the order in which they are applied.
  var modifiers: [Node] = []

  /// How many views and modifiers it consists of.
  var count: Int {
    1 + modifiers.reduce(0) { $0 + $1.count } + slots.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } }
  }

  /// Calls a function with each view and modifier.
  func forEach(_ body: (Node) -> Void) {
    body(self)
    for slot in slots { for node in slot { node.forEach(body) } }
    for modifier in modifiers { modifier.forEach(body) }
  }
}
