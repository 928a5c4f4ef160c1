/// Recognizes gestures of one point of contact: the pointer, a finger, a pen. It fails with two fingers.
class PointerRecognizer<Value>: _GestureRecognizer<Value> {
  private let inputKinds: GestureInputKinds

  /// - Parameter inputKinds: the kinds of input that the gesture reacts to; with others it fails (E17).
  init(inputKinds: GestureInputKinds = .all) {
    self.inputKinds = inputKinds
    super.init()
  }

  final override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    if event.pinch == nil, inputKinds.contains(event.inputKind) { follow(event) } else { phase = .failed }
  }

  /// Handles an event while the gesture is not over. Overridden.
  func follow(_ event: GestureEvent) {}
}
