extension ScrollCoordinator {
  /// How often places are restored in one frame: new rows may differ from their estimated lengths.
  private static let maximumTrackingAttempts = 8

  /// Moves scroll views so that the view at their position keeps its place (J5). The layout is up to date before and
  /// after it.
  func keepPlaces() {
    for _ in 0..<Self.maximumTrackingAttempts {
      var didMove = false
      for node in trackingNodes where node.keepPlace() { didMove = true }
      guard didMove else { return }
      graph.layouts.run(in: graph)
      graph.contents.run(in: graph)
    }
  }

  func notePlaces() {
    for node in trackingNodes { node.trackedPosition?.note(in: node) }
  }
}
