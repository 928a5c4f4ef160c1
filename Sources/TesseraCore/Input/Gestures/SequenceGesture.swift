/// A gesture that begins when another one is over.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The phase of the two gestures.
  public enum Value {
    /// The first one is active.
    case first(First.Value)
    /// The first one is over; the second one has the value, nil if it has not begun.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that begins when the first one is over.
  public var second: Second

  /// One gesture after the other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>(
      First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
  }
}

nonisolated extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
nonisolated extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SequenceGesture<First, Second>.Value>
{
  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    switch first.phase {
    case .ended(let value): receiveSecond(event, value)
    case .failed: phase = .failed
    case .possible, .active:
      first.receive(event)
      switch first.phase {
      case .possible: break
      case .active(let value): phase = .active(.first(value))
      case .failed: phase = .failed
      case .ended(let value):
        // If the first one ends with the press, the second one waits for the next.
        if event.kind == .waited { begin(event) }
        phase = .active(.second(value, second.phase.value))
      }
    }
  }

  /// The pointer is down already when the second gesture begins.
  private func begin(_ event: GestureEvent) {
    var down = event
    down.kind = .down
    second.receive(down)
  }

  private func receiveSecond(_ event: GestureEvent, _ value: First.Value) {
    second.receive(event)
    switch second.phase {
    case .possible: phase = .active(.second(value, nil))
    case .active(let other): phase = .active(.second(value, other))
    case .ended(let other): phase = .ended(.second(value, other))
    case .failed: phase = .failed
    }
  }

  override var isRecognized: Bool { first.hasEnded && !isFailed }

  private var isFailed: Bool { isOver && !hasEnded }

  override var deadline: Duration? { first.isOver ? second.deadline : first.deadline }

  override var clickCount: Int? { first.isOver ? second.clickCount : first.clickCount }
}
