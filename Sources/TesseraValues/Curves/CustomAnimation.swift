import Foundation

/// An animation whose movement a program calculates (D55).
nonisolated public protocol CustomAnimation: Hashable, Sendable, _RemoveGlobalActorIsolation {
  /// How far a vector has come after some time.
  ///
  /// - Parameters:
  ///   - value: the whole way: the difference between the new value and the old one.
  ///   - time: seconds since the start.
  ///   - context: what the animation keeps between its calls, and its surroundings.
  /// - Returns: the part of the way that lies behind; nil when the animation is over.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the vector moves after some time, a second; nil if that is not known.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation goes on where `previous` is at the moment, with its state and its time. Otherwise both run
  /// and their movements are added (D34).
  ///
  /// - Parameters:
  ///   - value: the whole way of the previous animation.
  ///   - time: seconds since its start.
  ///   - context: its state, to be made the new animation's.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

nonisolated extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}
