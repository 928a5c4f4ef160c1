@_spi(TesseraTools) import TesseraHeadless

/// Runs scenarios often enough to trust the middle of their times.
@MainActor
struct Meter {
  /// Rounds to measure; nil for as many as the budget allows.
  var rounds: Int?

  func cost(of scenario: Scenario) -> Cost {
    var rounds = MeasuredRounds(of: scenario, wanted: rounds)
    while rounds.needsAnother { rounds.measure() }
    return rounds.cost
  }

  /// What two scenarios cost whose rounds take turns, so that what slows the machine down meets both.
  func costs(of first: Scenario, and second: Scenario) -> (Cost, Cost) {
    var firstRounds = MeasuredRounds(of: first, wanted: rounds)
    var secondRounds = MeasuredRounds(of: second, wanted: rounds)
    while firstRounds.needsAnother || secondRounds.needsAnother {
      firstRounds.measure()
      secondRounds.measure()
    }
    return (firstRounds.cost, secondRounds.cost)
  }

  /// What the engine does in one round.
  func counts(of scenario: Scenario) -> UpdateCounts? {
    guard let host = scenario.host else { return nil }
    scenario.prepare?()
    return host.counting { scenario.operate() }
  }
}
