import Foundation

/// A view as a transition draws it.
nonisolated public struct TransitionDrawing<Content: View>: PrimitiveView {
  let content: Content
  let figures: TransitionFigures

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    TransitionFiguresModifier._makeNode(TransitionFiguresModifier(figures: view.figures), view.content, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    TransitionFiguresModifier._updateNode(node, TransitionFiguresModifier(figures: view.figures), view.content)
  }
}
