/// A gesture of the user, and its actions.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value

  /// The type of the gesture that this one is made of; `Never` for those that the engine knows.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  var body: Body { get }

  /// Makes the recognizer of this gesture for one press.
  @MainActor static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Body._makeRecognizer(gesture.body)
  }
}

extension Never: Gesture {
  public typealias Value = Never

  @MainActor public static func _makeRecognizer(_ gesture: Never) -> _GestureRecognizer<Never> {}
}

/// A gesture with a recognizer of the engine, without a body.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never {
    fatalError("\(Self.self) is a primitive gesture: its body must not be called.")
  }
}

extension Gesture {
  /// Runs an action when the gesture is over.
  @preconcurrency
  nonisolated public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }

  /// Changes a gesture state while the gesture is active; it is reset when the gesture is over or cancelled (E5).
  @preconcurrency
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// The gesture with another value.
  @preconcurrency
  nonisolated public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(gesture: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action when the gesture's value changes.
  @preconcurrency
  nonisolated public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(gesture: self, action: action)
  }
}
