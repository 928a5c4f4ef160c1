/// Two gestures that are recognized at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of the recognized gestures.
  public struct Value {
    /// The value of the first one; nil until it is recognized.
    public var first: First.Value?
    /// The value of the second one; nil until it is recognized.
    public var second: Second.Value?
  }

  /// One of the two gestures.
  public var first: First
  /// The other one.
  public var second: Second

  /// Two gestures at the same time.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    SimultaneousRecognizer<First, Second>(
      First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
  }
}

nonisolated extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
nonisolated extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
nonisolated extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SimultaneousGesture<First, Second>.Value>
{
  override func receive(_ event: GestureEvent) {
    first.receive(event)
    second.receive(event)
    let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
    if first.isOver, second.isOver {
      phase = first.hasEnded || second.hasEnded ? .ended(value) : .failed
    } else if value.first != nil || value.second != nil {
      phase = .active(value)
    }
  }

  override var isRecognized: Bool { first.isRecognized || second.isRecognized }
}

/// Recognizes two gestures.
class PairRecognizer<First: Gesture, Second: Gesture, Value>: _GestureRecognizer<Value> {
  let first: _GestureRecognizer<First.Value>
  let second: _GestureRecognizer<Second.Value>

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
    super.init()
  }

  override func deliver(_ pass: GestureDelivery) {
    first.deliver(pass)
    second.deliver(pass)
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    super.cancel()
  }

  override var deadline: Duration? {
    guard let one = first.deadline else { return second.deadline }
    return second.deadline.map { min(one, $0) } ?? one
  }

  override var clickCount: Int? {
    guard let one = first.clickCount else { return second.clickCount }
    return second.clickCount.map { max(one, $0) } ?? one
  }
}
