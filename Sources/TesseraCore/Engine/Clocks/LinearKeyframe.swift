import Foundation

/// Moves to a value along a timing curve, linear by default.
nonisolated public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]

  /// - Parameter duration: seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _segments = [_KeyframeSegment(kind: .linear(timingCurve), goal: to, duration: duration.asKeyframeDuration)]
  }
}
