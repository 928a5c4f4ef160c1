/// Phase 8, *release*: releases removed nodes, without recursion.
///
/// Until then they are kept, because nodes further up in the frame may still hold them without owning them.
@MainActor
final class ReleasePhase: FramePhase {
  // Exclusive access is not checked: it is read for each node, and no change in place calls other code.
  @exclusivity(unchecked) private var nodes: ContiguousArray<ViewNode> = []

  var hasWork: Bool { !nodes.isEmpty }

  var count: Int { nodes.count }

  func insert(_ node: ViewNode) {
    nodes.append(node)
  }

  /// Nodes that were removed together release those that stay.
  func releaseLayoutChildren(from first: Int) {
    for index in first..<nodes.count { nodes[index].releaseLayoutChildren() }
  }

  func run() {
    // A node's children are all in the list behind it: no release goes deeper than one level.
    while !nodes.isEmpty {
      let released = nodes
      nodes = []
      _ = consume released
    }
  }
}
