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

  /// Takes the shorter time and the smaller ratio of this measurement and another one of the same case. The ratio is that of
  /// one measurement: what else the machine does makes the operation and its floor slower together, and both are quieter at
  /// another moment.
  package mutating func join(_ other: MeasuredCase) {
    let smallestRatio = min(ratio, other.ratio)
    time = min(time, other.time)
    floor = time / smallestRatio
  }
}
