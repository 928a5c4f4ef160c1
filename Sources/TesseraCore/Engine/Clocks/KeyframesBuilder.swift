/// Builds tracks.
@resultBuilder
nonisolated public struct KeyframesBuilder<Value> {
  /// Takes a track.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Keyframes by themselves are a track of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _WholeValueKeyframes<Value>
  where K.Value == Value, Value: Animatable {
    _WholeValueKeyframes(segments: expression._segments)
  }

  /// A closure with one track: that track.
  public static func buildBlock<K: Keyframes>(_ keyframes: K) -> K where K.Value == Value {
    keyframes
  }

  /// Puts keyframes of the whole value one after another.
  public static func buildBlock(_ parts: _WholeValueKeyframes<Value>...) -> _WholeValueKeyframes<Value>
  where Value: Animatable {
    _WholeValueKeyframes(segments: parts.flatMap { $0.segments })
  }

  /// Takes the tracks of the first branch.
  public static func buildEither(first component: some Keyframes<Value>) -> _TupleKeyframes<Value> {
    _TupleKeyframes(parts: [component])
  }

  /// Takes the tracks of the second branch.
  public static func buildEither(second component: some Keyframes<Value>) -> _TupleKeyframes<Value> {
    _TupleKeyframes(parts: [component])
  }

  /// Lets the tracks of a loop run at the same time.
  public static func buildArray(_ components: [some Keyframes<Value>]) -> _TupleKeyframes<Value> {
    _TupleKeyframes(parts: components)
  }

  /// Lets tracks run at the same time.
  public static func buildBlock(_ parts: any Keyframes<Value>...) -> _TupleKeyframes<Value> {
    _TupleKeyframes(parts: parts)
  }
}

/// Several tracks at the same time.
nonisolated public struct _TupleKeyframes<Value>: Keyframes {
  let parts: [any Keyframes<Value>]

  public func _tracks(from value: Value, velocities: _KeyframeVelocities) -> [_KeyframeRun<Value>] {
    var result: [_KeyframeRun<Value>] = []
    for part in parts {
      var own = _KeyframeVelocities()
      own.values = Array(velocities.values.dropFirst(result.count))
      result += part._tracks(from: value, velocities: own)
    }
    return result
  }
}

/// Keyframes of a whole value.
nonisolated public struct _WholeValueKeyframes<Value: Animatable>: Keyframes {
  let segments: [_KeyframeSegment<Value>]

  public func _tracks(from value: Value, velocities: _KeyframeVelocities) -> [_KeyframeRun<Value>] {
    KeyframePath.tracks(segments, \.self, from: value, velocities)
  }
}
