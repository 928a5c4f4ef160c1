#if DEBUG
  /// What holds of every graph between two frames. `GraphCheck` looks in debug builds; `docs/invariants.md` explains
  /// each.
  enum GraphInvariant: String, CaseIterable, Sendable {
    // The tree of views
    case nodeIsInTreeOnce
    case nodeBelongsToItsGraph
    case rootIsItsOwnParent
    case treeHasNoRemovedNode
    case parentIsTheHolder
    case childIsDeeperThanParent
    case departureBelongsToItsOwner
    case departuresAreCounted

    // Layout
    case rootHasNoLayoutParent
    case layoutParentIsTheHolder
    case layoutParentIsInTree
    case layoutIndexIsThePosition
    case layoutHasNoRemovedChild
    case layoutHasNoDepartingChild
    case treeHasNoDepartingNode
    case drawnDepartureIsNotRemoved
    case drawnDepartureDeparts
    case drawnDepartureKeepsItsLayoutParent

    // Environment
    case environmentReadersLinkBothWays
    case environmentReaderIsInItsScope
    case environmentReaderIsNotRemoved
    case environmentScopesLinkBothWays

    // Work
    case dirtyNodeIsQueued
    case dirtyLayoutIsQueued
    case contentWaitsAreCounted
    case remainingWorkIsRequested
    case drawingsAreNoted
    case removedNodesAreReleased
    case updateIsClosed
    case viewUpdateIsClosed
    case evaluationIsClosed
    case serviceKeepsNoRemovedNode
  }

  /// An invariant that does not hold.
  struct GraphFault: CustomStringConvertible {
    let invariant: GraphInvariant
    /// The view that it was found at, or what was counted.
    let place: String

    var description: String { "\(invariant.rawValue): \(place)" }
  }
#endif
