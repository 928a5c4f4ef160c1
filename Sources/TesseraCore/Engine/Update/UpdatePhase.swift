extension ViewGraph {
  /// Phase 2: applies the oldest waiting transaction and evaluates what it made dirty, from the root downward.
  ///
  /// A node that its parent's evaluation already renewed is clean when its turn comes.
  func update() {
    if !transactions.applyNext({ motion.begin($0) }) { motion.begin(Transaction()) }
    bringUpToDate()
  }

  /// Evaluates what is dirty and renews the lists of elements that changed.
  func bringUpToDate() {
    while true {
      if let node = dirtyNodes.removeFirst() {
        guard node.isDirty else { continue }
        if waitingContentCount > 0, isHeldBack(node) {
          heldBackNodes.append(node)
        } else {
          node.evaluate(because: .dirty)
        }
      } else if let node = staleContainers.removeFirst() {
        if !node.isRemoved { node.refreshElements() }
      } else {
        return
      }
    }
  }
}
