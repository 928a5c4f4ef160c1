extension ViewGraph {
  /// Phase 6: notes which pieces of the display list are new. They are rebuilt when a host asks for the picture.
  func draw() {
    guard !staleDrawings.isEmpty else { return }
    var count = 0
    for node in staleDrawings {
      node.drawingWasRebuilt()
      guard !node.isRemoved, node.draws else { continue }
      count += 1
      trace?.record(drawingOf: node)
    }
    staleDrawings.removeAll(keepingCapacity: true)
    trace?.countDraws(count)
  }

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
