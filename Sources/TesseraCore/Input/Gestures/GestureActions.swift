/// A gesture with an action at its end.
nonisolated public struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value

  let gesture: Base
  let action: @MainActor (Base.Value) -> Void

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    EndedRecognizer(Base._makeRecognizer(gesture.gesture), gesture.action)
  }
}

/// A gesture with an action for each new value.
nonisolated public struct _ChangedGesture<Base: Gesture>: PrimitiveGesture where Base.Value: Equatable {
  public typealias Value = Base.Value

  let gesture: Base
  let action: @MainActor (Base.Value) -> Void

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    ChangedRecognizer(Base._makeRecognizer(gesture.gesture), gesture.action)
  }
}

/// A gesture whose value is made of that of another.
nonisolated public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let gesture: Base
  let transform: @MainActor (Base.Value) -> Value

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    MapRecognizer(Base._makeRecognizer(gesture.gesture), gesture.transform)
  }
}

/// Wraps another recognizer.
class WrappingRecognizer<Base, Value>: _GestureRecognizer<Value> {
  let base: _GestureRecognizer<Base>

  init(_ base: _GestureRecognizer<Base>) {
    self.base = base
    super.init()
  }

  /// The phase of this recognizer for a phase of the wrapped one. Overridden.
  func wrap(_ phase: GesturePhase<Base>) -> GesturePhase<Value> {
    fatalError("WrappingRecognizer is abstract.")
  }

  final override func receive(_ event: GestureEvent) {
    base.receive(event)
    phase = wrap(base.phase)
  }

  override func deliver(_ pass: GestureDelivery) {
    base.deliver(pass)
  }

  override func cancel() {
    base.cancel()
    super.cancel()
  }

  override var isRecognized: Bool { base.isRecognized }

  override var deadline: Duration? { base.deadline }

  override var clickCount: Int? { base.clickCount }
}

private final class EndedRecognizer<Value>: WrappingRecognizer<Value, Value> {
  private let action: @MainActor (Value) -> Void
  private var isDelivered = false

  init(_ base: _GestureRecognizer<Value>, _ action: @escaping @MainActor (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  override func wrap(_ phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }

  override func deliver(_ pass: GestureDelivery) {
    super.deliver(pass)
    guard pass == .actions, !isDelivered, case .ended(let value) = phase else { return }
    isDelivered = true
    action(value)
  }
}

private final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value, Value> {
  private let action: @MainActor (Value) -> Void
  private var last: Value?

  init(_ base: _GestureRecognizer<Value>, _ action: @escaping @MainActor (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  override func wrap(_ phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }

  override func deliver(_ pass: GestureDelivery) {
    super.deliver(pass)
    guard pass == .actions, case .active(let value) = phase, value != last else { return }
    last = value
    TransactionStack.trackingVelocity { action(value) }
  }
}

private final class MapRecognizer<Base, Value>: WrappingRecognizer<Base, Value> {
  private let transform: @MainActor (Base) -> Value

  init(_ base: _GestureRecognizer<Base>, _ transform: @escaping @MainActor (Base) -> Value) {
    self.transform = transform
    super.init(base)
  }

  override func wrap(_ phase: GesturePhase<Base>) -> GesturePhase<Value> {
    phase.map { transform($0) }
  }
}
