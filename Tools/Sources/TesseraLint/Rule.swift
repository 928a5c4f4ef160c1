/// Finds one kind of problem.
protocol Rule: Sendable {
  /// What suppressions and configurations call it; also the name of its page in `docs/lint`.
  var id: String { get }
  /// What it finds, in a line.
  var summary: String { get }
  /// Reports what it finds.
  func check(_ project: Project, into report: inout Report)
}

/// All rules, in the order in which they are explained.
enum Rules {
  static let all: [any Rule] = [
    CostlyStateDefault(), OwnedObservedObject(), StateObjectFromParameter(), GiantModel(), StoredDerivedState(),
    LooseFlags(), PresentationFlags(), CopiedTruth(), WholeModelRow(), UnstableValueInBody(), SideEffectInBody(),
    UnstableForEachID(), AnyViewInRow(), UncancelledTask(), HeavyBody(),
    QueryWorkInBody(), ModelAcrossActors(), MissingInverse(), ManyMarks(),
  ]
}
