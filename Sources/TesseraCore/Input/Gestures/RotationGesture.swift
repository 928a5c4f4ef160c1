import Foundation

/// Two fingers that turn around each other, in the spelling of earlier SDKs (E4).
nonisolated public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle

  /// How far the fingers must turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Two fingers that turn around each other.
  ///
  /// - Parameter minimumAngleDelta: how far they must turn before the gesture begins.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Angle> {
    PinchRecognizer(begins: { abs($0.rotation.radians) >= gesture.minimumAngleDelta.radians }) { moment in
      moment.pinch.rotation
    }
  }
}
