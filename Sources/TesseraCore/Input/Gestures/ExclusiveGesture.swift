/// Two gestures of which one is recognized; the first has precedence.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the one that is recognized.
  public enum Value {
    /// The first one is recognized.
    case first(First.Value)
    /// The second one is recognized, and the first one is not.
    case second(Second.Value)
  }

  /// The gesture that goes before.
  public var first: First
  /// The gesture that is recognized if the first one is not.
  public var second: Second

  /// The first of two gestures that is recognized.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>(
      First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
  }
}

nonisolated extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
nonisolated extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, ExclusiveGesture<First, Second>.Value>
{
  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    first.receive(event)
    second.receive(event)
    if first.isRecognized {
      if !second.isOver { second.cancel() }
      phase = first.phase.map { .first($0) }
    } else if first.isOver {
      phase = second.phase.map { .second($0) }
    }
  }

  /// The second gesture acts only after the first one has failed.
  override func deliver(_ pass: GestureDelivery) {
    first.deliver(pass)
    if first.isOver, !first.hasEnded { second.deliver(pass) }
  }

  override var isRecognized: Bool {
    first.isRecognized || (first.isOver && second.isRecognized)
  }
}
