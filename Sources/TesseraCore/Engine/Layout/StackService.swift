/// The priority with which a stack serves a node.
struct StackService: Equatable {
  /// C6: the explicit priority of the node.
  let priority: Double
  let isSpacer: Bool

  /// The priority in a stack: spacers come last unless they were given one (C24).
  var priorityInStack: Double { isSpacer && priority == 0 ? -.infinity : priority }
}
