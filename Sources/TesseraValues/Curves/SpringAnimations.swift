import Foundation

/// Where something on a spring is, and how fast.
nonisolated struct SpringSimulation<Value: VectorArithmetic> {
  var position: Value
  var velocity: Value
  /// When it was there.
  var time: TimeInterval
  /// When this spring began, for its logical end.
  var start: TimeInterval
  /// The response of the spring before, from which this one's goes over.
  var oldResponse: Double?
  /// How far the goal was when the spring took over, squared.
  var reachSquared = 0.0
}

/// A spring that goes on where another animation was, with its velocity (D33).
package nonisolated struct FluidSpringAnimation: TimedAnimation {
  var response: Double
  var dampingFraction: Double
  var blendDuration: TimeInterval

  /// No spring is stiffer.
  private static let maximumFrequency = 45_000.0.squareRoot()
  /// After a longer pause the movement goes on as if only a frame had passed.
  private static let longestPause: TimeInterval = 1
  private static let frame: TimeInterval = 1.0 / 60
  /// How finely the way is cut while the response changes.
  private static let blendStep: TimeInterval = 1.0 / 300
  /// Below these the spring is at rest.
  private static let restingSpeedSquared = 0.0036
  private static let restingDistance = 0.01
  /// What is lost to rounding on a way, squared, as a part of the way squared: nothing comes closer to rest than that.
  private static let lossOnWay = 1e-13

  var isEndless: Bool { usableDamping == 0 }

  private var usableDamping: Double { dampingFraction.isNaN ? 1 : max(0, dampingFraction) }

  private static func frequency(response: Double) -> Double {
    response > 0 ? min(2 * .pi / response, maximumFrequency) : maximumFrequency
  }

  package func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var simulation = context.state.spring ?? SpringSimulation(position: .zero, velocity: .zero, time: 0, start: 0)
    context.state.spring = nil
    advance(&simulation, to: time, target: value)
    if time - simulation.start >= response { context.isLogicallyComplete = true }
    if isAtRest(simulation, target: value) { return nil }
    let position = simulation.position
    context.state.spring = simulation
    return position
  }

  private func advance<V: VectorArithmetic>(_ simulation: inout SpringSimulation<V>, to time: TimeInterval, target: V) {
    if time - simulation.time > Self.longestPause { simulation.time = time - Self.frame }
    guard time > simulation.time else { return }
    var distance = simulation.position - target
    while simulation.time < time {
      let isBlending = simulation.oldResponse != nil && simulation.time - simulation.start < blendDuration
      let end = isBlending ? min(time, simulation.time + Self.blendStep) : time
      let step = SpringStep(
        frequency: Self.frequency(response: isBlending ? blendedResponse(simulation) : response),
        dampingRatio: usableDamping, time: end - simulation.time)
      step.apply(&distance, &simulation.velocity)
      simulation.time = end
    }
    simulation.position = target + distance
  }

  private func blendedResponse<V>(_ simulation: SpringSimulation<V>) -> Double {
    guard let old = simulation.oldResponse, blendDuration > 0 else { return response }
    let part = min(max((simulation.time - simulation.start) / blendDuration, 0), 1)
    return old + (response - old) * part * part * (3 - 2 * part)
  }

  private func isAtRest<V: VectorArithmetic>(_ simulation: SpringSimulation<V>, target: V) -> Bool {
    let reach = max(target.magnitudeSquared, simulation.reachSquared)
    let slow = max(Self.restingSpeedSquared, reach * Self.lossOnWay)
    guard simulation.velocity.magnitudeSquared <= slow else { return false }
    let rest = target - simulation.position
    guard rest.magnitudeSquared <= reach * Self.restingDistance * Self.restingDistance else { return false }
    let frequency = Self.frequency(response: response)
    let force = rest.scaled(by: frequency * frequency) - simulation.velocity.scaled(by: 2 * usableDamping * frequency)
    return force.magnitudeSquared <= slow
  }

  package func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard var simulation = context.state.spring else { return .zero }
    advance(&simulation, to: time, target: value)
    return simulation.velocity
  }

  package func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    var old = context
    let position = previous.animate(value: value, time: time, context: &old) ?? value
    takeOver(position, velocity, time, to: value, from: previous, &context)
    return true
  }

  /// Goes on from a place, with a velocity.
  package func takeOver<V: VectorArithmetic>(
    _ position: V, _ velocity: V, _ time: TimeInterval, to target: V, from previous: Animation?,
    _ context: inout AnimationContext<V>
  ) {
    var simulation = SpringSimulation(position: position, velocity: velocity, time: time, start: time)
    simulation.reachSquared = (target - position).magnitudeSquared
    simulation.oldResponse = previous?.fluidSpring?.response
    context.state = AnimationState()
    context.state.spring = simulation
    context.isLogicallyComplete = false
  }
}

nonisolated extension FluidSpringAnimation {
  /// Begins with the velocity of a released value (D10).
  package func begin<V: VectorArithmetic>(with velocity: V, to target: V, _ context: inout AnimationContext<V>) {
    takeOver(.zero, velocity, 0, to: target, from: nil, &context)
    // It may end where it begins: what is near is measured by how far it swings.
    let reach = velocity.magnitudeSquared * response * response
    context.state.spring?.reachSquared = max(target.magnitudeSquared, reach)
  }
}

nonisolated extension Animation {
  /// The spring that takes over the velocity of what it replaces, if this is one (D34).
  package var fluidSpring: FluidSpringAnimation? {
    switch base {
    case let spring as FluidSpringAnimation: spring
    case is DefaultAnimation: DefaultAnimation.spring
    case let completion as LogicallyCompleteAnimation: completion.animation.fluidSpring
    default: nil
    }
  }
}

/// A spring by its closed form; movements of several are added (D33).
nonisolated struct InterpolatingSpringAnimation: TimedAnimation {
  var spring: Spring
  /// In whole ways a second.
  var initialVelocity: Double

  var isEndless: Bool { spring.dampingRatio == 0 }

  var fixedDuration: TimeInterval? { isEndless ? nil : settlingDuration }

  private var settlingDuration: TimeInterval {
    spring.settlingDuration(target: 1.0, initialVelocity: usableVelocity)
  }

  private var usableVelocity: Double { initialVelocity.isFinite ? initialVelocity : 0 }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time >= spring.response { context.isLogicallyComplete = true }
    guard time <= settlingDuration else { return nil }
    return spring.value(target: value, initialVelocity: value.scaled(by: usableVelocity), time: time)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(target: value, initialVelocity: value.scaled(by: usableVelocity), time: time)
  }
}

/// The animation behind `.default` (D22).
nonisolated struct DefaultAnimation: TimedAnimation, CustomStringConvertible {
  static let spring = FluidSpringAnimation(response: 0.5, dampingFraction: 1, blendDuration: 0)

  var description: String { "DefaultAnimation()" }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    Self.spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    Self.spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
