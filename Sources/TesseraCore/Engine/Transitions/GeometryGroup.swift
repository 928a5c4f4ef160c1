import Foundation

nonisolated struct GeometryGroupModifier: WrapperModifier {
  @MainActor func makeWrapper(_ context: _NodeContext) -> GeometryGroupNode {
    GeometryGroupNode(context)
  }

  @MainActor func update(_ wrapper: GeometryGroupNode) {}
}

/// Moves as one: views that are inserted while it is animated move with it.
final class GeometryGroupNode: WrapperNode {
  override var isolatesGeometry: Bool { true }
}

extension View {
  /// Makes the view move as one: content that is inserted while it is animated moves with it, instead of straight to
  /// its final place.
  nonisolated public func geometryGroup() -> some View {
    modifier(GeometryGroupModifier())
  }
}
