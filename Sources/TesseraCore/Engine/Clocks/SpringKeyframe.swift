import Foundation

/// Moves to a value with a spring.
nonisolated public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]

  /// - Parameters:
  ///   - duration: seconds; nil for as long as the spring needs to come to rest.
  ///   - startVelocity: at the beginning, a second; nil for that of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    _segments = [
      _KeyframeSegment(
        kind: .spring(spring, start: startVelocity), goal: to,
        duration: (duration ?? spring.settlingDuration).asKeyframeDuration)
    ]
  }
}
