/// A gesture that changes a gesture state while it is active (E5).
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value

  /// The gesture that changes the state.
  public var base: Base
  /// The state that is changed.
  public var state: GestureState<State>
  public var body: Never {
    fatalError("GestureStateGesture is a primitive gesture: its body must not be called.")
  }
  let update: @MainActor (Base.Value, inout State, inout Transaction) -> Void

  /// Changes a state while a gesture goes on.
  ///
  /// - Parameter body: is told the gesture's value, and changes the state and the transaction of that write.
  @preconcurrency
  nonisolated public init(
    base: Base, state: GestureState<State>,
    body: @escaping @MainActor (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    StateRecognizer(Base._makeRecognizer(gesture.base), gesture)
  }
}

/// Changes a gesture state with each event, and resets it in the end.
private final class StateRecognizer<Base: Gesture, State>: WrappingRecognizer<Base.Value, Base.Value> {
  private let gesture: GestureStateGesture<Base, State>
  private var isChanged = false

  init(_ base: _GestureRecognizer<Base.Value>, _ gesture: GestureStateGesture<Base, State>) {
    self.gesture = gesture
    super.init(base)
  }

  override func wrap(_ phase: GesturePhase<Base.Value>) -> GesturePhase<Base.Value> { phase }

  override func deliver(_ pass: GestureDelivery) {
    super.deliver(pass)
    guard pass == .updates else { return }
    switch phase {
    case .active(let value):
      isChanged = true
      TransactionStack.trackingVelocity { gesture.state.change { gesture.update(value, &$0, &$1) } }
    case .ended, .failed: reset()
    case .possible: break
    }
  }

  override func cancel() {
    super.cancel()
    reset()
  }

  private func reset() {
    guard isChanged else { return }
    isChanged = false
    gesture.state.resetValue()
  }
}
