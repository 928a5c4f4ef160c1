import Foundation

extension View {
  /// Runs an action where the view is held down, instead of the action of a press, or pressed with the pointer's
  /// secondary button: for menus that belong to a part of the view.
  ///
  /// - Parameters:
  ///   - isPossible: whether there may be something to do at a point of the view; asked when a press begins.
  ///   - action: what is done at a point of the view; nil for nothing, which leaves the press to other gestures. Asked
  ///     when the view was held long enough.
  nonisolated package func onHold(
    isPossible: @escaping @MainActor (CGPoint) -> Bool,
    action: @escaping @MainActor (CGPoint) -> (@MainActor () -> Void)?
  ) -> some View {
    modifier(GestureModifier(.hold, .all) { PlacedHoldRecognizer(isPossible, action) })
      .onPointerInput { place in
        guard let run = action(place) else { return false }
        run()
        return true
      } wheel: { _, _ in
        false
      }
  }
}

/// A long press that something at its place makes use of.
private final class PlacedHoldRecognizer: _GestureRecognizer<Bool> {
  private let press = LongPressGesture._makeRecognizer(LongPressGesture())
  private let isPossible: @MainActor (CGPoint) -> Bool
  private let action: @MainActor (CGPoint) -> (@MainActor () -> Void)?
  /// What is done when the gesture is recognized.
  private var found: (@MainActor () -> Void)?

  init(
    _ isPossible: @escaping @MainActor (CGPoint) -> Bool,
    _ action: @escaping @MainActor (CGPoint) -> (@MainActor () -> Void)?
  ) {
    self.isPossible = isPossible
    self.action = action
    super.init()
  }

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    let place = event.node.point(event.location, in: .local)
    if event.kind == .down, !isPossible(place) { return cancel() }
    press.receive(event)
    guard press.isOver else { return }
    found = press.hasEnded ? action(place) : nil
    phase = found == nil ? .failed : .ended(true)
  }

  override func deliver(_ pass: GestureDelivery) {
    guard pass == .actions, let found else { return }
    self.found = nil
    found()
  }

  override func cancel() {
    super.cancel()
    press.cancel()
    found = nil
  }

  override var deadline: Duration? { phase.isOver ? nil : press.deadline }
}
