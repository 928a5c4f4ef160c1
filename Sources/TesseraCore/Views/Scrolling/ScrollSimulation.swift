import Foundation

/// How content moves along one axis after it was released.
nonisolated struct ScrollSimulation {
  private enum Kind {
    /// Decelerates.
    case coasting
    /// Moves to a place with a spring.
    case heading(to: CGFloat)
    /// Moves to a place with an animation.
    case animated(to: CGFloat, Animation, AnimationContext<CGFloat>)
  }

  private var kind: Kind
  /// The position and velocity at the start of the movement.
  private var origin: CGFloat
  private var initialVelocity: CGFloat
  /// Seconds; nil before the first step.
  private var start: Double?
  /// The position of the content, in points: negative or above the maximum while it is overscrolled.
  private(set) var position: CGFloat
  /// Points per second.
  private(set) var velocity: CGFloat
  private(set) var isOver = false

  private init(_ kind: Kind, from position: CGFloat, velocity: CGFloat) {
    self.kind = kind
    origin = position
    self.position = position
    initialVelocity = velocity
    self.velocity = velocity
  }

  static func coasting(from position: CGFloat, velocity: CGFloat) -> ScrollSimulation {
    ScrollSimulation(.coasting, from: position, velocity: velocity)
  }

  static func heading(to target: CGFloat, from position: CGFloat, velocity: CGFloat) -> ScrollSimulation {
    ScrollSimulation(.heading(to: target), from: position, velocity: velocity)
  }

  /// - Parameter start: when the animation begins, seconds.
  static func animated(
    to target: CGFloat, from position: CGFloat, by animation: Animation, at start: Double,
    in environment: EnvironmentValues
  ) -> ScrollSimulation {
    let context = AnimationContext<CGFloat>(environment: environment)
    var course = ScrollSimulation(.animated(to: target, animation, context), from: position, velocity: 0)
    course.start = start
    return course
  }

  /// Slower content is at rest, points per second.
  static let slowest: CGFloat = 12
  /// The share of its speed that coasting content loses, a second.
  private static let friction: CGFloat = 2
  /// How stiff the spring is that brings content to a place, radians a second.
  private static let stiffness: CGFloat = 14
  /// Content this close to its place is at rest, points.
  private static let tolerance: CGFloat = 0.5
  /// The time between the end of one movement and the first step of the next, in seconds, so that there is no visible
  /// pause.
  private static let frame = 1.0 / 60

  /// Advances to a time, in seconds. Content that coasts beyond an edge springs back.
  mutating func advance(to time: Double, maximum: CGFloat) {
    let begin = start ?? time - Self.frame
    start = begin
    let elapsed = CGFloat(time - begin)
    switch kind {
    case .coasting: coast(elapsed, begin, maximum)
    case .heading(let target): spring(to: target, elapsed)
    case .animated(let target, let animation, let context): animate(to: target, elapsed, animation, context)
    }
  }

  /// The content grew before its visible part.
  mutating func shift(by distance: CGFloat) {
    origin += distance
    position += distance
    switch kind {
    case .coasting: break
    case .heading(let target): kind = .heading(to: target + distance)
    case .animated(let target, let animation, let context):
      kind = .animated(to: target + distance, animation, context)
    }
  }

  // MARK: Kinds

  private mutating func coast(_ elapsed: CGFloat, _ begin: Double, _ maximum: CGFloat) {
    let decay = exp(-Self.friction * elapsed)
    position = origin + initialVelocity * (1 - decay) / Self.friction
    velocity = initialVelocity * decay
    let edge = min(max(0, position), maximum)
    if position != edge {
      bounce(at: edge, after: timeToReach(edge), begin, elapsed)
    } else if abs(velocity) < Self.slowest {
      isOver = true
    }
  }

  /// When coasting content was at a place; 0 if it was beyond it from the start.
  private func timeToReach(_ place: CGFloat) -> CGFloat {
    let share = 1 - Self.friction * (place - origin) / initialVelocity
    return share > 0 && share < 1 ? -log(share) / Self.friction : 0
  }

  private mutating func bounce(at edge: CGFloat, after time: CGFloat, _ begin: Double, _ elapsed: CGFloat) {
    if time > 0 { origin = edge }
    initialVelocity *= exp(-Self.friction * time)
    start = begin + Double(time)
    kind = .heading(to: edge)
    spring(to: edge, elapsed - time)
  }

  private mutating func spring(to target: CGFloat, _ elapsed: CGFloat) {
    let distance = origin - target
    let slope = initialVelocity + Self.stiffness * distance
    let decay = exp(-Self.stiffness * elapsed)
    position = target + (distance + slope * elapsed) * decay
    velocity = (slope - Self.stiffness * (distance + slope * elapsed)) * decay
    if abs(position - target) < Self.tolerance, abs(velocity) < Self.slowest { arrive(at: target) }
  }

  private mutating func animate(
    to target: CGFloat, _ elapsed: CGFloat, _ animation: Animation, _ context: AnimationContext<CGFloat>
  ) {
    var context = context
    guard let done = animation.animate(value: target - origin, time: elapsed, context: &context) else {
      return arrive(at: target)
    }
    kind = .animated(to: target, animation, context)
    position = origin + done
  }

  private mutating func arrive(at target: CGFloat) {
    position = target
    velocity = 0
    isOver = true
  }
}

/// The resistance of content that is pulled beyond an edge: it grows with the distance.
nonisolated enum RubberBand {
  private static let stiffness: CGFloat = 0.55

  /// - Parameter window: the length of what shows the content, points.
  static func stretch(of pull: CGFloat, window: CGFloat) -> CGFloat {
    guard window > 0 else { return 0 }
    let length = (1 - 1 / (abs(pull) * stiffness / window + 1)) * window
    return pull < 0 ? -length : length
  }

  /// The pull for a distance of the content beyond its edge.
  static func pull(of stretch: CGFloat, window: CGFloat) -> CGFloat {
    guard window > 0 else { return 0 }
    let share = min(abs(stretch) / window, 0.99)
    let length = window / stiffness * (1 / (1 - share) - 1)
    return stretch < 0 ? -length : length
  }
}
