import Foundation

/// The path of one value through its keyframes.
nonisolated struct KeyframePath<Value: Animatable> {
  typealias Data = Value.AnimatableData

  private struct Piece {
    enum Form {
      case linear(UnitCurve)
      case cubic(startVelocity: Data, endVelocity: Data)
      case spring(Spring, startVelocity: Data)
      case move
    }

    let form: Form
    let start: Data
    let goal: Data
    let startTime: TimeInterval
    let duration: TimeInterval
  }

  private var pieces: [Piece] = []
  private let first: Data
  private(set) var duration: TimeInterval = 0

  init(_ segments: [_KeyframeSegment<Value>], from value: Value, velocity: Data) {
    first = value.animatableData
    var position = first
    var speed = velocity
    for (index, segment) in segments.enumerated() {
      let piece = Piece(
        form: Self.form(segment, at: index, in: segments, from: position, velocity: speed), start: position,
        goal: segment.goal.animatableData, startTime: duration, duration: segment.duration)
      pieces.append(piece)
      duration += segment.duration
      position = Self.value(piece, segment.duration)
      speed = Self.velocity(piece, segment.duration)
    }
  }

  private static func form(
    _ segment: _KeyframeSegment<Value>, at index: Int, in segments: [_KeyframeSegment<Value>], from position: Data,
    velocity: Data
  ) -> Piece.Form {
    switch segment.kind {
    case .linear(let curve): return .linear(curve)
    case .move: return .move
    case .spring(let spring, let start):
      return .spring(spring, startVelocity: start?.animatableData ?? velocity)
    case .cubic(let start, let end):
      return .cubic(
        startVelocity: start?.animatableData ?? velocity,
        endVelocity: end?.animatableData ?? endVelocity(segment, at: index, in: segments, from: position))
    }
  }

  /// The velocity between two curves: the average of both. At the end it is 0.
  private static func endVelocity(
    _ segment: _KeyframeSegment<Value>, at index: Int, in segments: [_KeyframeSegment<Value>], from position: Data
  ) -> Data {
    guard index + 1 < segments.count else { return .zero }
    let next = segments[index + 1]
    if case .move = next.kind { return .zero }
    let time = segment.duration + next.duration
    return time > 0 ? (next.goal.animatableData - position).scaled(by: 1 / time) : .zero
  }

  // MARK: Values

  func value(at time: TimeInterval) -> Data {
    guard let piece = piece(at: time) else { return first }
    return Self.value(piece, min(max(time - piece.startTime, 0), piece.duration))
  }

  /// A second.
  func velocity(at time: TimeInterval) -> Data {
    guard time < duration, let piece = piece(at: time) else { return .zero }
    return Self.velocity(piece, max(time - piece.startTime, 0))
  }

  /// The last piece that has begun.
  private func piece(at time: TimeInterval) -> Piece? {
    var found = pieces.first
    for piece in pieces where piece.startTime <= time { found = piece }
    // A segment after a move begins at the move's target.
    return found
  }

  private static func value(_ piece: Piece, _ time: TimeInterval) -> Data {
    let way = piece.goal - piece.start
    let part = piece.duration > 0 ? time / piece.duration : 1
    switch piece.form {
    case .linear(let curve):
      return piece.start + way.scaled(by: curve.value(at: part))
    case .move:
      return piece.goal
    case .spring(let spring, let startVelocity):
      return piece.start + spring.value(target: way, initialVelocity: startVelocity, time: time)
    case .cubic(let startVelocity, let endVelocity):
      let (square, cube) = (part * part, part * part * part)
      return piece.start + way.scaled(by: 3 * square - 2 * cube)
        + startVelocity.scaled(by: (cube - 2 * square + part) * piece.duration)
        + endVelocity.scaled(by: (cube - square) * piece.duration)
    }
  }

  private static func velocity(_ piece: Piece, _ time: TimeInterval) -> Data {
    guard piece.duration > 0 else { return .zero }
    let way = piece.goal - piece.start
    let part = time / piece.duration
    switch piece.form {
    case .linear(let curve):
      return way.scaled(by: curve.velocity(at: part) / piece.duration)
    case .move:
      return .zero
    case .spring(let spring, let startVelocity):
      return spring.velocity(target: way, initialVelocity: startVelocity, time: time)
    case .cubic(let startVelocity, let endVelocity):
      let square = part * part
      return way.scaled(by: (6 * part - 6 * square) / piece.duration)
        + startVelocity.scaled(by: 3 * square - 4 * part + 1) + endVelocity.scaled(by: 3 * square - 2 * part)
    }
  }

  // MARK: Tracks

  /// The keyframes as tracks of a part of `Root`.
  static func tracks<Root>(
    _ segments: [_KeyframeSegment<Value>], _ keyPath: WritableKeyPath<Root, Value>, from root: Root,
    _ velocities: _KeyframeVelocities
  ) -> [_KeyframeRun<Root>] {
    let velocity = velocities.values.first.flatMap { $0 as? Data } ?? .zero
    let path = KeyframePath(segments, from: root[keyPath: keyPath], velocity: velocity)
    return [
      _KeyframeRun(
        duration: path.duration, update: { $0[keyPath: keyPath].animatableData = path.value(at: $1) },
        velocity: { path.velocity(at: $0) })
    ]
  }
}
