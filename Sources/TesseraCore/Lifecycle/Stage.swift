import Foundation

/// Views that stay alive while nobody sees them: covered pages, the tabs that are not chosen (A27, B39).
///
/// Offstage, what had appeared disappears and tasks end; on stage again, it appears again. State stays.
nonisolated package struct StageModifier: ViewModifier {
  package typealias Body = Never
  package var isOnstage: Bool

  package init(isOnstage: Bool) {
    self.isOnstage = isOnstage
  }

  @MainActor package static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = StageNode(modifier.isOnstage, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor package static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = unsafeDowncast(node, to: StageNode.self)
    Content._updateNode(node.content, content)
    node.receive(modifier.isOnstage)
  }
}

final class StageNode: TransparentNode {
  private(set) var isOnstage: Bool

  init(_ isOnstage: Bool, _ context: NodeContext) {
    self.isOnstage = isOnstage
    super.init(context)
    graph.hasStages = true
  }

  func receive(_ newValue: Bool) {
    guard newValue != isOnstage else { return }
    isOnstage = newValue
    let firstAction = graph.observations.beginRemoval()
    var stack: [ViewNode] = [content]
    while let node = stack.popLast() {
      // A stage inside decides for itself.
      if node is StageNode { continue }
      (node as? PresenceNode)?.setOnstage(newValue)
      let start = stack.count
      node.forEachChild { stack.append($0) }
      stack[start...].reverse()
    }
    if !newValue { graph.observations.endRemoval(from: firstAction) }
  }
}

extension ViewNode {
  /// Whether the nearest stage around this node is out of sight.
  final var isOffstage: Bool {
    guard graph.hasStages else { return false }
    var node: ViewNode = self
    while let parent = node.parent, parent !== node {
      if let stage = parent as? StageNode { return !stage.isOnstage }
      node = parent
    }
    return false
  }
}
