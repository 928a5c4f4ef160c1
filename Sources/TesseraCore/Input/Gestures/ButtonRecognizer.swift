import Foundation

/// Recognizes every press from the beginning; the action runs if it ends over the button.
final class ButtonRecognizer: PointerRecognizer<Bool> {
  unowned private let button: any PressTarget
  private var isDelivered = false

  init(_ button: any PressTarget) {
    self.button = button
    super.init()
  }

  /// How long a button is held before it acts again, and then how often, seconds.
  private static let repeatDelay = Duration.milliseconds(500)
  private static let repeatInterval = Duration.milliseconds(100)
  /// When a button that is held down acts again; nil if it does not.
  private var nextAction: Duration?
  private var isActionDue = false
  private var hasRepeated = false

  override var deadline: Duration? { nextAction }

  override func follow(_ event: GestureEvent) {
    guard event.kind != .waited else { return repeatIfDue(at: event.time) }
    if event.kind == .down, button.scope.values.buttonRepeatBehavior == .enabled {
      nextAction = event.time + Self.repeatDelay
    } else if event.kind == .up {
      nextAction = nil
    }
    let isInside = button.graph.pointer.isOver(button, at: event.location)
    phase = event.kind == .up ? .ended(isInside) : .active(isInside)
  }

  private func repeatIfDue(at time: Duration) {
    guard let due = nextAction, time >= due else { return }
    nextAction = due + Self.repeatInterval
    isActionDue = true
  }

  override func deliver(_ pass: GestureDelivery) {
    guard pass == .actions, !isDelivered else { return }
    switch phase {
    case .active(let isInside):
      button.setPressed(isInside)
      if isActionDue, isInside {
        hasRepeated = true
        button.performAction()
      }
      isActionDue = false
    case .ended(let isInside):
      isDelivered = true
      button.setPressed(false)
      if isInside, !hasRepeated { button.performAction() }
    case .possible, .failed: break
    }
  }

  override func cancel() {
    super.cancel()
    nextAction = nil
    button.setPressed(false)
  }
}
