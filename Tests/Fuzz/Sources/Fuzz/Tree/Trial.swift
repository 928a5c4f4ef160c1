/// A random tree, what its model holds at first and what happens to it: everything that a run needs.
struct Trial: Codable, Hashable, Sendable {
  var seed: Int
  var isHostile: Bool
  var width: Double
  var height: Double
  var values: [Step.Assignment]
  var root: Node
  var steps: [Step]

  /// What it costs to read: smaller trials are better reports.
  var count: Int { root.count + steps.count }

  @MainActor var traits: Entry.Traits {
    var traits: Entry.Traits = []
    root.forEach { traits.formUnion(Table.entry($0.entry).traits) }
    return traits
  }

  /// Whether the screen after all steps has to be that of a fresh build.
  @MainActor var isComparable: Bool {
    !isHostile && !traits.contains(.ownState) && !steps.contains(where: \.isInput)
  }
}
