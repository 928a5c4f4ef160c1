import CAllocationCounter
@_spi(TesseraTools) import TesseraHeadless

/// What one operation costs.
struct Cost: Codable {
  /// CPU time, milliseconds: the middle one and the smallest of all rounds.
  var median: Double
  var minimum: Double
  var rounds: Int
  /// Exact counts of the last round.
  var allocations: Int
  var allocatedBytes: Int
}

/// Runs scenarios often enough to trust the middle of their times.
@MainActor
struct Meter {
  /// Rounds to measure; nil for as many as `budget` allows.
  var rounds: Int?

  private static let warmUpRounds = 3
  /// CPU nanoseconds for the rounds of one operation.
  private static let budget = 600_000_000
  private static let roundsWithinBudget = 7...1_000

  func cost(of scenario: Scenario) -> Cost {
    for _ in 0..<Self.warmUpRounds {
      scenario.prepare()
      scenario.operate()
    }
    var times: [Int] = []
    var spent = 0
    var allocations = AllocationTotals()
    repeat {
      scenario.prepare()
      let before = allocation_totals()
      let start = CPUClock.now
      scenario.operate()
      let time = CPUClock.now - start
      let after = allocation_totals()
      allocations = AllocationTotals(count: after.count - before.count, bytes: after.bytes - before.bytes)
      times.append(time)
      spent += time
    } while needsAnotherRound(after: times.count, spent: spent)
    times.sort()
    return Cost(
      median: Double(times[times.count / 2]) / 1e6, minimum: Double(times[0]) / 1e6, rounds: times.count,
      allocations: Int(allocations.count), allocatedBytes: Int(allocations.bytes))
  }

  private func needsAnotherRound(after count: Int, spent: Int) -> Bool {
    if let rounds { return count < rounds }
    if count < Self.roundsWithinBudget.lowerBound { return true }
    return count < Self.roundsWithinBudget.upperBound && spent < Self.budget
  }

  /// What the engine does in one round.
  func counts(of scenario: Scenario) -> UpdateCounts? {
    guard let host = scenario.host else { return nil }
    scenario.prepare()
    return host.counting { scenario.operate() }
  }
}
