#if DEBUG
  /// Looks whether the invariants of a graph hold (`GraphInvariant`).
  ///
  /// Only in debug builds, where it runs after each frame that changed the tree (`ViewGraph.checkAfterFrame()`).
  @MainActor
  struct GraphCheck {
    let graph: ViewGraph
    /// The invariants that do not hold, each with the path of the view.
    private(set) var faults: [GraphFault] = []
    /// Every node that was found, departing ones included.
    private var known: Set<ObjectIdentifier> = []
    private var departureCount = 0
    private var waitingContentCount = 0

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
      checkRoot()
      var waiting = [Visit(node: graph.root, isDeparting: false)]
      var layoutNodes: ContiguousArray<LayoutNode> = []
      while let visit = waiting.popLast() {
        guard known.insert(ObjectIdentifier(visit.node)).inserted else {
          report(.nodeIsInTreeOnce, visit.node)
          continue
        }
        check(visit, &waiting)
        if let node = visit.node as? LayoutNode {
          check(node, isDeparting: visit.isDeparting)
          layoutNodes.append(node)
        }
      }
      for node in layoutNodes { checkPlace(of: node) }
      if departureCount != graph.features.departureCount {
        report(.departuresAreCounted, "\(graph.features.departureCount) are counted, \(departureCount) are there")
      }
      if waitingContentCount != graph.contents.waitingCount {
        report(.contentWaitsAreCounted, "\(graph.contents.waitingCount) are counted, \(waitingContentCount) wait")
      }
      graph.rootScope.check(&self)
      checkWork()
    }

    mutating func report(_ invariant: GraphInvariant, _ node: ViewNode) {
      report(invariant, "\(type(of: node)) (\(node.viewPath))")
    }

    mutating func report(_ invariant: GraphInvariant, _ place: String) {
      faults.append(GraphFault(invariant: invariant, place: place))
    }

    // MARK: The tree of views

    private mutating func checkRoot() {
      let root: RootNode = graph.root
      if root.parent !== root { report(.rootIsItsOwnParent, root) }
      if root.layoutParent != nil { report(.rootHasNoLayoutParent, root) }
    }

    private mutating func check(_ visit: Visit, _ waiting: inout [Visit]) {
      let node = visit.node
      if node.isRemoved { report(.treeHasNoRemovedNode, node) }
      if node.graph !== graph { report(.nodeBelongsToItsGraph, node) }
      // What stands around a departing element was made by a group around the departure.
      let isDeparture = node is DepartureNode
      node.forEachChild { child in
        if !isDeparture {
          if child.parent !== node { report(.parentIsTheHolder, child) }
          if child.depth <= node.depth { report(.childIsDeeperThanParent, child) }
        }
        waiting.append(Visit(node: child, isDeparting: visit.isDeparting || isDeparture))
      }
      (node as? any DepartureOwner)?.departures.forEach { departure in
        departureCount += 1
        if departure.parent !== node { report(.departureBelongsToItsOwner, departure) }
        waiting.append(Visit(node: departure, isDeparting: true))
      }
      if (node as? LayoutContentNode)?.isWaiting == true { waitingContentCount += 1 }
      if let node = node as? EvaluatingNode { checkEvaluation(of: node) }
    }

    private mutating func checkEvaluation(of node: EvaluatingNode) {
      guard node.isDirty, !node.isFrozen, !node.isWaitingForLayout, !graph.needsAnotherRound,
        !graph.contents.isBelowWaitingContent(node)
      else { return }
      report(.dirtyNodeIsQueued, node)
    }

    // MARK: Layout

    private mutating func check(_ node: LayoutNode, isDeparting: Bool) {
      if !isDeparting, node.animator?.isDeparting == true { report(.treeHasNoDepartingNode, node) }
      if node.isLayoutDirty, !graph.needsAnotherRound { report(.dirtyLayoutIsQueued, node) }
      node.forEachLayoutChild { checkChild($0, of: node) }
      if let container = node as? ContainerNode {
        for (index, child) in container.children.enumerated() {
          if child.layoutIndex != index { report(.layoutIndexIsThePosition, child) }
          checkChild(child, of: container)
        }
      }
      for departing in node.animator?.departing ?? [] {
        if departing.isRemoved { report(.drawnDepartureIsNotRemoved, departing) }
        if departing.animator?.isDeparting != true { report(.drawnDepartureDeparts, departing) }
        if departing.layoutParent !== node { report(.drawnDepartureKeepsItsLayoutParent, departing) }
      }
    }

    private mutating func checkChild(_ child: LayoutNode, of node: LayoutNode) {
      if child.isRemoved { report(.layoutHasNoRemovedChild, child) }
      if child.layoutParent !== node { report(.layoutParentIsTheHolder, child) }
      if child.animator?.isDeparting == true { report(.layoutHasNoDepartingChild, child) }
    }

    /// Nodes do not retain their layout parents.
    private mutating func checkPlace(of node: LayoutNode) {
      guard let parent = node.layoutParent, !known.contains(ObjectIdentifier(parent)) else { return }
      report(.layoutParentIsInTree, node)
    }

    // MARK: Work

    private mutating func checkWork() {
      if graph.needsAnotherRound, !graph.frames.isRequested {
        report(.remainingWorkIsRequested, "no frame is requested")
      }
      if graph.drawings.hasWork { report(.drawingsAreNoted, "drawings are stale after a frame") }
      if graph.releases.hasWork { report(.removedNodesAreReleased, "\(graph.releases.count) nodes are kept") }
      if graph.animator.isAnimatingUpdate || graph.animator.isStepping {
        report(.updateIsClosed, "a transaction is open")
      }
      if graph.frames.isUpdatingViews { report(.viewUpdateIsClosed, "views are being updated") }
      if let node = Evaluation.current, node.graph === graph { report(.evaluationIsClosed, node) }
      for node in graph.services.keptNodes where node.isRemoved { report(.serviceKeepsNoRemovedNode, node) }
    }
  }
#endif
