import Foundation

nonisolated struct OffsetModifier: WrapperModifier, Equatable {
  var offset: CGSize

  @MainActor func makeWrapper(_ context: _NodeContext) -> OffsetNode {
    OffsetNode(self, context)
  }

  @MainActor func update(_ wrapper: OffsetNode) {
    wrapper.receive(self)
  }
}

/// Shows its child elsewhere; the layout knows nothing of it (C67).
final class OffsetNode: WrapperNode {
  private var offset: CGPoint = .zero

  init(_ modifier: OffsetModifier, _ context: NodeContext) {
    super.init(context)
    offset = Self.usable(modifier.offset)
  }

  func receive(_ modifier: OffsetModifier) {
    let newOffset = Self.usable(modifier.offset)
    guard newOffset != offset else { return }
    offset = newOffset
    invalidateDrawing()
    geometryDidChange()
  }

  private static func usable(_ offset: CGSize) -> CGPoint {
    CGPoint(x: offset.width.isFinite ? offset.width : 0, y: offset.height.isFinite ? offset.height : 0)
  }

  override var draws: Bool { true }

  override func convertFromChild(_ point: CGPoint, _ child: LayoutNode) -> CGPoint {
    point + child.origin + offset
  }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    super.render(into: &builder, at: origin + offset)
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    super.hitTest(point - offset)
  }
}

extension View {
  /// Shows the view elsewhere, without moving it in the layout (C67).
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Shows the view elsewhere, without moving it in the layout (C67). Points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
  }
}
