/// Smaller trials than one, those first from which more is gone.
enum TrialShrinker {
  static func candidates(of trial: Trial) -> [Trial] {
    var result: [Trial] = []
    result += halves(trial.steps).map { trial.with(\.steps, $0) }
    result += nodes(trial.root).map { trial.with(\.root, $0) }
    result += halves(trial.values).map { trial.with(\.values, $0) }
    result += trial.steps.indices.flatMap { index in
      simpler(trial.steps[index]).map { step in
        var steps = trial.steps
        steps[index] = step
        return trial.with(\.steps, steps)
      }
    }
    return result
  }

  /// The row without its halves, quarters and so on down to single ones.
  private static func halves<Element>(_ row: [Element]) -> [[Element]] {
    var result: [[Element]] = []
    var length = row.count
    while length > 0 {
      for start in stride(from: 0, to: row.count, by: length) {
        result.append(Array(row[..<start] + row[min(row.count, start + length)...]))
      }
      length /= 2
    }
    return result
  }

  private static func nodes(_ node: Node) -> [Node] {
    var result = node.slots.flatMap { $0 }
    result += node.modifiers.flatMap { $0.slots.flatMap { $0 } }
    result += halves(node.modifiers).map { node.with(\.modifiers, $0) }
    for index in node.slots.indices {
      result += halves(node.slots[index]).map { slot in
        var slots = node.slots
        slots[index] = slot
        return node.with(\.slots, slots)
      }
    }
    for index in node.slots.indices {
      for place in node.slots[index].indices {
        result += nodes(node.slots[index][place]).map { smaller in
          var slots = node.slots
          slots[index][place] = smaller
          return node.with(\.slots, slots)
        }
      }
      // The content of a child instead of the child.
      for place in node.slots[index].indices where node.slots[index][place].slots.contains(where: { $0.count > 1 }) {
        var slots = node.slots
        slots[index].replaceSubrange(place...place, with: node.slots[index][place].slots.flatMap { $0 })
        if slots[index].count <= 5 { result.append(node.with(\.slots, slots)) }
      }
    }
    for index in node.modifiers.indices {
      result += modifierNodes(node.modifiers[index]).map { smaller in
        var modifiers = node.modifiers
        modifiers[index] = smaller
        return node.with(\.modifiers, modifiers)
      }
    }
    return result + simplerValues(node)
  }

  /// A modifier keeps being one.
  private static func modifierNodes(_ modifier: Node) -> [Node] {
    nodes(modifier).filter { $0.entry == modifier.entry }
  }

  private static func simplerValues(_ node: Node) -> [Node] {
    MainActor.assumeIsolated {
      let simplest = Table.entry(node.entry).simplest
      return node.values.indices.compactMap { index in
        guard let value = simplest[index], node.values[index] != value else { return nil }
        var values = node.values
        values[index] = value
        return node.with(\.values, values)
      }
    }
  }

  private static func simpler(_ step: Step) -> [Step] {
    switch step {
    case .set(let assignments, let animation):
      (animation == nil
        ? [] : [.set(assignments, animation: nil), .set(assignments, animation: 1)].filter { $0 != step })
        + halves(assignments).filter { !$0.isEmpty }.map { .set($0, animation: animation) }
    default: []
    }
  }
}

extension Trial {
  fileprivate func with<Value>(_ path: WritableKeyPath<Trial, Value>, _ value: Value) -> Trial {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}

extension Node {
  fileprivate func with<Value>(_ path: WritableKeyPath<Node, Value>, _ value: Value) -> Node {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}
