import Foundation

/// Says what a view means without showing it: for the labels of controls that are not drawn.
nonisolated package struct UnseenModifier: WrapperModifier {
  package init() {}

  @MainActor package func makeWrapper(_ context: _NodeContext) -> UnseenNode {
    UnseenNode(context)
  }

  @MainActor package func update(_ wrapper: UnseenNode) {}
}

/// Is described, and neither drawn nor hit.
package final class UnseenNode: WrapperNode {
  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {}

  override func hitTest(_ point: CGPoint) -> LayoutNode? { nil }

  override var concealsContent: Bool { true }
}
