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
  /// The kind of input.
  var inputKind: GestureInputKinds
  /// The movement of two fingers; nil for one point of contact.
  var pinch: Pinch?
  /// The node that the gesture belongs to, for coordinates in its space.
  unowned var node: LayoutNode
}

/// The phase of a gesture.
enum GesturePhase<Value> {
  /// It may still be recognized.
  case possible
  /// It is active, with its current value.
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
