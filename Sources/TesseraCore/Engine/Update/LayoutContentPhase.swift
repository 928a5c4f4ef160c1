extension ViewGraph {
  /// How often content that depends on the layout may change the layout in one round of a frame.
  private static let maximumContentPasses = 200

  /// Phase 4, second half: evaluates content that depends on the layout and lays out the result.
  ///
  /// Each pass goes one level deeper: the content of a `GeometryReader` may contain another one.
  func buildLayoutContents() {
    var passes = 0
    while true {
      tellWatchers()
      evaluateWaitingContents()
      guard
        !dirtyNodes.isEmpty || !staleContainers.isEmpty || !dirtyLayouts.isEmpty || !movedNodes.isEmpty
          || !geometryContents.isEmpty || !preferenceContents.isEmpty
      else { return }
      bringUpToDate()
      layout()
      passes += 1
      guard passes < Self.maximumContentPasses else {
        warn(.endlessUpdate(rounds: passes), at: root)
        return
      }
    }
  }

  /// Notifies geometry observers of the nodes that moved.
  private func tellWatchers() {
    while !movedNodes.isEmpty {
      let moved = movedNodes
      movedNodes.removeAll(keepingCapacity: true)
      geometryPass &+= 1
      for node in moved {
        if node.isWatched {
          node.tellWatchers(in: geometryPass)
        } else if !node.isRemoved {
          // The node itself asked, not one inside of it.
          node.geometryMayHaveChanged()
        }
      }
    }
  }

  /// Queues a node whose own geometry changed, to be notified after the layout.
  func geometryDidChange(of node: LayoutNode) {
    movedNodes.append(node)
  }

  /// Readers of the geometry come first, from the root downward; then what depends on preferences, from below.
  private func evaluateWaitingContents() {
    var isAny = false
    while let node = geometryContents.removeFirst() {
      isAny = node.evaluateAfterLayout() || isAny
    }
    if !isAny, dirtyNodes.isEmpty, staleContainers.isEmpty, dirtyLayouts.isEmpty {
      while !isAny, let node = preferenceContents.removeFirst() { isAny = node.evaluateAfterLayout() }
    }
    guard isAny else { return }
    // They are checked again: the new content may have removed them.
    let waiting = heldBackNodes
    heldBackNodes.removeAll()
    for node in waiting where node.isDirty && !node.isRemoved { dirtyNodes.insert(node) }
  }

  /// Adds a node to the queue of its phase.
  func enqueueContent(_ node: LayoutContentNode) {
    if node.dependsOnPreferences { preferenceContents.insert(node) } else { geometryContents.insert(node) }
    requestFrame()
  }

  /// Whether `node` is below content that is yet to be evaluated.
  func isHeldBack(_ node: EvaluatingNode) -> Bool {
    var current: ViewNode = node
    while let parent = current.parent, parent !== current {
      if parent.isWaitingForLayout { return true }
      current = parent
    }
    return false
  }
}
