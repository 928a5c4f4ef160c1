/// A view with custom transitions around it.
nonisolated struct TransitionContent<Content: View>: PrimitiveView {
  let content: Content
  let customs: [AnyTransitionBox]

  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = TransitionContentNode(view.customs, AnyView(view.content), context)
    node.makeContent()
    return node
  }

  @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: TransitionContentNode.self).receive(view.customs, AnyView(view.content))
  }
}

/// Shows a view with its transitions in a phase.
final class TransitionContentNode: TransparentNode {
  private var customs: [AnyTransitionBox]
  private var view: AnyView
  private var phase = TransitionPhase.identity

  init(_ customs: [AnyTransitionBox], _ view: AnyView, _ context: NodeContext) {
    self.customs = customs
    self.view = view
    super.init(context)
  }

  func makeContent() {
    content = AnyView._makeNode(shown, childContext)
  }

  func receive(_ newCustoms: [AnyTransitionBox], _ newView: AnyView) {
    customs = newCustoms
    view = newView
    AnyView._updateNode(content, shown)
  }

  func show(_ newPhase: TransitionPhase) {
    guard newPhase != phase else { return }
    phase = newPhase
    AnyView._updateNode(content, shown)
  }

  private var shown: AnyView {
    customs.reduce(view) { $1.apply($0, phase) }
  }
}
