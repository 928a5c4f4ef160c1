import BenchComparison
import CAllocationCounter
@_spi(TesseraTools) import TesseraHeadless

/// Measures a case so that another run has the same result, also beside other programs.
///
/// A case and its floor take turns, so that what slows the machine down meets both. Counts are those of a certain round:
/// numbers get longer and tables larger with each.
@MainActor
struct CheckMeter {
  /// CPU nanoseconds for the rounds of one case.
  private static let budget = 250_000_000
  private static let turns = 7...400
  /// How often a floor is measured in one turn at most.
  private static let floorsInTurn = 10
  private static let roundsBeforeCounts = 3
  /// Bytes, more than any case needs.
  private static let memory = 1 << 28

  /// What the case does is counted before it is timed: how often that is done depends on the machine, and where blocks lie in
  /// memory on what was done before.
  func measure(_ benchmark: BenchmarkCase) -> MeasuredCase {
    allocation_keep_memory(Self.memory)
    let counts = counts(of: benchmark)
    let (time, floor) = times(of: benchmark)
    return MeasuredCase(name: benchmark.name, time: time, floor: floor, counts: counts, growth: benchmark.growth)
  }

  /// What a case and its floor take, milliseconds.
  private func times(of benchmark: BenchmarkCase) -> (Double, Double) {
    let scenario = benchmark.makeScenario()
    let floorScenario = benchmark.makeFloor?() ?? Floor.common
    var time = QuietTime(of: scenario)
    var floor = QuietTime(of: floorScenario)
    var turn = 0
    while turn < Self.turns.lowerBound || (time.spent < Self.budget && turn < Self.turns.upperBound) {
      time.measure()
      floor.measure()
      for _ in 1..<max(1, min(Self.floorsInTurn, time.mean / max(1, floor.mean))) { floor.measure() }
      turn += 1
    }
    scenario.host?.unmount()
    floorScenario.host?.unmount()
    return (time.milliseconds, floor.milliseconds)
  }

  private func counts(of benchmark: BenchmarkCase) -> CaseCounts {
    let scenario = benchmark.makeScenario()
    for _ in 0..<Self.roundsBeforeCounts {
      scenario.prepare?()
      scenario.operate()
    }
    let counts = Meter().counts(of: scenario)
    scenario.prepare?()
    let before = allocation_totals().count
    scenario.operate()
    let allocations = allocation_totals().count - before
    let items = scenario.host?.displayItemCount
    scenario.host?.unmount()
    return CaseCounts(
      bodies: counts?.bodies ?? 0, layouts: counts?.layouts ?? 0, draws: counts?.draws ?? 0, items: items ?? 0,
      allocations: benchmark.hasExactAllocations ? Int(allocations) : nil)
  }
}
