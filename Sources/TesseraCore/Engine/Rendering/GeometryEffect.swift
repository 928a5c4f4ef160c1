import Foundation

/// A modifier that draws its view elsewhere, larger or turned, without moving it in the layout (C70).
nonisolated public protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation where Body == Never {
  /// Where the points of a view of `size` are drawn.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The effect for drawing only: positions in the layout do not include it.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(self)
  }

  @MainActor public static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    GeometryEffectModifier._makeNode(GeometryEffectModifier(effect: modifier), content, context)
  }

  @MainActor public static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    GeometryEffectModifier._updateNode(node, GeometryEffectModifier(effect: modifier), content)
  }
}

/// A geometry effect that affects only the drawing.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public var base: Base

  public init(_ base: Base) {
    self.base = base
  }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }
}

/// Tells whether an effect is for drawing only.
nonisolated private protocol LayoutIgnoringEffect {}

extension _IgnoredByLayoutEffect: LayoutIgnoringEffect {}

nonisolated struct GeometryEffectModifier<Effect: GeometryEffect>: WrapperModifier {
  var effect: Effect

  @MainActor func makeWrapper(_ context: _NodeContext) -> GeometryEffectNode<Effect> {
    GeometryEffectNode(effect, context)
  }

  @MainActor func update(_ wrapper: GeometryEffectNode<Effect>) {
    wrapper.receive(effect)
  }
}

/// Draws its child where an effect says.
final class GeometryEffectNode<Effect: GeometryEffect>: WrapperNode {
  private var effect: Animated<Effect>

  init(_ effect: Effect, _ context: NodeContext) {
    self.effect = Animated(effect)
    super.init(context)
  }

  func receive(_ newEffect: Effect) {
    guard !ValueComparison.areEqual(effect.model, newEffect) else { return }
    effect.set(newEffect, in: self)
    invalidateDrawing()
    geometryDidChange()
  }

  private func projection(_ stage: GeometryStage) -> ProjectionTransform {
    let size = stage == .shown ? shownSize : size
    let effect = stage == .shown ? effect.shown : effect.model
    return effect.effectValue(size: size).usable
  }

  override var draws: Bool { true }

  override var isolatesGeometry: Bool { true }

  override func convertFromChild(_ point: CGPoint, _ child: LayoutNode, _ stage: GeometryStage) -> CGPoint {
    let point = super.convertFromChild(point, child, stage)
    if stage == .final, effect.model is any LayoutIgnoringEffect { return point }
    return projection(stage).image(of: point) ?? point
  }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    let projection = projection(.shown)
    if projection.isIdentity { return super.render(into: &builder, at: origin) }
    builder.addGroup(projection, at: origin) { super.render(into: &$0, at: .zero) }
  }

  /// D64: the hit area moves with the drawing.
  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    projection(.shown).source(of: point).flatMap { super.hitTest($0) }
  }
}
