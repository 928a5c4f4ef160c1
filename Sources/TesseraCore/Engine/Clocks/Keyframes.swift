import Foundation

/// The tracks of a value (D51).
nonisolated public protocol Keyframes<Value> {
  /// The type of what moves.
  associatedtype Value

  /// The tracks, given the value at the beginning.
  func _tracks(from value: Value, velocities: _KeyframeVelocities) -> [_KeyframeRun<Value>]
}

/// How fast the parts of a value moved when a new run began.
nonisolated public struct _KeyframeVelocities {
  /// By track.
  var values: [Any?] = []

  init() {}
}

/// The run of one track.
nonisolated public struct _KeyframeRun<Value> {
  let duration: TimeInterval
  let update: (inout Value, TimeInterval) -> Void
  let velocity: (TimeInterval) -> Any
}
