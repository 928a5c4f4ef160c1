import Foundation

/// Two fingers that move apart or together (E4).
nonisolated public struct MagnifyGesture: PrimitiveGesture {
  /// How the fingers moved so far.
  public struct Value: Equatable, Sendable {
    /// When the fingers were where they are.
    public var time: Date
    /// The ratio of the fingers' distance to that in the beginning.
    public var magnification: CGFloat
    /// How much the magnification changes in a second.
    public var velocity: CGFloat
    /// Where the fingers came down, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// Where the fingers came down, in the view.
    public var startLocation: CGPoint
  }

  /// How much larger or smaller than 1 the magnification must be before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Two fingers that move apart or together.
  ///
  /// - Parameter minimumScaleDelta: how much the magnification must differ from 1 before the gesture begins.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    PinchRecognizer(begins: { abs($0.magnification - 1) >= gesture.minimumScaleDelta }) { moment in
      Value(
        time: moment.time, magnification: moment.pinch.magnification, velocity: moment.velocity.first,
        startAnchor: moment.startAnchor, startLocation: moment.startLocation)
    }
  }
}
