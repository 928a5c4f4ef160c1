import Foundation

/// The precedence of a gesture over those inside of its view (E6).
enum GesturePriority {
  /// Those inside have precedence.
  case normal
  /// This one has precedence.
  case high
  /// A press that is held: it has precedence over other gestures, but not over one of its kind further in.
  case hold
  /// It is independent of the others.
  case simultaneous
}

nonisolated struct GestureModifier: WrapperModifier {
  var priority: GesturePriority
  var mask: GestureMask
  var makeRecognizer: @MainActor () -> any AnyGestureRecognizer

  init<G: Gesture>(_ gesture: G, _ priority: GesturePriority, _ mask: GestureMask) {
    let gesture = UncheckedSendable(gesture)
    self.init(priority, mask) { G._makeRecognizer(gesture.value) }
  }

  init(
    _ priority: GesturePriority, _ mask: GestureMask,
    makeRecognizer: @escaping @MainActor () -> any AnyGestureRecognizer
  ) {
    self.priority = priority
    self.mask = mask
    self.makeRecognizer = makeRecognizer
  }

  @MainActor func makeWrapper(_ context: _NodeContext) -> GestureNode {
    GestureNode(self, context)
  }

  @MainActor func update(_ wrapper: GestureNode) {
    wrapper.modifier = self
  }
}

/// Adds a gesture to its content.
final class GestureNode: WrapperNode, PressReceiver {
  var modifier: GestureModifier

  init(_ modifier: GestureModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  var gesturePriority: GesturePriority { modifier.priority }

  var gestureMask: GestureMask { modifier.mask }

  func makeRecognizer() -> any AnyGestureRecognizer {
    modifier.makeRecognizer()
  }
}

extension View {
  /// Adds a gesture; gestures inside of the view have precedence (E6).
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture, .normal, mask))
  }

  /// Adds a gesture that can be turned off; gestures inside of the view have precedence (E6).
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, .normal, isEnabled ? .all : .subviews))
  }

  /// Adds a gesture with precedence over those inside of the view (E6).
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture, .high, mask))
  }

  /// Adds a gesture that has precedence over those inside of the view and can be turned off (E6).
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, .high, isEnabled ? .all : .subviews))
  }

  /// Adds a gesture that is recognized together with those inside of the view (E6).
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture, .simultaneous, mask))
  }

  /// Adds a gesture that is recognized together with those inside of the view and can be turned off (E6).
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, .simultaneous, isEnabled ? .all : .subviews))
  }

  /// Runs an action when the view is tapped `count` times in a row (E1).
  @preconcurrency
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Runs an action when the view is tapped `count` times in a row with certain kinds of input (E1, E17).
  @preconcurrency
  nonisolated public func onTapGesture(
    count: Int = 1, inputKinds: GestureInputKinds, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    gesture(TapGesture(count: count, inputKinds: inputKinds).onEnded { _ in action() })
  }

  /// Runs an action when the view is tapped `count` times in a row, and tells it where (E1).
  @preconcurrency
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs an action when the view is tapped `count` times in a row, and tells it where (E1).
  @_disfavoredOverload @preconcurrency
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}
