import Foundation

/// Provides the semantics of a view without showing it, as for hidden labels of controls.
nonisolated package struct SemanticsOnlyModifier: WrapperModifier {
  package init() {}

  @MainActor package func makeWrapper(_ context: _NodeContext) -> SemanticsOnlyNode {
    SemanticsOnlyNode(context)
  }

  @MainActor package func update(_ wrapper: SemanticsOnlyNode) {}
}

/// Has semantics, but is neither drawn nor hit.
package final class SemanticsOnlyNode: WrapperNode {
  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {}

  override func hitTest(_ point: CGPoint) -> LayoutNode? { nil }

  override var concealsContent: Bool { true }
}
