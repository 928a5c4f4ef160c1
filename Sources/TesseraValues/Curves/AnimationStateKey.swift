/// A key for something that an animation keeps between its calls.
public protocol AnimationStateKey {
  /// The type of what is kept.
  associatedtype Value

  /// The value of animations that stored none.
  static var defaultValue: Value { get }
}
