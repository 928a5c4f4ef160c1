import Foundation

/// A transform of the drawing that does not affect the layout (C70).
nonisolated enum RenderTransform: Equatable, Sendable {
  case scale(x: CGFloat, y: CGFloat, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  case matrix(CGAffineTransform)
  case turn(SpaceRotation)
  case projection(ProjectionTransform)

  /// The transform for a view of `size`, in the view's coordinates. Figures that are no numbers change nothing.
  func projection(in size: CGSize) -> ProjectionTransform {
    switch self {
    case .scale(let x, let y, let anchor):
      ProjectionTransform(CGAffineTransform(scaleX: x, y: y).around(anchor, in: size)).usable
    case .rotation(let angle, let anchor):
      ProjectionTransform(CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor, in: size)).usable
    case .matrix(let matrix): ProjectionTransform(matrix).usable
    case .turn(let rotation): rotation.projection(in: size).usable
    case .projection(let projection): projection.usable
    }
  }
}

nonisolated struct RenderTransformModifier: WrapperModifier {
  var transform: RenderTransform

  @MainActor func makeWrapper(_ context: _NodeContext) -> RenderTransformNode {
    RenderTransformNode(transform, context)
  }

  @MainActor func update(_ wrapper: RenderTransformNode) {
    wrapper.receive(transform)
  }
}

final class RenderTransformNode: WrapperNode {
  private var transform: Animated<RenderTransform>

  init(_ transform: RenderTransform, _ context: NodeContext) {
    self.transform = Animated(transform)
    super.init(context)
  }

  func receive(_ newTransform: RenderTransform) {
    guard newTransform != transform.model else { return }
    transform.set(newTransform, in: self)
    invalidateDrawing()
    geometryDidChange()
  }

  override var draws: Bool { true }

  override var isolatesGeometry: Bool { true }

  override func convertFromChild(_ point: CGPoint, _ child: LayoutNode, _ stage: GeometryStage) -> CGPoint {
    let point = super.convertFromChild(point, child, stage)
    let projection =
      stage == .shown ? transform.shown.projection(in: shownSize) : transform.model.projection(in: size)
    return projection.image(of: point) ?? point
  }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    let projection = transform.shown.projection(in: shownSize)
    if projection.isIdentity { return super.render(into: &builder, at: origin) }
    builder.addGroup(projection, at: origin) { super.render(into: &$0, at: .zero) }
  }

  /// D64: the hit area moves with the drawing.
  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    transform.shown.projection(in: shownSize).source(of: point).flatMap { super.hitTest($0) }
  }
}

extension View {
  /// Draws the view larger or smaller around an anchor (C70).
  @_disfavoredOverload
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(RenderTransformModifier(transform: .scale(x: scale.width, y: scale.height, anchor: anchor)))
  }

  /// Draws the view larger or smaller around an anchor (C70).
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(RenderTransformModifier(transform: .scale(x: scale, y: scale, anchor: anchor)))
  }

  /// Draws the view wider and higher, or the opposite, around an anchor (C70).
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modifier(RenderTransformModifier(transform: .scale(x: x, y: y, anchor: anchor)))
  }

  /// Draws the view turned clockwise around an anchor (C70).
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RenderTransformModifier(transform: .rotation(angle, anchor: anchor)))
  }

  /// Draws the view with an affine transform applied (C70).
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(RenderTransformModifier(transform: .matrix(transform)))
  }
}
