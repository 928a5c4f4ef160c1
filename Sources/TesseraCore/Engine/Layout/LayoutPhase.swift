extension ViewGraph {
  /// Phase 4: asks changed nodes again, from the deepest up, and stops climbing where the answers are the old ones.
  func layout() {
    if needsFullLayout { invalidateEverything() }
    while let node = dirtyLayouts.removeFirst() {
      guard !node.isRemoved, node.isLayoutDirty else { continue }
      if let trace { trace.record(layoutOf: node) { renew(node) } } else { renew(node) }
    }
  }

  /// The direction of lines changed in a part of the tree: the layout asks every node again, once for all such parts.
  func directionDidChange() {
    guard root != nil else { return }
    needsFullLayout = true
    requestFrame()
  }

  private func invalidateEverything() {
    needsFullLayout = false
    forEachNode { ($0 as? LayoutNode)?.invalidateLayout() }
  }

  private func renew(_ node: LayoutNode) {
    let isDifferent = node.renewAnswers()
    // A departing node keeps its place, and no other node's place depends on it.
    if node.motion?.isDeparting == true { return node.placeAgain() }
    guard let parent = node.layoutParent else {
      if node === root { root.layOut() }
      return
    }
    if isDifferent {
      parent.childDidChange(node)
    } else {
      node.placeAgain()
    }
  }
}
