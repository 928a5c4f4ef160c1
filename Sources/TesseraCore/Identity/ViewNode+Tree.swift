extension ViewNode {
  /// Takes the subtree out: tasks and subscriptions end, `onDisappear` is queued in the order of rule B32.
  ///
  /// Iterative, so that a deep tree cannot exhaust the stack.
  final func removeSubtree() {
    let firstAction = graph.observations.beginRemoval()
    var stack: ContiguousArray<ViewNode> = [self]
    while let node = stack.popLast() {
      guard !node.isRemoved else { continue }
      node.isRemoved = true
      node.willRemove()
      node.leaveEnvironment()
      let start = stack.count
      node.forEachChild { stack.append($0) }
      // Pre-order: the first child must come off the stack first.
      stack[start...].reverse()
      graph.retire(node)
    }
    graph.observations.endRemoval(from: firstAction)
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

  /// The path of view types from the root to this node, for warnings; of a long one the end.
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
