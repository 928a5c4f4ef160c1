/// A key for something that an animation keeps between its calls.
public protocol AnimationStateKey {
  /// The type of what is kept.
  associatedtype Value

  /// What an animation finds before it kept anything.
  static var defaultValue: Value { get }
}
