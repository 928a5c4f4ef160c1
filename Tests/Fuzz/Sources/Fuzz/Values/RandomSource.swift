/// Random numbers that are the same in every run.
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64
  /// Whether numbers and texts may be such as no program should have.
  let isHostile: Bool

  init(seed: Int, isHostile: Bool) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
    self.isHostile = isHostile
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  mutating func pick<Element>(_ values: [Element]) -> Element {
    values[Int.random(in: 0..<values.count, using: &self)]
  }

  mutating func index(below count: Int) -> Int {
    Int.random(in: 0..<count, using: &self)
  }
}
