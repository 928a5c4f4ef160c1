/// The time that the operation of a scenario takes in the rounds that other programs disturb least.
///
/// They make operations longer: caches are theirs, too. But the shortest round is none to go by: on virtual machines the
/// clock of the process runs short now and then, and a round seems to take half of its time. So a fifth of the rounds may be
/// shorter.
@MainActor
struct QuietTime {
  private static let warmUpRounds = 3
  private static let shorterRounds = 0.2
  /// CPU nanoseconds that are measured at once where an operation takes less: reading the clock takes hundreds itself.
  private static let shortestSample = 50_000
  private static let largestBatch = 1_000

  private let scenario: Scenario
  /// How many operations are measured at once.
  private let batch: Int
  private var times: [Int] = []
  /// CPU nanoseconds of all that were measured.
  private(set) var spent = 0

  init(of scenario: Scenario) {
    self.scenario = scenario
    var time = 0
    for _ in 0..<Self.warmUpRounds { time = Self.time(of: scenario, batch: 1) }
    batch = scenario.prepare == nil ? min(Self.largestBatch, Self.shortestSample / max(1, time) + 1) : 1
  }

  mutating func measure() {
    let time = Self.time(of: scenario, batch: batch)
    times.append(time)
    spent += time
  }

  /// CPU nanoseconds.
  private static func time(of scenario: Scenario, batch: Int) -> Int {
    scenario.prepare?()
    let start = CPUClock.now
    for _ in 0..<batch { scenario.operate() }
    return CPUClock.now - start
  }

  /// CPU milliseconds of one operation.
  var milliseconds: Double {
    let times = times.sorted()
    return Double(times[Int(Double(times.count) * Self.shorterRounds)]) / Double(batch) / 1e6
  }

  /// CPU nanoseconds of a measurement on average.
  var mean: Int { spent / max(1, times.count) }
}
