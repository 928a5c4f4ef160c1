import Foundation

nonisolated struct GeometryGroupModifier: WrapperModifier {
  @MainActor func makeWrapper(_ context: _NodeContext) -> GeometryGroupNode {
    GeometryGroupNode(context)
  }

  @MainActor func update(_ wrapper: GeometryGroupNode) {}
}

/// Moves as one: views that come in it while it moves move with it.
final class GeometryGroupNode: WrapperNode {
  override var isolatesGeometry: Bool { true }
}

extension View {
  /// Makes the view move as one: what comes inside while it moves goes with it, instead of straight to its last place.
  nonisolated public func geometryGroup() -> some View {
    modifier(GeometryGroupModifier())
  }
}
