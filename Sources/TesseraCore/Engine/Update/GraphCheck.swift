#if DEBUG
  /// Checks the consistency of a graph: one-way links, wrong indices, removed or departing nodes among the present
  /// ones, work that is left undone.
  ///
  /// Only in debug builds, where it runs after each frame that changed the tree (`ViewGraph.checkAfterFrame()`).
  @MainActor
  struct GraphCheck {
    private let graph: ViewGraph
    /// The faults, each with the path of the view.
    private(set) var faults: [String] = []
    /// Every node that was found, including departing ones.
    private var known: Set<ObjectIdentifier> = []
    private var departureCount = 0

    private struct Visit {
      let node: ViewNode
      let isDeparting: Bool
    }

    init(_ graph: ViewGraph) {
      self.graph = graph
    }

    /// How many nodes were looked at.
    var nodeCount: Int { known.count }

    mutating func run() {
      guard graph.isMounted else { return }
      var waiting = [Visit(node: graph.root, isDeparting: false)]
      var layoutNodes: ContiguousArray<LayoutNode> = []
      while let visit = waiting.popLast() {
        guard known.insert(ObjectIdentifier(visit.node)).inserted else {
          report("A node is in the tree twice", visit.node)
          continue
        }
        check(visit, &waiting)
        if let node = visit.node as? LayoutNode {
          check(node, isDeparting: visit.isDeparting)
          layoutNodes.append(node)
        }
      }
      for node in layoutNodes { checkPlace(of: node) }
      checkQueues()
      if departureCount != graph.features.departureCount {
        faults.append("\(graph.features.departureCount) departures are counted, and \(departureCount) are there")
      }
    }

    private mutating func report(_ rule: String, _ node: ViewNode) {
      faults.append("\(rule): \(type(of: node)) (\(node.viewPath))")
    }

    // MARK: The tree of views

    private mutating func check(_ visit: Visit, _ waiting: inout [Visit]) {
      let node = visit.node
      if node.isRemoved { report("A removed node is in the tree", node) }
      var children: ContiguousArray<ViewNode> = []
      node.forEachChild { children.append($0) }
      // The wrappers of a departing element were made by a group around the departure.
      let isDeparture = node is DepartureNode
      for child in children {
        if child.parent !== node, !isDeparture { report("The parent of a child is another node", child) }
        if child.depth <= node.depth, !isDeparture { report("A child is no deeper than its parent", child) }
        waiting.append(Visit(node: child, isDeparting: visit.isDeparting || isDeparture))
      }
      (node as? any DepartureOwner)?.departures.forEach { departure in
        departureCount += 1
        if departure.parent !== node { report("The parent of a departure is not its owner", departure) }
        waiting.append(Visit(node: departure, isDeparting: true))
      }
      if let node = node as? EvaluatingNode { checkEvaluation(of: node) }
    }

    private mutating func checkEvaluation(of node: EvaluatingNode) {
      guard node.isDirty, !node.isFrozen, !node.isWaitingForLayout, !graph.needsAnotherRound,
        !graph.contents.isBelowWaitingContent(node)
      else { return }
      report("A node waits for its evaluation, but is not queued", node)
    }

    // MARK: The layout

    private mutating func check(_ node: LayoutNode, isDeparting: Bool) {
      if !isDeparting, node.motion?.isDeparting == true { report("A departing node is in the tree", node) }
      if node.isLayoutDirty, !graph.needsAnotherRound {
        report("A node waits for its layout, but is not queued", node)
      }
      node.forEachLayoutChild { checkChild($0, of: node) }
      if let container = node as? ContainerNode {
        for (index, child) in container.children.enumerated() {
          if child.layoutIndex != index { report("A child has the index of another", child) }
          checkChild(child, of: container)
        }
      }
      for departing in node.motion?.departing ?? [] {
        if departing.isRemoved { report("A removed node is drawn as departing", departing) }
        if departing.motion?.isDeparting != true {
          report("A node is drawn as departing and is not", departing)
        }
        if departing.layoutParent !== node {
          report("The layout parent of a departing node is another", departing)
        }
      }
    }

    private mutating func checkChild(_ child: LayoutNode, of node: LayoutNode) {
      if child.isRemoved { report("A removed node is a layout child", child) }
      if child.layoutParent !== node { report("The layout parent of a layout child is another node", child) }
      if child.motion?.isDeparting == true { report("A departing node is a layout child", child) }
    }

    /// Nodes do not retain their layout parents.
    private mutating func checkPlace(of node: LayoutNode) {
      guard let parent = node.layoutParent, !known.contains(ObjectIdentifier(parent)) else { return }
      report("The layout parent of a node is not in the tree", node)
    }

    // MARK: The queues

    private mutating func checkQueues() {
      guard !graph.needsAnotherRound else { return }
      if graph.drawings.hasWork { faults.append("Drawings are stale after a frame") }
      if graph.releases.hasWork { faults.append("Removed nodes are kept after a frame") }
    }
  }

  /// Determines which frames of a graph are checked: those that changed the tree. In large trees, some are skipped so
  /// that the checks cost no more than the frames.
  struct GraphCheckSchedule {
    /// Whether nodes were inserted, removed or moved to other parents since the last check.
    var treeDidChange = false
    /// How many frames are not checked, because the last check took long.
    private var uncheckedFrames = 0

    private static let checkedNodesInEachFrame = 500

    /// Whether the present frame is to be checked.
    mutating func isDue() -> Bool {
      guard treeDidChange else { return false }
      guard uncheckedFrames <= 0 else {
        uncheckedFrames -= 1
        return false
      }
      treeDidChange = false
      return true
    }

    mutating func didCheck(nodes: Int) {
      uncheckedFrames = nodes / Self.checkedNodesInEachFrame
    }
  }

  extension ViewGraph {
    func checkAfterFrame() {
      guard checks.isDue() else { return }
      var check = GraphCheck(self)
      check.run()
      checks.didCheck(nodes: check.nodeCount)
      guard !check.faults.isEmpty else { return }
      assertionFailure(check.faults.joined(separator: "\n"))
    }
  }
#endif
