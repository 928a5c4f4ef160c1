/// What was measured of one case.
package struct MeasuredCase: Codable, Sendable {
  package var name: String
  /// The shortest times of the operation and of its floor, CPU milliseconds.
  package var time: Double
  package var floor: Double
  package var counts: CaseCounts
  /// Nil for a case of one size only.
  package var growth: GrowthPlace?

  package init(name: String, time: Double, floor: Double, counts: CaseCounts, growth: GrowthPlace? = nil) {
    self.name = name
    self.time = time
    self.floor = floor
    self.counts = counts
    self.growth = growth
  }

  /// How many times the floor it takes.
  package var ratio: Double { time / floor }
}
