/// Phase 7, *draw*: notes which pieces of the display list are new. They are rebuilt when a host asks for the picture.
///
/// It changes nothing but the marks of drawings.
@MainActor
final class DrawPhase: FramePhase {
  // Exclusive access is not checked: it is read in each step, and no change in place calls other code.
  @exclusivity(unchecked) private var staleNodes: ContiguousArray<LayoutNode> = []

  var hasWork: Bool { !staleNodes.isEmpty }

  func insert(_ node: LayoutNode) {
    staleNodes.append(node)
  }

  func run(in graph: ViewGraph) {
    guard !staleNodes.isEmpty else { return }
    var count = 0
    for node in staleNodes {
      node.drawingWasRebuilt()
      guard !node.isRemoved, node.draws else { continue }
      count += 1
      graph.trace?.record(drawingOf: node)
    }
    staleNodes.removeAll(keepingCapacity: true)
    graph.trace?.countDraws(count)
  }
}

extension ViewGraph {
  /// What the present frame shows.
  package func displayList() -> DisplayList {
    var builder = DisplayListBuilder(surface)
    perform {
      root.render(into: &builder, at: .zero)
      for participant in services.participants { participant.render(into: &builder) }
    }
    return DisplayList(items: builder.items)
  }
}
