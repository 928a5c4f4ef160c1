import Foundation

/// Two fingers that move apart or together, in the spelling of earlier SDKs (E4).
nonisolated public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat

  /// How much larger or smaller than 1 the magnification must be before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Two fingers that move apart or together.
  ///
  /// - Parameter minimumScaleDelta: how much the magnification must differ from 1 before the gesture begins.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<CGFloat> {
    PinchRecognizer(begins: { abs($0.magnification - 1) >= gesture.minimumScaleDelta }) { moment in
      CGFloat(moment.pinch.magnification)
    }
  }
}
