import Foundation

nonisolated struct VisualEffectModifier: WrapperModifier {
  var effect: (GeometryProxy) -> [_VisualEffectStep]

  @MainActor func makeWrapper(_ context: _NodeContext) -> VisualEffectNode {
    VisualEffectNode(self, context)
  }

  @MainActor func update(_ wrapper: VisualEffectNode) {
    wrapper.receive(self)
  }
}

/// Changes the drawing of its child depending on its geometry; no body runs for that (D63).
final class VisualEffectNode: WrapperNode {
  private var modifier: VisualEffectModifier
  private var steps: [_VisualEffectStep] = []
  private lazy var geometry = GeometryFacts(self)

  init(_ modifier: VisualEffectModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
    isWatched = true
  }

  func receive(_ newModifier: VisualEffectModifier) {
    modifier = newModifier
    // The new closure is asked after the layout.
    if isPlaced { graph.contents.geometryDidChange(of: self) }
  }

  override func placeChildren() {
    super.placeChildren()
    graph.contents.geometryDidChange(of: self)
  }

  override func geometryMayHaveChanged() {
    let newSteps = modifier.effect(GeometryProxy(geometry: geometry))
    guard newSteps != steps else { return }
    steps = newSteps
    invalidateDrawing()
  }

  override func willRemove() {
    geometry.leave()
  }

  override var draws: Bool { true }

  // MARK: Places

  /// Where the effects draw a point of the view.
  private var projection: ProjectionTransform {
    steps.reduce(ProjectionTransform()) { $0.concatenating($1.projection(in: shownSize)) }
  }

  /// Geometry queries of views inside return layout positions. Drawing, tests and assistive technology use the
  /// positions with effects (J17).
  override func convertFromChild(_ point: CGPoint, _ child: LayoutNode, _ stage: GeometryStage) -> CGPoint {
    let point = super.convertFromChild(point, child, stage)
    guard stage == .shown, !steps.isEmpty else { return point }
    return projection.image(of: point) ?? point
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    projection.source(of: point).flatMap { super.hitTest($0) }
  }

  // MARK: Drawing

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    render(steps[...], into: &builder, at: origin)
  }

  /// Draws the child with some of the effects, of which the last is the outermost.
  private func render(
    _ steps: ArraySlice<_VisualEffectStep>, into builder: inout DisplayListBuilder, at origin: CGPoint
  ) {
    guard let outermost = steps.last else { return super.render(into: &builder, at: origin) }
    let inner = steps.dropLast()
    switch outermost.change {
    case .offset, .transform:
      let projection = outermost.projection(in: shownSize)
      if projection.isIdentity { return render(inner, into: &builder, at: origin) }
      builder.addGroup(projection, at: origin) { render(inner, into: &$0, at: .zero) }
    case .opacity(let opacity):
      let usable = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
      if usable > 0 { builder.addGroup(opacity: usable) { render(inner, into: &$0, at: origin) } }
    case .drawing(let effect):
      guard let effect = effect.displayEffect(in: scope.values, CGRect(origin: origin, size: shownSize)) else {
        return render(inner, into: &builder, at: origin)
      }
      builder.addGroup(effect: effect) { render(inner, into: &$0, at: origin) }
    }
  }
}

nonisolated extension _VisualEffectStep {
  /// A step on the way to `end`; steps of different kinds change in the middle.
  func mixed(with end: _VisualEffectStep, by share: Double) -> _VisualEffectStep {
    func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * share }
    let mixed: Change
    switch (change, end.change) {
    case (.offset(let start), .offset(let end)):
      mixed = .offset(CGSize(width: mix(start.width, end.width), height: mix(start.height, end.height)))
    case (.opacity(let start), .opacity(let end)): mixed = .opacity(mix(start, end))
    case (.transform(.scale(let x, let y, let anchor)), .transform(.scale(let endX, let endY, _))):
      mixed = .transform(.scale(x: mix(x, endX), y: mix(y, endY), anchor: anchor))
    case (.transform(.rotation(let angle, let anchor)), .transform(.rotation(let end, _))):
      mixed = .transform(.rotation(.radians(mix(angle.radians, end.radians)), anchor: anchor))
    case (.drawing(.blur(let radius, let isOpaque)), .drawing(.blur(let end, _))):
      mixed = .drawing(.blur(radius: mix(radius, end), isOpaque: isOpaque))
    default: return share < 0.5 ? self : end
    }
    return _VisualEffectStep(change: mixed)
  }
}

extension _VisualEffectStep {
  /// Where the step draws points of a view of `size`.
  nonisolated fileprivate func projection(in size: CGSize) -> ProjectionTransform {
    switch change {
    case .offset(let offset):
      ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height)).usable
    case .transform(let transform): transform.projection(in: size)
    case .opacity, .drawing: ProjectionTransform()
    }
  }
}

extension View {
  /// Changes the view's drawing depending on its geometry, without a change of the layout or a run of a body (D63).
  @preconcurrency
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
  }
}
