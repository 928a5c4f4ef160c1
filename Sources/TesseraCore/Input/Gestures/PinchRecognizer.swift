import Foundation

/// Follows two fingers: how they move apart, or how they turn.
final class PinchRecognizer<Value>: _GestureRecognizer<Value> {
  private let begins: (Pinch) -> Bool
  private let value: (PinchMoment) -> Value
  private var track = VelocityTracker<AnimatablePair<Double, Double>>()

  /// - Parameters:
  ///   - begins: whether the fingers moved far enough (E4).
  ///   - value: the gesture's value at a moment.
  init(begins: @escaping (Pinch) -> Bool, value: @escaping (PinchMoment) -> Value) {
    self.begins = begins
    self.value = value
    super.init()
  }

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver, event.kind != .waited else { return }
    // A pointer has one point: its events belong to other gestures.
    guard let pinch = event.pinch else { return phase = .failed }
    track.add(AnimatablePair(pinch.magnification, pinch.rotation.radians), at: event.time.inSeconds)
    let isRecognized = isRecognized || begins(pinch)
    let moment = PinchMoment(event: event, pinch: pinch, velocity: track.velocity)
    switch event.kind {
    case .up: phase = isRecognized ? .ended(value(moment)) : .failed
    case .down, .moved, .waited: if isRecognized { phase = .active(value(moment)) }
    }
  }
}

/// The movement of two fingers so far.
nonisolated package struct Pinch: Equatable, Sendable {
  /// The ratio of their distance to that in the beginning.
  package var magnification: Double
  /// How far they turned around each other, clockwise.
  package var rotation: Angle

  /// Values that are not finite or not possible count as no movement.
  package init(magnification: Double = 1, rotation: Angle = .zero) {
    self.magnification = magnification.isFinite && magnification >= 0 ? magnification : 1
    self.rotation = rotation.radians.isFinite ? rotation : .zero
  }
}

/// A moment of a pinch, with the data for a gesture's value.
@MainActor
struct PinchMoment {
  let event: GestureEvent
  let pinch: Pinch
  /// Of the magnification, and of the angle in radians, in a second.
  let velocity: AnimatablePair<Double, Double>

  var time: Date { event.node.scope.values.now }

  /// Between the fingers, when they came down.
  var startLocation: CGPoint { event.node.point(event.start, in: .local) }

  var startAnchor: UnitPoint {
    let size = event.node.size
    guard size.width > 0, size.height > 0 else { return .center }
    return UnitPoint(x: startLocation.x / size.width, y: startLocation.y / size.height)
  }
}
