extension ScrollCoordinator {
  /// How often places are kept in one frame: rows that are made on the way may not be as long as they were thought to
  /// be.
  private static let maximumKeepAttempts = 8

  /// Moves scroll views so that what they stand at is seen where it was (J5). The layout is up to date before and after
  /// it.
  func keepPlaces() {
    for _ in 0..<Self.maximumKeepAttempts {
      var didMove = false
      for node in keepers where node.keepPlace() { didMove = true }
      guard didMove else { return }
      graph.layout()
      graph.buildLayoutContents()
    }
  }

  func notePlaces() {
    for node in keepers { node.keptPlace?.note(in: node) }
  }
}
