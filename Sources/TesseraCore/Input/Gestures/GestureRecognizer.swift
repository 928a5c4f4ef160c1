/// Follows one press (or several clicks) and tells whether it is a certain gesture.
///
/// Events change the phase; actions run only in `deliver`, which waits until no gesture that goes before this one can
/// be recognized any more (E6).
@MainActor
public class _GestureRecognizer<Value> {
  var phase: GesturePhase<Value> = .possible

  init() {}

  /// Takes an event in. Overridden.
  func receive(_ event: GestureEvent) {}

  /// Runs the actions for what is new since the last time. Overridden by those that have actions.
  func deliver(_ pass: GestureDelivery) {}

  /// Another gesture was recognized, or the view is gone. Overrides call `super`.
  func cancel() {
    phase = .failed
  }

  /// Whether the gesture is recognized, so that others must give way.
  var isRecognized: Bool {
    switch phase {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  /// When the recognizer wants to hear that time passed, by the host's clock.
  var deadline: Duration? { nil }

  /// How many clicks the gesture waits for; nil if it is none of clicks.
  var clickCount: Int? { nil }
}

/// Actions of one event run in this order (E5).
enum GestureDelivery: CaseIterable {
  /// `updating` and the reset of what it wrote.
  case updates
  /// `onChanged` and `onEnded`.
  case actions
}

/// A recognizer of any value.
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
