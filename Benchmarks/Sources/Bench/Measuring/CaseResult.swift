import BenchComparison
@_spi(TesseraTools) import TesseraHeadless

/// What was found out about one case.
struct CaseResult: Codable {
  var name: String
  var rows: Int
  var cost: Cost
  var bodies: Int
  var layouts: Int
  var draws: Int
  /// The same work without views, or without what the case is about.
  var floor: Cost?
  /// A page in plain JavaScript, measured in the same run.
  var page: PageFigure?
  var toolkit: ToolkitFigure?
  /// CPU milliseconds.
  var goal: Double?

  var allocationsPerRow: Double { Double(cost.allocations) / Double(rows) }

  /// CPU nanoseconds.
  var timePerRow: Double { cost.median * 1e6 / Double(rows) }

  var ratioToFloor: Double? {
    guard let floor, floor.median > 0 else { return nil }
    return cost.median / floor.median
  }

  @MainActor
  init(_ benchmark: BenchmarkCase, _ meter: Meter, page: PageFigure?) {
    name = benchmark.name
    rows = benchmark.rows
    goal = benchmark.goal
    self.page = page
    toolkit = ToolkitFigure.known[benchmark.name]
    let scenario = benchmark.makeScenario()
    if benchmark.takesTurns, let makeFloor = benchmark.makeFloor {
      (cost, floor) = meter.costs(of: scenario, and: makeFloor())
    } else {
      cost = meter.cost(of: scenario)
    }
    let counts = meter.counts(of: scenario)
    bodies = counts?.bodies ?? 0
    layouts = counts?.layouts ?? 0
    draws = counts?.draws ?? 0
    scenario.host?.unmount()
    if floor == nil { floor = benchmark.makeFloor.map { meter.cost(of: $0()) } }
  }
}
