import Foundation

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

/// What a track of keyframes consists of (D51).
nonisolated public protocol KeyframeTrackContent<Value> {
  /// The type of what moves.
  associatedtype Value: Animatable

  /// The segments, in order.
  var _segments: [_KeyframeSegment<Value>] { get }
}

/// Moves to a value along a timing curve, linear by default.
nonisolated public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]

  /// - Parameter duration: seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _segments = [_KeyframeSegment(kind: .linear(timingCurve), goal: to, duration: duration.asKeyframeDuration)]
  }
}

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

/// Jumps to another value.
nonisolated public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]

  /// Jumps to a value. It takes no time.
  public init(_ to: Value) {
    _segments = [_KeyframeSegment(kind: .move, goal: to, duration: 0)]
  }
}

extension TimeInterval {
  nonisolated fileprivate var asKeyframeDuration: TimeInterval { isFinite ? max(0, self) : 0 }
}

/// Keyframes one after the other.
nonisolated public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]
}

/// Builds the keyframes of a track.
@resultBuilder
nonisolated public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a keyframe or a list of them.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Puts keyframes one after another.
  public static func buildBlock(_ parts: any KeyframeTrackContent<Value>...) -> _KeyframeList<Value> {
    _KeyframeList(_segments: parts.flatMap { $0._segments })
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

/// The keyframes of one part of a value.
nonisolated public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Keyframes of a part of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public func _tracks(from value: Root, velocities: _KeyframeVelocities) -> [_KeyframeRun<Root>] {
    KeyframePath.tracks(content._segments, keyPath, from: value, velocities)
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

  /// Lets tracks run at the same time.
  public static func buildBlock(_ parts: any Keyframes<Value>...) -> _TupleKeyframes<Value> {
    _TupleKeyframes(parts: parts)
  }
}

/// Keyframes of a whole value.
nonisolated public struct _WholeValueKeyframes<Value: Animatable>: Keyframes {
  let segments: [_KeyframeSegment<Value>]

  public func _tracks(from value: Value, velocities: _KeyframeVelocities) -> [_KeyframeRun<Value>] {
    KeyframePath.tracks(segments, \.self, from: value, velocities)
  }
}
