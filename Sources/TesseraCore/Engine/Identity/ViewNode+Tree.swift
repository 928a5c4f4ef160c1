extension ViewNode {
  /// Removes the subtree: tasks and subscriptions end, `onDisappear` is queued in the order of rule B32.
  final func removeSubtree() {
    graph.observations.asOneRemoval {
      let firstNode = graph.releases.count
      removeWithChildren()
      graph.releases.releaseLayoutChildren(from: firstNode)
    }
  }

  /// Parents before children. The depth of trees is bounded, so the stack suffices.
  private func removeWithChildren() {
    guard !isRemoved else { return }
    isRemoved = true
    willRemove()
    leaveEnvironment()
    graph.retire(self)
    forEachChild { $0.removeWithChildren() }
  }

  /// Registers the node so that `environmentDidChange(from:)` is called.
  final func readEnvironment() {
    guard !isEnvironmentReader else { return }
    isEnvironmentReader = true
    scope.insert(reader: self)
  }

  final func leaveEnvironment() {
    guard isEnvironmentReader else { return }
    isEnvironmentReader = false
    scope.remove(reader: self)
  }

  /// The nodes above this one in the view tree, the nearest first.
  final var ancestors: [ViewNode] {
    var ancestors: [ViewNode] = []
    var node: ViewNode = self
    while let parent = node.parent, parent !== node {
      ancestors.append(parent)
      node = parent
    }
    return ancestors
  }

  /// The path of view types from the root to this node, for warnings. Only the end of a long one.
  package var viewPath: String {
    var names: [String] = []
    var node: ViewNode = self
    while true {
      if let type = node.viewType { names.append(TypeName.of(type)) }
      guard let parent = node.parent, parent !== node else { break }
      guard names.count < 12 else {
        names.append("…")
        break
      }
      node = parent
    }
    return names.reversed().joined(separator: " > ")
  }
}
