/// How far something that a node shows is behind the model, while it moves (D1).
@MainActor
struct Moving<Data: VectorArithmetic> {
  private var animator: Animator<Data>?

  /// What is to be added to the model's data; nil while nothing moves.
  var deviation: Data? {
    guard let animator, animator.isRunning else { return nil }
    return animator.deviation
  }

  /// Lets what is shown follow a change of the model, as the update that is being made has it.
  ///
  /// - Parameter interval: the new data less the old.
  mutating func follow(in node: ViewNode, _ interval: () -> Data) {
    Animator.follow(&animator, in: node, interval)
  }

  /// Lets what is shown follow a change of the model by `interval`, by an animation of its own.
  fileprivate mutating func run(
    _ interval: Data, _ animation: Animation, _ velocity: Data?, in node: ViewNode, _ onEnd: (() -> Void)?
  ) {
    let motion = node.graph.motion
    let current = animator ?? Animator(node)
    let wasRunning = current.isRunning
    var transaction = Transaction(animation: animation)
    if let onEnd { transaction.add(AnimationListener(.removed, onEnd)) }
    let isRunning = current.add(
      interval, animation, transaction, node.scope.values, at: motion.now, motion, velocity: velocity)
    animator = current
    if isRunning, !wasRunning { motion.insert(current) }
  }

  fileprivate func handOver(to node: ViewNode) {
    animator?.node = node
  }
}

/// A value of a node that is shown on its way when an animated update changes it (D1).
@MainActor
struct Animated<Value: Animatable> {
  /// The newest value.
  private(set) var model: Value
  private var moving = Moving<Value.AnimatableData>()

  init(_ model: Value) {
    self.model = model
  }

  /// The value on its way.
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
  ///   - velocity: how fast the value is moved already, a second; nil for as fast as it goes at the moment.
  ///   - onEnd: called when it has arrived, also by another movement that took over.
  mutating func move(
    to newModel: Value, by animation: Animation, velocity: Value.AnimatableData? = nil, in node: ViewNode,
    onEnd: (() -> Void)? = nil
  ) {
    let interval = newModel.animatableData - model.animatableData
    model = newModel
    moving.run(interval, animation, velocity, in: node, onEnd)
  }

  /// What moves belongs to another node from now on, which goes on with it.
  func handOver(to node: ViewNode) {
    moving.handOver(to: node)
  }

  /// Takes a new value, as the update that is being made has it.
  mutating func set(_ newModel: Value, in node: ViewNode) {
    let old = model
    model = newModel
    moving.follow(in: node) { newModel.animatableData - old.animatableData }
  }
}
