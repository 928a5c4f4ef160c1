/// The recent positions of a value, to determine its velocity.
nonisolated struct VelocityTracker<Data: VectorArithmetic> {
  private var samples: [(time: Double, position: Data)] = []

  /// Positions older than this do not count, seconds.
  static var memory: Double { 0.1 }

  /// The last position.
  private(set) var position = Data.zero

  /// - Parameter time: seconds, of the same clock in all calls.
  mutating func add(_ position: Data, at time: Double) {
    self.position = position
    samples.removeAll { time - $0.time > Self.memory }
    samples.append((time, position))
  }

  /// The velocity, a second.
  var velocity: Data {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    return (last.position - first.position).scaled(by: 1 / (last.time - first.time))
  }

  /// Whether the last position is so old that the value counts as standing still.
  func isOutdated(at time: Double) -> Bool {
    samples.last.map { time - $0.time > Self.memory } ?? true
  }
}
