import Foundation

/// Two fingers that turn around each other (E4).
nonisolated public struct RotateGesture: PrimitiveGesture {
  /// How the fingers turned so far.
  public struct Value: Equatable, Sendable {
    /// When the fingers were where they are.
    public var time: Date
    /// How far the fingers turned, clockwise.
    public var rotation: Angle
    /// How far they turn in a second.
    public var velocity: Angle
    /// Where the fingers came down, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// Where the fingers came down, in the view.
    public var startLocation: CGPoint
  }

  /// How far the fingers must turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Two fingers that turn around each other.
  ///
  /// - Parameter minimumAngleDelta: how far they must turn before the gesture begins.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    PinchRecognizer(begins: { abs($0.rotation.radians) >= gesture.minimumAngleDelta.radians }) { moment in
      Value(
        time: moment.time, rotation: moment.pinch.rotation, velocity: .radians(moment.velocity.second),
        startAnchor: moment.startAnchor, startLocation: moment.startLocation)
    }
  }
}
