import Foundation

/// What a track of keyframes consists of (D51).
nonisolated public protocol KeyframeTrackContent<Value> {
  /// The type of what moves.
  associatedtype Value: Animatable

  /// The segments, in order.
  var _segments: [_KeyframeSegment<Value>] { get }
}

/// A segment of a track: from the current value to another.
nonisolated public struct _KeyframeSegment<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
    case move
  }

  let kind: Kind
  let goal: Value
  /// Seconds.
  let duration: TimeInterval
}

/// Keyframes one after the other.
nonisolated public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]
}

extension TimeInterval {
  nonisolated var asKeyframeDuration: TimeInterval { isFinite ? max(0, self) : 0 }
}
