/// Animates one value of a node; the type of the value is erased.
@MainActor
class AnyAnimator {
  weak var node: ViewNode?

  init(_ node: ViewNode) {
    self.node = node
  }

  /// Whether it goes on until another change ends it.
  var isEndless: Bool { false }

  /// Advances to a time, in seconds. Returns whether the animation continues. Overridden.
  func step(to time: Double, _ graphAnimator: GraphAnimator) -> Bool { false }

  /// Stops at the current value and notifies the listeners. Overridden.
  func stop(_ graphAnimator: GraphAnimator) {}

  /// Whether the velocity of the value is still known (D10). Overridden.
  func remembersVelocity(at time: Double) -> Bool { false }

  /// Continues with the tracked velocity if the update is animated (D10). Overridden.
  func letGo() {}
}

/// Animates one value: stores the deviation of the presented value from the model (D1).
final class Animator<Data: VectorArithmetic>: AnyAnimator {
  /// One movement. Several are added (D34).
  ///
  /// An object, because reading one field of a structure with values of a generic type copies all of it.
  private final class Movement {
    var animation: Animation
    /// The whole distance.
    var interval: Data
    let start: Double
    var context: AnimationContext<Data>
    /// The distance covered so far.
    var progress: Data
    var isEndless: Bool
    var logicalListeners: [AnimationListener] = []
    var removalListeners: [AnimationListener] = []
    var hasStarted = false
    /// Whether a merged animation replaced this one, so that only listeners for its logical end need it.
    var isSuperseded = false

    init(
      animation: Animation, interval: Data, start: Double, context: AnimationContext<Data>, progress: Data,
      isEndless: Bool
    ) {
      self.animation = animation
      self.interval = interval
      self.start = start
      self.context = context
      self.progress = progress
      self.isEndless = isEndless
    }
  }

  private var movements: ContiguousArray<Movement> = []
  /// The deviation to add to the model's value to get the presented value.
  private(set) var deviation = Data.zero

  /// The recent positions from changes without animation, if they are tracked (D10).
  private var track: VelocityTracker<Data>?

  var isRunning: Bool { !movements.isEmpty }

  override var isEndless: Bool { movements.contains { $0.isEndless } }

  /// Animates a change of the model by `interval`.
  ///
  /// - Parameter velocity: the initial velocity; nil if it is not known.
  /// - Returns: whether there is anything to animate; an animation without duration changes nothing.
  func add(
    _ interval: Data, _ animation: Animation, _ transaction: Transaction, _ environment: EnvironmentValues,
    at time: Double, _ graphAnimator: GraphAnimator, velocity: Data? = nil
  ) -> Bool {
    if !mergePending(interval, animation, transaction, at: time),
      !takeOver(interval, animation, transaction, environment, at: time)
    {
      let whole = interval + takeRestOfEndless()
      let movement = makeMovement(whole, animation, transaction, environment, at: time)
      if let velocity = velocity ?? trackedVelocity(at: time), let spring = animation.fluidSpring {
        spring.begin(with: velocity, to: whole, &movement.context)
      }
      movements.append(movement)
    }
    track = nil
    listen(transaction)
    return update(to: time, graphAnimator)
  }

  private func makeMovement(
    _ interval: Data, _ animation: Animation, _ transaction: Transaction, _ environment: EnvironmentValues,
    at time: Double
  ) -> Movement {
    Movement(
      animation: animation, interval: interval, start: time,
      context: AnimationContext<Data>(environment: environment), progress: .zero,
      isEndless: animation.box.isEndless || transaction.isEndless)
  }

  private func listen(_ transaction: Transaction) {
    guard !transaction.listeners.isEmpty, let last = movements.indices.last else { return }
    for listener in transaction.listeners {
      listener.animationDidBegin()
      if listener.criteria == .logicallyComplete {
        movements[last].logicalListeners.append(listener)
      } else {
        movements[last].removalListeners.append(listener)
      }
    }
  }

  /// D35: what has not been shown yet is replaced.
  private func mergePending(
    _ interval: Data, _ animation: Animation, _ transaction: Transaction, at time: Double
  ) -> Bool {
    guard let last = movements.indices.last, !movements[last].hasStarted, movements[last].start == time else {
      return false
    }
    movements[last].interval += interval
    movements[last].animation = animation
    movements[last].isEndless = animation.box.isEndless || transaction.isEndless
    return true
  }

  /// D34: a spring goes on with the velocity that the value has; other animations may take over one of their kind.
  private func takeOver(
    _ interval: Data, _ animation: Animation, _ transaction: Transaction, _ environment: EnvironmentValues,
    at time: Double
  ) -> Bool {
    let active = movements.indices.filter { !movements[$0].isSuperseded }
    guard let first = active.first else { return false }
    if let spring = animation.fluidSpring {
      takeOverAll(active, interval, animation, spring, transaction, environment, at: time)
      return true
    }
    let old = movements[first]
    var context = old.context
    guard active.count == 1, !old.isEndless,
      animation.shouldMerge(
        previous: old.animation, value: old.interval, time: time - old.start, context: &context)
    else { return false }
    let merged = makeMovement(old.interval + interval, animation, transaction, environment, at: old.start)
    merged.context = context
    merged.progress = old.progress
    merged.hasStarted = true
    supersede(active, by: merged)
    return true
  }

  /// D36: an endless animation is over when another one begins, which starts at the current value.
  private func takeRestOfEndless() -> Data {
    var rest = Data.zero
    for movement in movements where movement.isEndless && !movement.isSuperseded {
      rest += movement.interval - movement.progress
    }
    movements.removeAll { $0.isEndless }
    return rest
  }

  private func takeOverAll(
    _ active: [Int], _ interval: Data, _ animation: Animation, _ spring: FluidSpringAnimation,
    _ transaction: Transaction, _ environment: EnvironmentValues, at time: Double
  ) {
    var whole = interval
    var position = Data.zero
    var velocity = Data.zero
    for index in active {
      let movement = movements[index]
      whole += movement.interval
      position += movement.progress
      velocity +=
        movement.animation.velocity(
          value: movement.interval, time: time - movement.start, context: movement.context) ?? .zero
    }
    let merged = makeMovement(whole, animation, transaction, environment, at: time)
    spring.takeOver(
      position, velocity, 0, to: whole, from: movements[active[active.count - 1]].animation, &merged.context)
    merged.progress = position
    merged.hasStarted = true
    supersede(active, by: merged)
  }

  /// The old movements stay for listeners to their logical end (D38); the other listeners move to the new one.
  private func supersede(_ indices: [Int], by merged: Movement) {
    for index in indices {
      movements[index].isSuperseded = true
      merged.removalListeners += movements[index].removalListeners
      movements[index].removalListeners = []
    }
    movements.removeAll { $0.isSuperseded && ($0.logicalListeners.isEmpty || $0.isEndless) }
    movements.append(merged)
  }

  // MARK: Time

  override func step(to time: Double, _ graphAnimator: GraphAnimator) -> Bool {
    hideHitch(at: time)
    return update(to: time, graphAnimator)
  }

  /// D35: a long pause right after the beginning was no part of the movement.
  private func hideHitch(at time: Double) {
    for index in movements.indices where !movements[index].hasStarted {
      movements[index].hasStarted = true
      let movement = movements[index]
      guard time - movement.start > GraphAnimator.longestHitch else { continue }
      let late = Movement(
        animation: movement.animation, interval: movement.interval, start: time - GraphAnimator.frame,
        context: movement.context, progress: movement.progress, isEndless: movement.isEndless)
      late.logicalListeners = movement.logicalListeners
      late.removalListeners = movement.removalListeners
      late.hasStarted = true
      movements[index] = late
    }
  }

  private func update(to time: Double, _ graphAnimator: GraphAnimator) -> Bool {
    var sum = Data.zero
    var isAnyOver = false
    for movement in movements {
      let isOver = !advance(movement, to: time, graphAnimator)
      if isOver {
        isAnyOver = true
      } else if !movement.isSuperseded {
        sum += movement.progress - movement.interval
      }
    }
    if isAnyOver { movements.removeAll { $0.isSuperseded && $0.logicalListeners.isEmpty } }
    deviation = sum
    return !movements.isEmpty
  }

  /// Returns whether the movement goes on.
  private func advance(_ movement: Movement, to time: Double, _ graphAnimator: GraphAnimator) -> Bool {
    let elapsed = time - movement.start
    let progress = movement.animation.animate(
      value: movement.interval, time: elapsed, context: &movement.context)
    var isOver = progress == nil
    if let progress {
      movement.progress = progress
      // A movement that has arrived for good is over, without another identical frame.
      isOver = progress == movement.interval && movement.hasStarted && isOverAfter(movement, elapsed)
    }
    if isOver || movement.context.isLogicallyComplete { graphAnimator.end(&movement.logicalListeners) }
    guard isOver else { return true }
    graphAnimator.end(&movement.removalListeners)
    movement.isSuperseded = true
    return false
  }

  private func isOverAfter(_ movement: Movement, _ elapsed: Double) -> Bool {
    var context = movement.context
    return movement.animation.animate(value: movement.interval, time: elapsed + 1e-6, context: &context) == nil
  }

  override func stop(_ graphAnimator: GraphAnimator) {
    for movement in movements {
      graphAnimator.end(&movement.logicalListeners)
      graphAnimator.end(&movement.removalListeners)
    }
    movements = []
    deviation = .zero
  }

  // MARK: Velocity (D10)

  /// Records a change of the model by `interval` without an animation, such as by a drag.
  func record(_ interval: Data, at time: Double) {
    var track = track ?? VelocityTracker()
    track.add(track.position + interval, at: time)
    self.track = track
  }

  func forgetVelocity() {
    track = nil
  }

  private func trackedVelocity(at time: Double) -> Data? {
    guard let track, !track.isOutdated(at: time) else { return nil }
    return track.velocity
  }

  override func remembersVelocity(at time: Double) -> Bool {
    track.map { !$0.isOutdated(at: time) } ?? false
  }

  override func letGo() {
    guard let node, !isRunning, track != nil, let transaction = node.animatingTransaction,
      let animation = transaction.animation, animation.fluidSpring != nil
    else { return }
    let graphAnimator = node.graph.animator
    if add(.zero, animation, transaction, node.scope.values, at: graphAnimator.now, graphAnimator) {
      graphAnimator.insert(self)
    }
  }
}

extension Animator {
  /// Lets what a node shows follow a change of the model by `interval`, as the update that is being made has it.
  static func follow(_ animator: inout Animator?, in node: ViewNode, _ interval: () -> Data) {
    let graphAnimator = node.graph.animator
    guard let transaction = node.animatingTransaction, let animation = transaction.animation else {
      return jump(&animator, in: node, interval)
    }
    let interval = interval()
    guard interval != .zero, interval.magnitudeSquared.isFinite else { return }
    let current = animator ?? Animator(node)
    let wasRunning = current.isRunning
    let isRunning = current.add(
      interval, animation, transaction, node.scope.values, at: graphAnimator.now, graphAnimator)
    animator = current
    if isRunning, !wasRunning { graphAnimator.insert(current) }
  }

  /// D34: without an animation it is there at once.
  private static func jump(_ animator: inout Animator?, in node: ViewNode, _ interval: () -> Data) {
    let graphAnimator = node.graph.animator
    let isTracked = graphAnimator.tracksVelocity(of: node)
    guard isTracked || animator != nil else { return }
    let interval = interval()
    guard interval != .zero, interval.magnitudeSquared.isFinite else { return }
    if let animator, animator.isRunning { animator.stop(graphAnimator) }
    guard isTracked else { return animator?.forgetVelocity() ?? () }
    let current = animator ?? Animator(node)
    current.record(interval, at: graphAnimator.now)
    animator = current
    graphAnimator.noteVelocity(of: current)
  }
}
