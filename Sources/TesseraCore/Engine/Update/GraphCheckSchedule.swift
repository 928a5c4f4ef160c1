#if DEBUG
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
      assertionFailure(check.faults.map(\.description).joined(separator: "\n"))
    }
  }
#endif
