/// Animates the data of a view or modifier with a body: the body runs with interpolated values (D54).
@MainActor
class BodyAnimator<Value> {
  func follow(from old: Value, to new: Value, in node: ViewNode) {}

  func shown(_ model: Value) -> Value { model }

  /// The animation for values of a type; nil if the type is not animatable.
  static func make() -> BodyAnimator<Value>? {
    guard let type = Value.self as? any Animatable.Type else { return nil }
    func make<AnimatedDeviation: Animatable>(_ type: AnimatedDeviation.Type) -> AnyObject? {
      AnimatedDeviation.AnimatableData.self == EmptyAnimatableData.self
        ? nil : AnimatableBodyAnimator<AnimatedDeviation>()
    }
    return make(type) as? BodyAnimator<Value>
  }
}

private final class AnimatableBodyAnimator<Value: Animatable>: BodyAnimator<Value> {
  private var moving = AnimatedDeviation<Value.AnimatableData>()

  override func follow(from old: Value, to new: Value, in node: ViewNode) {
    moving.follow(in: node) { new.animatableData - old.animatableData }
  }

  override func shown(_ model: Value) -> Value {
    guard let deviation = moving.deviation else { return model }
    var value = model
    value.animatableData = model.animatableData + deviation
    return value
  }
}
