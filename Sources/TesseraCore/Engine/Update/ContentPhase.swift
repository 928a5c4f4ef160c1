/// Phase 4, *contents*: evaluates content that depends on the layout or on preferences, and lays out the result.
///
/// It may do what the update and the layout may. Each pass goes one level deeper: the content of a `GeometryReader` may
/// contain another one.
@MainActor
final class ContentPhase: FramePhase {
  /// Content that is evaluated after the layout: first what depends on it, then what depends on preferences.
  private var geometryContents = DepthQueue<LayoutContentNode>(order: .shallowestFirst)
  private var preferenceContents = DepthQueue<LayoutContentNode>(order: .deepestFirst)
  /// How many nodes wait for the layout, including those that are not placed.
  var waitingCount = 0
  /// Dirty nodes below waiting content.
  private var heldBackNodes: ContiguousArray<EvaluatingNode> = []
  /// Nodes whose position changed and that contain geometry observers.
  private var movedNodes: ContiguousArray<LayoutNode> = []
  private var geometryPass: UInt32 = 0

  /// How often content that depends on the layout may change the layout in one round of a frame.
  private static let maximumPasses = 200

  var hasWork: Bool { !movedNodes.isEmpty || !geometryContents.isEmpty || !preferenceContents.isEmpty }

  func insert(_ node: LayoutContentNode) {
    if node.dependsOnPreferences { preferenceContents.insert(node) } else { geometryContents.insert(node) }
  }

  /// Queues a node whose own geometry changed, to be notified after the layout.
  func geometryDidChange(of node: LayoutNode) {
    movedNodes.append(node)
  }

  func run(in graph: ViewGraph) {
    var passes = 0
    while true {
      notifyGeometryObservers()
      evaluateWaitingContents(graph)
      guard hasWork || graph.updates.hasNodes || graph.layouts.hasNodes else { return }
      graph.updates.bringUpToDate(in: graph)
      graph.layouts.run(in: graph)
      passes += 1
      guard passes < Self.maximumPasses else {
        graph.warn(.endlessUpdate(rounds: passes), at: graph.root)
        return
      }
    }
  }

  /// Notifies geometry observers of the nodes that moved.
  private func notifyGeometryObservers() {
    while !movedNodes.isEmpty {
      let moved = movedNodes
      movedNodes.removeAll(keepingCapacity: true)
      geometryPass &+= 1
      for node in moved {
        if node.isWatched {
          node.notifyGeometryObservers(in: geometryPass)
        } else if !node.isRemoved {
          // The node itself asked, not one inside of it.
          node.geometryMayHaveChanged()
        }
      }
    }
  }

  /// Readers of the geometry come first, from the root downward; then what depends on preferences, from below.
  private func evaluateWaitingContents(_ graph: ViewGraph) {
    var isAny = false
    while let node = geometryContents.removeFirst() {
      isAny = node.evaluateAfterLayout() || isAny
    }
    if !isAny, !graph.updates.hasNodes, !graph.layouts.hasNodes {
      while !isAny, let node = preferenceContents.removeFirst() { isAny = node.evaluateAfterLayout() }
    }
    guard isAny else { return }
    // They are checked again: the new content may have removed them.
    let waiting = heldBackNodes
    heldBackNodes.removeAll()
    for node in waiting where node.isDirty && !node.isRemoved { graph.updates.insert(node) }
  }

  // MARK: What waits below contents

  /// Keeps a dirty node until the content above it was evaluated, if there is such content.
  func holdsBack(_ node: EvaluatingNode) -> Bool {
    guard waitingCount > 0, isBelowWaitingContent(node) else { return false }
    heldBackNodes.append(node)
    return true
  }

  /// Whether `node` is below content that is yet to be evaluated.
  func isBelowWaitingContent(_ node: EvaluatingNode) -> Bool {
    var current: ViewNode = node
    while let parent = current.parent, parent !== current {
      if parent.isWaitingForLayout { return true }
      current = parent
    }
    return false
  }
}
