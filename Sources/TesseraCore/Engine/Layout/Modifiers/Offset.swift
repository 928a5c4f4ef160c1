import Foundation

nonisolated struct _OffsetEffect: WrapperModifier, Equatable {
  var offset: CGSize

  @MainActor func makeWrapper(_ context: _NodeContext) -> OffsetNode {
    OffsetNode(self, context)
  }

  @MainActor func update(_ wrapper: OffsetNode) {
    wrapper.receive(self)
  }
}

/// Moves its child without affecting the layout (C67).
final class OffsetNode: WrapperNode {
  private var offset: Animated<CGPoint>

  init(_ modifier: _OffsetEffect, _ context: NodeContext) {
    offset = Animated(Self.usable(modifier.offset))
    super.init(context)
  }

  func receive(_ modifier: _OffsetEffect) {
    let newOffset = Self.usable(modifier.offset)
    guard newOffset != offset.model else { return }
    offset.set(newOffset, in: self)
    invalidateDrawing()
    geometryDidChange()
  }

  private static func usable(_ offset: CGSize) -> CGPoint {
    CGPoint(x: offset.width.isFinite ? offset.width : 0, y: offset.height.isFinite ? offset.height : 0)
  }

  override var draws: Bool { true }

  override func convertFromChild(_ point: CGPoint, _ child: LayoutNode, _ stage: GeometryStage) -> CGPoint {
    super.convertFromChild(point, child, stage) + (stage == .shown ? offset.shown : offset.model)
  }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    super.render(into: &builder, at: origin + offset.shown)
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    super.hitTest(point - offset.shown)
  }
}

extension View {
  /// Shows the view elsewhere, without moving it in the layout (C67).
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Shows the view elsewhere, without moving it in the layout (C67). Points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }
}
