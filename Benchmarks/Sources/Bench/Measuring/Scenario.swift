import BenchComparison
@_spi(TesseraTools) import TesseraHeadless

/// Something that can be done again and again.
@MainActor
struct Scenario {
  /// Where it happens; nil for code that has no views.
  var host: HeadlessHost?
  /// Brings everything to where `operate` starts from; nil if that is where it ends. Not measured.
  var prepare: (() -> Void)?
  /// What is measured.
  var operate: () -> Void
}

/// An operation that is measured, and what it is measured against.
@MainActor
struct BenchmarkCase {
  let name: String
  /// How many rows the operation has to do with; costs are also given for each of them.
  let rows: Int
  /// CPU milliseconds that the operation should stay below.
  var goal: Double?
  /// Which size it is of an operation that is measured in several.
  var growth: GrowthPlace?
  let makeScenario: () -> Scenario
  /// The same with plain structures and straight code.
  var makeFloor: (() -> Scenario)?
  /// Whether the rounds of the two take turns: for ratios that are near to 1. The caches of the processor then belong
  /// to both.
  var takesTurns = false
  /// Whether the operation allocates as much in each run.
  var hasExactAllocations = true
}
