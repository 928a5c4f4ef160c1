/// A type-erased gesture.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  private let make: @MainActor () -> _GestureRecognizer<Value>

  /// Wraps a gesture of any type with this value.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    let gesture = UncheckedSendable(gesture)
    make = { T._makeRecognizer(gesture.value) }
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    gesture.make()
  }
}

extension Gesture {
  /// This gesture and another one, recognized at the same time.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, followed by another one.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or another one if this one is not recognized.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
