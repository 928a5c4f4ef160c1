import Foundation

/// What is done to a view, event by event, for code that works out gestures itself.
nonisolated package struct TouchEvent {
  package enum Phase: Sendable {
    case began
    case moved
    case ended
  }

  package var phase: Phase
  /// In the coordinates of the view.
  package var location: CGPoint
  /// By the host's clock.
  package var time: Duration
  /// The kind of input.
  package var inputKind: GestureInputKinds
  /// The movement of two fingers; nil for one point of contact.
  package var pinch: Pinch?
}

/// What became of a touch so far.
nonisolated package enum TouchAnswer: Sendable {
  /// Nothing yet: others around the view, such as a scroll view, may take the touch over.
  case undecided
  /// It is a gesture: others around the view get nothing of it.
  case recognized
  /// It means nothing so far: others around the view may have it; until one does, the receiver still hears of it.
  case ignored
}

/// Gets what is done to a view.
@MainActor
package protocol TouchReceiver: AnyObject {
  /// Handles an event.
  ///
  /// - Returns: what became of the touch.
  func receive(_ event: TouchEvent) -> TouchAnswer

  /// Time passed while a touch goes on, or while the receiver waits for another one.
  func timePassed(_ time: Duration) -> TouchAnswer

  /// When the receiver wants to know the time; nil for never.
  var deadline: Duration? { get }

  /// Another view took the touch over.
  func touchWasCancelled()
}

/// Hands the events on a view to a receiver, as soon as no gesture further in has precedence.
nonisolated package struct TouchGesture: PrimitiveGesture {
  package typealias Value = Int

  private let makeReceiver: @MainActor () -> any TouchReceiver

  /// - Parameter makeReceiver: called once for each press.
  package init(_ makeReceiver: @escaping @MainActor () -> any TouchReceiver) {
    self.makeReceiver = makeReceiver
  }

  @MainActor package static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    TouchRecognizer(gesture.makeReceiver())
  }
}

private final class TouchRecognizer: _GestureRecognizer<Int> {
  private let receiver: any TouchReceiver
  /// What the receiver has not heard of yet.
  private var waiting: [Moment] = []
  private var hasHeard = false
  private var isDown = false
  private var isCancelled = false

  private enum Moment {
    case event(TouchEvent)
    case time(Duration)
  }

  init(_ receiver: any TouchReceiver) {
    self.receiver = receiver
    super.init()
  }

  override var deadline: Duration? { phase.isOver ? nil : receiver.deadline }

  override func receive(_ event: GestureEvent) {
    guard !isCancelled, !hasEnded else { return }
    let phase: TouchEvent.Phase
    switch event.kind {
    case .down: phase = .began
    case .moved: phase = .moved
    case .up: phase = .ended
    case .waited: return waiting.append(.time(event.time))
    }
    waiting.append(
      .event(
        TouchEvent(
          phase: phase, location: event.node.point(event.location, in: .local), time: event.time,
          inputKind: event.inputKind, pinch: event.pinch)))
  }

  override func deliver(_ pass: GestureDelivery) {
    guard pass == .actions else { return }
    let moments = waiting
    waiting = []
    for moment in moments where !isCancelled && !hasEnded {
      switch moment {
      case .event(let event):
        hasHeard = true
        isDown = event.phase != .ended
        take(receiver.receive(event))
      case .time(let time): take(receiver.timePassed(time))
      }
    }
  }

  private func take(_ answer: TouchAnswer) {
    switch answer {
    case .ignored: phase = .failed
    case .recognized: phase = isDown ? .active(0) : .ended(0)
    case .undecided: phase = .possible
    }
  }

  override func cancel() {
    super.cancel()
    isCancelled = true
    waiting = []
    if hasHeard { receiver.touchWasCancelled() }
  }
}
