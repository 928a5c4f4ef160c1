import Foundation

/// Hides a view from drawing, input and semantics. The view keeps its frame and its state.
nonisolated package struct ConcealmentModifier: WrapperModifier {
  package var isVisible: Bool

  package init(isVisible: Bool) {
    self.isVisible = isVisible
  }

  @MainActor package func makeWrapper(_ context: _NodeContext) -> ConcealmentNode {
    ConcealmentNode(isVisible, context)
  }

  @MainActor package func update(_ wrapper: ConcealmentNode) {
    wrapper.receive(isVisible)
  }
}

package final class ConcealmentNode: WrapperNode {
  private var isVisible: Bool

  init(_ isVisible: Bool, _ context: NodeContext) {
    self.isVisible = isVisible
    super.init(context)
  }

  func receive(_ newValue: Bool) {
    guard newValue != isVisible else { return }
    isVisible = newValue
    invalidateDrawing()
  }

  override var draws: Bool { true }

  override var concealsContent: Bool { !isVisible }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    if isVisible { super.render(into: &builder, at: origin) }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    isVisible ? super.hitTest(point) : nil
  }

  override func describe(into builder: inout SemanticsBuilder) {
    if isVisible { super.describe(into: &builder) }
  }
}
