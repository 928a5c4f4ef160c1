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

  /// Takes a new value, as the update that is being made has it.
  mutating func set(_ newModel: Value, in node: ViewNode) {
    let old = model
    model = newModel
    moving.follow(in: node) { newModel.animatableData - old.animatableData }
  }
}
