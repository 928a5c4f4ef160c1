import Foundation

/// Moves the window when a view is dragged (J388). Without a window, nothing moves.
public struct WindowDragGesture: PrimitiveGesture {
  /// What the gesture tells: that the window is moved.
  public struct Value: Equatable, Sendable {}

  /// Moves the window when the view is dragged.
  nonisolated public init() {}

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    WindowDragRecognizer()
  }
}

/// Hands the pointer to the desktop once it has moved a little.
private final class WindowDragRecognizer: PointerRecognizer<WindowDragGesture.Value> {
  private static let reach: CGFloat = 3

  override func follow(_ event: GestureEvent) {
    switch event.kind {
    case .moved where event.distance > Self.reach:
      phase = .ended(WindowDragGesture.Value())
      event.node.graph.surfaceWindow?.beginMove()
    case .up: phase = .failed
    default: break
    }
  }
}
