import Foundation

/// Moves to a value along a cubic curve that joins its neighbors smoothly.
nonisolated public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]

  /// - Parameters:
  ///   - duration: seconds.
  ///   - startVelocity: at the beginning, a second; nil for what goes on smoothly.
  ///   - endVelocity: at the end, a second; nil for what goes on smoothly.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _segments = [
      _KeyframeSegment(
        kind: .cubic(start: startVelocity, end: endVelocity), goal: to, duration: duration.asKeyframeDuration)
    ]
  }
}
