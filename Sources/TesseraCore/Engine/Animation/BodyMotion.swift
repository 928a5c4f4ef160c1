/// Animates the data of a view or modifier with a body: the body runs with interpolated values (D54).
@MainActor
class BodyMotion<Value> {
  func follow(from old: Value, to new: Value, in node: ViewNode) {}

  func shown(_ model: Value) -> Value { model }

  /// The animation for values of a type; nil if the type is not animatable.
  static func make() -> BodyMotion<Value>? {
    guard let type = Value.self as? any Animatable.Type else { return nil }
    func make<Moving: Animatable>(_ type: Moving.Type) -> AnyObject? {
      Moving.AnimatableData.self == EmptyAnimatableData.self ? nil : AnimatableBodyMotion<Moving>()
    }
    return make(type) as? BodyMotion<Value>
  }
}

private final class AnimatableBodyMotion<Value: Animatable>: BodyMotion<Value> {
  private var moving = Moving<Value.AnimatableData>()

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
