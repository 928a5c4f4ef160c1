/// Recognizes a gesture in one press (or several clicks).
///
/// Events change the phase; actions run only in `deliver`, which waits until all gestures with precedence over this one
/// have failed (E6).
@MainActor
public class _GestureRecognizer<Value> {
  var phase: GesturePhase<Value> = .possible

  init() {}

  /// Handles an event. Overridden.
  func receive(_ event: GestureEvent) {}

  /// Runs the actions for changes since the last call. Overridden by recognizers with actions.
  func deliver(_ pass: GestureDelivery) {}

  /// Another gesture was recognized, or the view is gone. Overrides call `super`.
  func cancel() {
    phase = .failed
  }

  /// Whether the gesture is recognized, which excludes others.
  var isRecognized: Bool {
    switch phase {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  /// When the recognizer next needs to know the time, by the host's clock.
  var deadline: Duration? { nil }

  /// How many clicks the gesture waits for; nil for other gestures.
  var clickCount: Int? { nil }
}

/// The order of the actions of one event (E5).
enum GestureDelivery: CaseIterable {
  /// `updating` and the reset of its state.
  case updates
  /// `onChanged` and `onEnded`.
  case actions
}

/// A type-erased recognizer.
@MainActor
protocol AnyGestureRecognizer: AnyObject {
  var isRecognized: Bool { get }
  var isOver: Bool { get }
  var hasEnded: Bool { get }
  var deadline: Duration? { get }
  var clickCount: Int? { get }
  func receive(_ event: GestureEvent)
  func deliver(_ pass: GestureDelivery)
  func cancel()
}

extension _GestureRecognizer: AnyGestureRecognizer {
  var isOver: Bool { phase.isOver }

  var hasEnded: Bool {
    if case .ended = phase { true } else { false }
  }
}
