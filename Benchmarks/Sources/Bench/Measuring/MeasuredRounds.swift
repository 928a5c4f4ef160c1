import CAllocationCounter

/// The rounds of one scenario, as they are measured.
@MainActor
struct MeasuredRounds {
  private static let warmUpRounds = 3
  /// CPU nanoseconds for the rounds of one operation.
  private static let budget = 600_000_000
  private static let roundsWithinBudget = 7...1_000

  private let scenario: Scenario
  /// How many there are to be; nil for as many as the budget allows.
  private let wanted: Int?
  private var times: [Int] = []
  private var spent = 0
  private var allocations = AllocationTotals()

  init(of scenario: Scenario, wanted: Int?) {
    self.scenario = scenario
    self.wanted = wanted
    for _ in 0..<Self.warmUpRounds {
      scenario.prepare?()
      scenario.operate()
    }
  }

  var needsAnother: Bool {
    if let wanted { return times.count < wanted }
    if times.count < Self.roundsWithinBudget.lowerBound { return true }
    return times.count < Self.roundsWithinBudget.upperBound && spent < Self.budget
  }

  mutating func measure() {
    scenario.prepare?()
    let before = allocation_totals()
    let start = CPUClock.now
    scenario.operate()
    let time = CPUClock.now - start
    let after = allocation_totals()
    allocations = AllocationTotals(count: after.count - before.count, bytes: after.bytes - before.bytes)
    times.append(time)
    spent += time
  }

  var cost: Cost {
    let times = times.sorted()
    return Cost(
      median: Double(times[times.count / 2]) / 1e6, minimum: Double(times[0]) / 1e6, rounds: times.count,
      allocations: Int(allocations.count), allocatedBytes: Int(allocations.bytes))
  }
}
