import Foundation

/// Hides a view from drawing, input and semantics. The view keeps its frame and its state.
nonisolated package struct CurtainModifier: WrapperModifier {
  package var isOpen: Bool

  package init(isOpen: Bool) {
    self.isOpen = isOpen
  }

  @MainActor package func makeWrapper(_ context: _NodeContext) -> CurtainNode {
    CurtainNode(isOpen, context)
  }

  @MainActor package func update(_ wrapper: CurtainNode) {
    wrapper.receive(isOpen)
  }
}

package final class CurtainNode: WrapperNode {
  private var isOpen: Bool

  init(_ isOpen: Bool, _ context: NodeContext) {
    self.isOpen = isOpen
    super.init(context)
  }

  func receive(_ newValue: Bool) {
    guard newValue != isOpen else { return }
    isOpen = newValue
    invalidateDrawing()
  }

  override var draws: Bool { true }

  override var concealsContent: Bool { !isOpen }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    if isOpen { super.render(into: &builder, at: origin) }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    isOpen ? super.hitTest(point) : nil
  }

  override func describe(into builder: inout SemanticsBuilder) {
    if isOpen { super.describe(into: &builder) }
  }
}
