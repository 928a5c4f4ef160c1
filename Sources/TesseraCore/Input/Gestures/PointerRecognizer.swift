/// Follows what one point of contact does: the pointer, a finger, a pen. With two fingers it is another gesture.
class PointerRecognizer<Value>: _GestureRecognizer<Value> {
  private let inputKinds: GestureInputKinds

  /// - Parameter inputKinds: with what the gesture is made; what is made with something else fails (E17).
  init(inputKinds: GestureInputKinds = .all) {
    self.inputKinds = inputKinds
    super.init()
  }

  final override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    if event.pinch == nil, inputKinds.contains(event.inputKind) { follow(event) } else { phase = .failed }
  }

  /// Takes an event in while the gesture is not over. Overridden.
  func follow(_ event: GestureEvent) {}
}
