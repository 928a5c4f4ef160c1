import Foundation

/// A spring: how something moves that is drawn to its goal and held back by friction (D30).
nonisolated public struct Spring: Hashable, Sendable {
  /// How strongly it is drawn to the goal: the square of the natural frequency, for a mass of 1.
  private let frequency: Double
  /// How much it is held back: 1 lets it arrive without going beyond.
  public let dampingRatio: Double
  private let weight: Double

  private init(frequency: Double, dampingRatio: Double, mass: Double) {
    self.frequency = frequency.isNaN || frequency <= 0 ? 1e-9 : min(frequency, 1e9)
    self.dampingRatio = dampingRatio.isNaN ? 1 : max(0, dampingRatio)
    weight = mass.isFinite && mass > 0 ? mass : 1
  }

  /// A spring by how it feels.
  ///
  /// - Parameters:
  ///   - duration: about how long it takes, seconds.
  ///   - bounce: 0 for none, up to 1 for endless swinging; below 0 it creeps.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// A spring by its time of swinging, seconds, and its friction.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / max(response, 1e-9), dampingRatio: dampingRatio, mass: 1)
  }

  /// A spring by its physical properties.
  ///
  /// - Parameter allowOverDamping: whether friction may be so strong that the spring creeps.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = mass.isFinite && mass > 0 ? mass : 1
    let frequency = (max(stiffness, 0) / mass).squareRoot()
    let ratio = frequency > 0 ? damping / (2 * (max(stiffness, 0) * mass).squareRoot()) : 1
    self.init(frequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// A spring that has come to rest, but for `epsilon`, after a time in seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 1e-3), 1)
    var (low, high) = (1e-3, 1e5)
    for _ in 0..<80 {
      let middle = (low * high).squareRoot()
      let settling = Self.settlingTime(frequency: middle, dampingRatio: ratio, epsilon: epsilon)
      if settling > settlingDuration { low = middle } else { high = middle }
    }
    self.init(frequency: (low * high).squareRoot(), dampingRatio: ratio, mass: 1)
  }

  static func dampingRatio(bounce: Double) -> Double {
    if bounce.isNaN { return 1 }
    return bounce >= 0 ? max(0, 1 - bounce) : 1 / max(1 + bounce, 1e-6)
  }

  private static func settlingTime(frequency: Double, dampingRatio: Double, epsilon: Double) -> Double {
    let decay = dampingRatio * frequency
    guard dampingRatio < 1 else { return 9.23 / frequency }
    return -log(epsilon / (decay + 1)) / decay
  }

  // MARK: Properties

  /// About how long the spring takes, seconds.
  public var duration: TimeInterval { response }

  /// How long one swing takes without friction, seconds.
  public var response: Double { 2 * .pi / frequency }

  /// How much the spring goes beyond its goal: 0 for not at all, below 0 for creeping.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// What hangs on the spring, where 1 is the mass of a spring that is described by its duration.
  public var mass: Double { weight }

  /// The force that pulls back for each unit of distance.
  public var stiffness: Double { frequency * frequency * weight }

  /// The force that brakes for each unit of velocity.
  public var damping: Double { 2 * dampingRatio * frequency * weight }

  /// How long it takes to come to rest on the way from 0 to 1, seconds (D32).
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0)
  }

  // MARK: Movement

  func step(_ time: TimeInterval) -> SpringStep {
    SpringStep(frequency: frequency, dampingRatio: dampingRatio, time: time)
  }

  /// Where something is that started at zero (D31).
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let step = step(time)
    return target - target.scaled(by: step.positionFromPosition)
      + initialVelocity.scaled(by: step.positionFromVelocity)
  }

  /// How fast something is that started at zero, a second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let step = step(time)
    return initialVelocity.scaled(by: step.velocityFromVelocity) - target.scaled(by: step.velocityFromPosition)
  }

  /// Moves a value on by some time, seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    var distance = value - target
    step(deltaTime).apply(&distance, &velocity)
    value = target + distance
  }

  /// The force on something.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// How long it takes from zero until the distance to the goal stays below `epsilon`, seconds (D32).
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> TimeInterval {
    let decay = dampingRatio * frequency
    guard decay > 0 else { return .infinity }
    let size = target.magnitudeSquared.squareRoot()
    if dampingRatio < 1 {
      let speed = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
      return max(0, -log(epsilon / (speed + size)) / decay)
    }
    var time = 0.0
    while time < 1000 {
      let rest = target - value(target: target, initialVelocity: initialVelocity, time: time)
      if rest.magnitudeSquared.squareRoot() < epsilon { return time }
      time += 0.1
    }
    return time
  }
}

nonisolated extension Spring {
  /// Where something is on its way from one value to another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    let start = fromValue.animatableData
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How fast something is on its way from one value to another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }

  /// The force on something on its way from one value to another.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// How long it takes from one value to another, seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}

nonisolated extension Spring {
  /// Without bounce.
  public static var smooth: Spring { smooth() }
  /// With a little bounce.
  public static var snappy: Spring { snappy() }
  /// With more bounce.
  public static var bouncy: Spring { bouncy() }

  /// Without bounce, over `duration` seconds.
  ///
  /// - Parameter extraBounce: additional bounce, from -1 to 1.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// With a little bounce, 0.15, over `duration` seconds.
  ///
  /// - Parameter extraBounce: how much more it bounces; the sum is from -1 to 1.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// With more bounce, 0.3, over `duration` seconds.
  ///
  /// - Parameter extraBounce: how much more it bounces; the sum is from -1 to 1.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

/// What some time makes of the place and the velocity of something on a spring, measured from the goal: the exact
/// solution of the equation of motion.
nonisolated struct SpringStep {
  let positionFromPosition: Double
  let positionFromVelocity: Double
  let velocityFromPosition: Double
  let velocityFromVelocity: Double

  init(frequency: Double, dampingRatio: Double, time: TimeInterval) {
    let time = max(0, time)
    let decay = dampingRatio * frequency
    let swing: Double
    let drift: Double
    if dampingRatio < 1 {
      let angular = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let shrink = exp(-decay * time)
      swing = shrink * cos(angular * time)
      drift = shrink * sin(angular * time) / angular
    } else if dampingRatio == 1 {
      swing = exp(-decay * time)
      drift = swing * time
    } else {
      let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
      let slow = exp((spread - decay) * time)
      let fast = exp((-spread - decay) * time)
      swing = (slow + fast) / 2
      drift = (slow - fast) / (2 * spread)
    }
    positionFromPosition = swing + decay * drift
    positionFromVelocity = drift
    velocityFromPosition = -frequency * frequency * drift
    velocityFromVelocity = swing - decay * drift
  }

  func apply<V: VectorArithmetic>(_ distance: inout V, _ velocity: inout V) {
    let old = distance
    distance = old.scaled(by: positionFromPosition) + velocity.scaled(by: positionFromVelocity)
    velocity = old.scaled(by: velocityFromPosition) + velocity.scaled(by: velocityFromVelocity)
  }
}
