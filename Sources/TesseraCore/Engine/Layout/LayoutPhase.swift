/// Phase 3, *layout*: asks changed nodes again, from the deepest up, and stops climbing where the answers are the old
/// ones.
///
/// It may measure and place nodes and mark what moved. It runs user code only where that measures: custom layouts,
/// alignment guides.
@MainActor
final class LayoutPhase: FramePhase {
  // Exclusive access is not checked, here and below: these are read in each step, and no change in place calls other
  // code.
  @exclusivity(unchecked) private var dirtyNodes = DepthQueue<LayoutNode>(order: .deepestFirst)
  /// Whether all nodes are to be asked again.
  @exclusivity(unchecked) private var isFullLayoutNeeded = false

  var hasWork: Bool { hasNodes }

  var hasNodes: Bool { !dirtyNodes.isEmpty }

  func insert(_ node: LayoutNode) {
    dirtyNodes.insert(node)
  }

  /// The layout asks every node again, once for all changes that call for it.
  func askAllNodesAgain() {
    isFullLayoutNeeded = true
  }

  func run(in graph: ViewGraph) {
    if isFullLayoutNeeded {
      isFullLayoutNeeded = false
      graph.forEachNode { ($0 as? LayoutNode)?.invalidateLayout() }
    }
    while let node = dirtyNodes.removeFirst() {
      guard !node.isRemoved, node.isLayoutDirty else { continue }
      if let trace = graph.trace {
        trace.record(layoutOf: node) { renew(node, graph) }
      } else {
        renew(node, graph)
      }
    }
  }

  private func renew(_ node: LayoutNode, _ graph: ViewGraph) {
    let isDifferent = node.renewAnswers()
    // A departing node keeps its place, and no other place depends on it.
    if node.animator?.isDeparting == true { return node.placeAgain() }
    guard let parent = node.layoutParent else {
      if node === graph.root { graph.root.layOut() }
      return
    }
    if isDifferent {
      parent.childDidChange(node)
    } else {
      node.placeAgain()
    }
  }
}

extension ViewGraph {
  /// The direction of lines changed in a part of the tree: every place may be another one.
  func directionDidChange() {
    guard root != nil else { return }
    layouts.askAllNodesAgain()
    requestFrame()
  }
}
