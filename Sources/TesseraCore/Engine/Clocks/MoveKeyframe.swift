/// Jumps to another value.
nonisolated public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]

  /// Jumps to a value. It takes no time.
  public init(_ to: Value) {
    _segments = [_KeyframeSegment(kind: .move, goal: to, duration: 0)]
  }
}
