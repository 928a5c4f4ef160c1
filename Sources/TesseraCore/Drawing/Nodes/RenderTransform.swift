import Foundation

/// A transform of the drawing that the layout knows nothing of (C70).
nonisolated enum RenderTransform: Equatable, Sendable {
  case scale(x: CGFloat, y: CGFloat, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  case matrix(CGAffineTransform)
  case turn(SpaceRotation)
  case projection(ProjectionTransform)

  /// The transform for a view of `size`, in the view's coordinates. Figures that are no numbers change nothing.
  func matrix(in size: CGSize) -> CGAffineTransform {
    switch self {
    case .scale(let x, let y, let anchor):
      guard x.isFinite, y.isFinite else { return .identity }
      return Self.around(anchor, size, CGAffineTransform(scaleX: x, y: y))
    case .rotation(let angle, let anchor):
      guard angle.radians.isFinite else { return .identity }
      return Self.around(anchor, size, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    case .matrix(let matrix):
      let figures = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
      return figures.allSatisfy(\.isFinite) ? matrix : .identity
    case .turn(let rotation):
      return rotation.matrix(in: size)
    case .projection(let projection):
      return projection.affine(around: CGPoint(x: size.width / 2, y: size.height / 2)) ?? .identity
    }
  }

  private static func around(
    _ anchor: UnitPoint, _ size: CGSize, _ matrix: CGAffineTransform
  ) -> CGAffineTransform {
    let x = anchor.x * size.width
    let y = anchor.y * size.height
    guard x.isFinite, y.isFinite else { return matrix }
    return CGAffineTransform(translationX: -x, y: -y).concatenating(matrix)
      .concatenating(CGAffineTransform(translationX: x, y: y))
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
    let matrix = stage == .shown ? transform.shown.matrix(in: shownSize) : transform.model.matrix(in: size)
    return super.convertFromChild(point, child, stage).applying(matrix)
  }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    let matrix = transform.shown.matrix(in: shownSize)
    if matrix.isIdentity { return super.render(into: &builder, at: origin) }
    let placed = matrix.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
    builder.addGroup(transform: placed) { super.render(into: &$0, at: .zero) }
  }

  /// D64: the hit area moves with the drawing.
  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    let matrix = transform.shown.matrix(in: shownSize)
    guard abs(matrix.a * matrix.d - matrix.b * matrix.c) > .ulpOfOne else { return nil }
    return super.hitTest(point.applying(matrix.inverted()))
  }
}

extension View {
  /// Draws the view larger or smaller around an anchor (C70).
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
