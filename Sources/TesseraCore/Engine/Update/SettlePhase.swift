/// Phase 5, *settle*: completes the parts of the update that depend on the layout.
///
/// Services do their part (scroll requests, focus, presented layers), matched geometry takes its order, pinned elements
/// and released velocities begin to move. It may change layouts and places, and mark what calls for another round.
@MainActor
final class SettlePhase {
  let matchedGeometry = MatchedGeometry()

  func run(in graph: ViewGraph) {
    graph.frames.whileUpdatingViews {
      for participant in graph.services.participants { participant.layoutDidEnd() }
    }
    if matchedGeometry.needsOrder {
      graph.frames.whileUpdatingViews {
        matchedGeometry.putInOrder()
        graph.layouts.run(in: graph)
      }
    }
    graph.animator.settlePins()
    graph.animator.settleVelocities()
    graph.animator.endUpdate()
    for participant in graph.services.participants { participant.settle() }
  }
}
