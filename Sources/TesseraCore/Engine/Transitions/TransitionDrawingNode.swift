import Foundation

/// A view as a transition draws it.
nonisolated struct TransitionFiguresModifier: WrapperModifier {
  var figures: TransitionFigures

  @MainActor func makeWrapper(_ context: _NodeContext) -> TransitionDrawingNode {
    TransitionDrawingNode(figures, context)
  }

  @MainActor func update(_ wrapper: TransitionDrawingNode) {
    wrapper.receive(figures)
  }
}

/// Draws its view with the figures of a transition.
class TransitionDrawingNode: WrapperNode {
  final var figures: Animated<TransitionFigures>

  init(_ figures: TransitionFigures, _ context: NodeContext) {
    self.figures = Animated(figures)
    super.init(context)
  }

  final func receive(_ newFigures: TransitionFigures) {
    guard newFigures != figures.model else { return }
    figures.set(newFigures, in: self)
    invalidateDrawing()
  }

  override var draws: Bool { true }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    let figures = figures.shown
    guard figures != TransitionFigures() else { return super.render(into: &builder, at: origin) }
    let opacity = min(max(figures.opacity, 0), 1)
    guard opacity > 0, figures.scale != 0 else { return }
    let blur: DisplayEffect? = figures.blur > 0 ? .blur(radius: figures.blur, isOpaque: false) : nil
    let matrix = matrix(of: figures)
    if figures.scale == 1 {
      let moved = origin + CGPoint(x: matrix.tx, y: matrix.ty)
      if opacity == 1, blur == nil { return super.render(into: &builder, at: moved) }
      builder.addGroup(effect: blur, opacity: opacity) { super.render(into: &$0, at: moved) }
    } else {
      let placed = matrix.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
      builder.addGroup(transform: placed, effect: blur, opacity: opacity) { super.render(into: &$0, at: .zero) }
    }
  }

  private func matrix(of figures: TransitionFigures) -> CGAffineTransform {
    figures.matrix(in: shownSize, isMirrored: scope.values.layoutDirection == .rightToLeft)
  }

  override func convertFromChild(_ point: CGPoint, _ child: LayoutNode, _ stage: GeometryStage) -> CGPoint {
    let point = super.convertFromChild(point, child, stage)
    return stage == .shown && figures.isMoving ? point.applying(matrix(of: figures.shown)) : point
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    guard figures.isMoving else { return super.hitTest(point) }
    let matrix = matrix(of: figures.shown)
    guard abs(matrix.a * matrix.d - matrix.b * matrix.c) > .ulpOfOne else { return nil }
    return super.hitTest(point.applying(matrix.inverted()))
  }
}
