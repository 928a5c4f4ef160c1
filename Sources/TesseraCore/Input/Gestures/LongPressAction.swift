import Foundation

extension View {
  /// Runs an action when the view has been pressed long enough (E2).
  ///
  /// - Parameters:
  ///   - minimumDuration: seconds.
  ///   - maximumDistance: how far the pointer may move meanwhile, points.
  /// - onPressingChanged: called when a press begins, and when it ends or fails.
  @preconcurrency
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, inputKinds: .all, perform: action,
      onPressingChanged: onPressingChanged)
  }

  /// Runs an action when the view has been pressed long enough (E2), with certain kinds of input (E17).
  @preconcurrency
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds,
    perform action: @escaping @MainActor () -> Void, onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, inputKinds: inputKinds)
    return modifier(
      GestureModifier(.normal, .all) {
        PressingRecognizer(LongPressGesture._makeRecognizer(press), action, onPressingChanged)
      })
  }

  /// The spelling of earlier SDKs.
  @_disfavoredOverload @preconcurrency
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: (@MainActor (Bool) -> Void)? = nil,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}

extension View {
  /// Runs an action when the view is held down, instead of the action of a press, or pressed with the pointer's
  /// secondary button: for menus.
  nonisolated package func onHold(_ action: @escaping @MainActor () -> Void) -> some View {
    modifier(GestureModifier(LongPressGesture().onEnded { _ in action() }, .hold, .all))
      .modifier(SecondaryPressModifier(action: action))
  }
}

/// A long press that also tells whether the pointer is down.
private final class PressingRecognizer: _GestureRecognizer<Bool> {
  private let press: _GestureRecognizer<Bool>
  private let action: @MainActor () -> Void
  private let onPressingChanged: (@MainActor (Bool) -> Void)?
  private var isPressing = false
  private var isPressingDelivered = false
  private var isActionDelivered = false

  init(
    _ press: _GestureRecognizer<Bool>, _ action: @escaping @MainActor () -> Void,
    _ onPressingChanged: (@MainActor (Bool) -> Void)?
  ) {
    self.press = press
    self.action = action
    self.onPressingChanged = onPressingChanged
    super.init()
  }

  override func receive(_ event: GestureEvent) {
    press.receive(event)
    phase = press.phase
    switch event.kind {
    case .down: isPressing = true
    case .up: isPressing = false
    case .moved, .waited: break
    }
    if isOver, !hasEnded { isPressing = false }
  }

  override func deliver(_ pass: GestureDelivery) {
    guard pass == .actions else { return }
    if hasEnded, !isActionDelivered {
      isActionDelivered = true
      action()
    }
    deliverPressing()
  }

  private func deliverPressing() {
    guard isPressing != isPressingDelivered else { return }
    isPressingDelivered = isPressing
    onPressingChanged?(isPressing)
  }

  override func cancel() {
    super.cancel()
    press.cancel()
    isPressing = false
    deliverPressing()
  }

  override var isRecognized: Bool { press.isRecognized }

  override var deadline: Duration? { press.deadline }
}
