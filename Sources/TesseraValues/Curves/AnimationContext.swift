import Foundation

/// The context in which an animation computes a value, and its state until the next one.
nonisolated public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps between its calls.
  public var state: AnimationState<Value>
  /// Whether the animation counts as logically complete, though it may still move a little (D38).
  public var isLogicallyComplete = false
  /// The surroundings of the view whose value moves.
  public let environment: EnvironmentValues

  package init(environment: EnvironmentValues, state: AnimationState<Value> = AnimationState()) {
    self.environment = environment
    self.state = state
  }

  /// The context with another state, for an animation inside this one.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(environment: environment, state: state)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}
