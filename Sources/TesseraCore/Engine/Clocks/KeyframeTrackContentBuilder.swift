/// Builds the keyframes of a track.
@resultBuilder
nonisolated public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a keyframe or a list of them.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// A closure without keyframes.
  public static func buildBlock() -> _KeyframeList<Value> {
    _KeyframeList(_segments: [])
  }

  /// The first keyframes of a closure.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }

  /// Puts keyframes one after another.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> {
    _KeyframeList(_segments: accumulated._segments + next._segments)
  }

  /// Puts the keyframes of a loop one after another.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeList<Value> {
    _KeyframeList(_segments: components.flatMap { $0._segments })
  }

  /// Takes the keyframes of the first branch.
  public static func buildEither<First: KeyframeTrackContent>(first component: First) -> _KeyframeList<Value>
  where First.Value == Value {
    _KeyframeList(_segments: component._segments)
  }

  /// Takes the keyframes of the second branch.
  public static func buildEither<Second: KeyframeTrackContent>(second component: Second) -> _KeyframeList<Value>
  where Second.Value == Value {
    _KeyframeList(_segments: component._segments)
  }

  /// Takes the keyframes of an `if`; none where its condition does not hold.
  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> _KeyframeList<Value> {
    _KeyframeList(_segments: component?._segments ?? [])
  }
}
