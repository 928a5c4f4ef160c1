import Foundation

nonisolated package struct _OpacityEffect: WrapperModifier {
  var opacity: Double

  package init(opacity: Double) {
    self.opacity = opacity
  }

  @MainActor package func makeWrapper(_ context: _NodeContext) -> OpacityNode {
    OpacityNode(opacity, context)
  }

  @MainActor package func update(_ wrapper: OpacityNode) {
    wrapper.receive(opacity)
  }
}

/// Shows its child as one translucent picture.
package final class OpacityNode: WrapperNode {
  private var opacity: Animated<Double>

  init(_ opacity: Double, _ context: NodeContext) {
    self.opacity = Animated(Self.usable(opacity))
    super.init(context)
  }

  func receive(_ newOpacity: Double) {
    let usable = Self.usable(newOpacity)
    guard usable != opacity.model else { return }
    opacity.set(usable, in: self)
    invalidateDrawing()
  }

  private static func usable(_ opacity: Double) -> Double {
    opacity.isNaN ? 1 : min(max(opacity, 0), 1)
  }

  override var draws: Bool { true }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    let opacity = opacity.shown
    guard opacity > 0 else { return }
    if opacity >= 1 {
      super.render(into: &builder, at: origin)
    } else {
      builder.addGroup(opacity: opacity) { super.render(into: &$0, at: origin) }
    }
  }

  /// E7: invisible views cannot be hit.
  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    opacity.model > 0 ? super.hitTest(point) : nil
  }

  override var concealsContent: Bool { opacity.model == 0 }

  override func describe(into builder: inout SemanticsBuilder) {
    if opacity.model > 0 { super.describe(into: &builder) }
  }
}

nonisolated struct HiddenModifier: WrapperModifier {
  @MainActor func makeWrapper(_ context: _NodeContext) -> HiddenNode {
    HiddenNode(context)
  }

  @MainActor func update(_ wrapper: HiddenNode) {}
}

/// Hides its child but keeps its frame (C69).
final class HiddenNode: WrapperNode {
  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {}

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    nil
  }

  override var concealsContent: Bool { true }

  override func describe(into builder: inout SemanticsBuilder) {}
}

extension View {
  /// Sets the opacity of the view: 0 hides it, 1 shows it unchanged.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }

  /// Hides the view but keeps its frame (C69).
  nonisolated public func hidden() -> some View {
    modifier(HiddenModifier())
  }
}
