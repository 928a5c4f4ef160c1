/// The difference between the model and the presented data while it is animated (D1).
@MainActor
struct AnimatedDeviation<Data: VectorArithmetic> {
  private var animator: Animator<Data>?

  /// The deviation to add to the model's data; nil at rest.
  var deviation: Data? {
    guard let animator, animator.isRunning else { return nil }
    return animator.deviation
  }

  /// Animates a change of the model with the transaction of the current update.
  ///
  /// - Parameter interval: the new data less the old.
  mutating func follow(in node: ViewNode, _ interval: () -> Data) {
    Animator.follow(&animator, in: node, interval)
  }

  /// Animates a change of the model by `interval` with the given animation.
  fileprivate mutating func run(
    _ interval: Data, _ animation: Animation, _ velocity: Data?, in node: ViewNode, _ onEnd: (() -> Void)?
  ) {
    let graphAnimator = node.graph.animator
    let current = animator ?? Animator(node)
    let wasRunning = current.isRunning
    var transaction = Transaction(animation: animation)
    if let onEnd { transaction.add(AnimationListener(.removed, onEnd)) }
    let isRunning = current.add(
      interval, animation, transaction, node.scope.values, at: graphAnimator.now, graphAnimator, velocity: velocity)
    animator = current
    if isRunning, !wasRunning { graphAnimator.insert(current) }
  }

  fileprivate func handOver(to node: ViewNode) {
    animator?.node = node
  }
}

/// A value of a node that is interpolated when an animated update changes it (D1).
@MainActor
struct Animated<Value: Animatable> {
  /// The newest value.
  private(set) var model: Value
  private var moving = AnimatedDeviation<Value.AnimatableData>()

  init(_ model: Value) {
    self.model = model
  }

  /// The value that is presented at the moment.
  var shown: Value {
    guard let deviation = moving.deviation else { return model }
    var value = model
    value.animatableData = model.animatableData + deviation
    return value
  }

  var isMoving: Bool { moving.deviation != nil }

  /// Moves to a new value with the given animation instead of the update's.
  ///
  /// - Parameters:
  /// - velocity: the initial velocity, per second; nil for the current one.
  /// - onEnd: called when the value has arrived, even by another animation that took over.
  mutating func move(
    to newModel: Value, by animation: Animation, velocity: Value.AnimatableData? = nil, in node: ViewNode,
    onEnd: (() -> Void)? = nil
  ) {
    let interval = newModel.animatableData - model.animatableData
    model = newModel
    moving.run(interval, animation, velocity, in: node, onEnd)
  }

  /// Transfers the running animation to another node.
  func handOver(to node: ViewNode) {
    moving.handOver(to: node)
  }

  /// Sets a new value with the transaction of the current update.
  mutating func set(_ newModel: Value, in node: ViewNode) {
    let old = model
    model = newModel
    moving.follow(in: node) { newModel.animatableData - old.animatableData }
  }
}
