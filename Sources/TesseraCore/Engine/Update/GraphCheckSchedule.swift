#if DEBUG
  /// Which frames of a graph are checked: those that changed the tree, and of large trees so few that the checks cost no
  /// more than the frames do.
  struct GraphCheckSchedule {
    /// Whether nodes came, went or were placed by others since the last check.
    var treeDidChange = false
    /// How many frames go by unchecked, because the last check took long.
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
      assertionFailure(check.faults.map(\.description).joined(separator: "\n"))
    }
  }
#endif
