/// A gesture for which keys have to be held down (J372).
nonisolated public struct _ModifiersGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value

  let gesture: Base
  let modifiers: EventModifiers

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    ModifiersRecognizer(Base._makeRecognizer(gesture.gesture), gesture.modifiers)
  }
}

/// Fails where the keys are not held when the press begins.
private final class ModifiersRecognizer<Value>: _GestureRecognizer<Value> {
  private let base: _GestureRecognizer<Value>
  private let modifiers: EventModifiers
  private var hasBegun = false

  init(_ base: _GestureRecognizer<Value>, _ modifiers: EventModifiers) {
    self.base = base
    self.modifiers = modifiers
    super.init()
  }

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    if !hasBegun {
      hasBegun = true
      guard event.node.graph.pointer.modifiers.isSuperset(of: modifiers) else { return cancel() }
    }
    base.receive(event)
    phase = base.phase
  }

  override func deliver(_ pass: GestureDelivery) {
    base.deliver(pass)
  }

  override func cancel() {
    base.cancel()
    super.cancel()
  }

  override var deadline: Duration? { base.deadline }

  override var clickCount: Int? { base.clickCount }
}

extension Gesture {
  /// The gesture for presses that begin while some keys are held down; others may be held, too (J372).
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(gesture: self, modifiers: modifiers)
  }
}
