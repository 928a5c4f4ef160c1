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
