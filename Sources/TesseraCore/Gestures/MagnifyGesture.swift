import Foundation

/// Two fingers that move apart or together (E4). A pointer has one point, so it is never recognised with one.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// 1 in the beginning.
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// How much larger or smaller than 1 the magnification must be before the gesture begins.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    TwoPointRecognizer()
  }
}

/// Two fingers that move apart or together, in the spelling of earlier SDKs (E4).
nonisolated public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<CGFloat> {
    TwoPointRecognizer()
  }
}

/// Two fingers that turn around each other (E4). A pointer has one point, so it is never recognised with one.
nonisolated public struct RotateGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// How far the fingers must turn before the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    TwoPointRecognizer()
  }
}

/// Two fingers that turn around each other, in the spelling of earlier SDKs (E4).
nonisolated public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Angle> {
    TwoPointRecognizer()
  }
}

/// Waits for a second point of touch, which a pointer has not got: any press with it is another gesture.
private final class TwoPointRecognizer<Value>: _GestureRecognizer<Value> {
  override func receive(_ event: GestureEvent) {
    phase = .failed
  }
}
