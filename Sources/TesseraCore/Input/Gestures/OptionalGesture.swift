extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  /// A missing gesture is never recognized.
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    guard let gesture else {
      let recognizer = _GestureRecognizer<Value>()
      recognizer.cancel()
      return recognizer
    }
    return Wrapped._makeRecognizer(gesture)
  }
}
