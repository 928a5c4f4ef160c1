import Foundation

/// Something that happens to a press, in the coordinates of the surface.
struct GestureEvent {
  enum Kind {
    /// The pointer went down, the first time or for another click.
    case down
    case moved
    case up
    /// Time passed.
    case waited
  }

  var kind: Kind
  var location: CGPoint
  /// Where the pointer went down last.
  var start: CGPoint
  /// The farthest the pointer came from there, points.
  var distance: CGFloat
  /// By the host's clock.
  var time: Duration
  /// What it is done with.
  var inputKind: GestureInputKinds
  /// What two fingers did; nil for one point of contact.
  var pinch: Pinch?
  /// The node that the gesture belongs to; coordinates may be asked for in its space.
  unowned(unsafe) var node: LayoutNode
}

/// How far a gesture has come.
enum GesturePhase<Value> {
  /// It may still be recognized.
  case possible
  /// It goes on, with the value that it has now.
  case active(Value)
  /// It is over and was recognized.
  case ended(Value)
  /// It was not recognized, or another gesture was.
  case failed

  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}
