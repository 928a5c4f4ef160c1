import Foundation

/// A drag over a view, together with the view's size: for controls such as sliders.
nonisolated package struct AreaDragGesture: PrimitiveGesture {
  package struct Value: Equatable, Sendable {
    package var startLocation: CGPoint
    package var location: CGPoint
    package var size: CGSize
  }

  package init() {}

  @MainActor package static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    AreaDragRecognizer()
  }
}

private final class AreaDragRecognizer: PointerRecognizer<AreaDragGesture.Value> {
  override func follow(_ event: GestureEvent) {
    guard event.kind != .waited else { return }
    let value = AreaDragGesture.Value(
      startLocation: event.node.point(event.start, in: .local), location: event.node.point(event.location, in: .local),
      size: event.node.size)
    phase = event.kind == .up ? .ended(value) : .active(value)
  }
}
