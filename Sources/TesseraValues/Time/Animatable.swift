/// A type whose change can be shown as a movement through the values in between.
public protocol Animatable {
  /// The part of the value that is animated.
  associatedtype AnimatableData: VectorArithmetic

  /// What moves, as numbers. While it moves, it is set to values between the old and the new ones.
  var animatableData: AnimatableData { get set }
}

/// Views whose drawing follows their animatable data, so that no body runs for it.
public protocol _DrawnInMotion {}

extension Animatable where Self: VectorArithmetic {
  /// The value itself, which is made of numbers.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: no part of the value moves.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
