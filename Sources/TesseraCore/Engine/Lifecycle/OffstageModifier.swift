import Foundation

/// Views that stay alive while they are hidden: covered pages and tabs that are not selected (A27, B39).
///
/// Offstage, views disappear and tasks end; on stage again, they appear again. State persists.
nonisolated package struct OffstageModifier: ViewModifier {
  package typealias Body = Never
  package var isOnstage: Bool
  /// Whether offstage modifiers inside are hidden with this one, as in a tab. Otherwise they are independent: a page is
  /// a child of the page that it covers.
  package var includesNestedPages: Bool

  package init(isOnstage: Bool, includesNestedPages: Bool = false) {
    self.isOnstage = isOnstage
    self.includesNestedPages = includesNestedPages
  }

  @MainActor package static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = OffstageNode(modifier.isOnstage, modifier.includesNestedPages, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor package static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: OffstageNode.self)
    Content._updateNode(node.content, content)
    node.receive(modifier.isOnstage)
  }
}

final class OffstageNode: TransparentNode {
  private(set) var isOnstage: Bool
  let includesNestedPages: Bool

  init(_ isOnstage: Bool, _ includesNestedPages: Bool, _ context: NodeContext) {
    self.isOnstage = isOnstage
    self.includesNestedPages = includesNestedPages
    super.init(context)
    graph.features.hasOffstageNodes = true
  }

  func receive(_ newValue: Bool) {
    guard newValue != isOnstage else { return }
    isOnstage = newValue
    // In a hidden tab, pages neither appear nor disappear.
    guard !isInClosedTab else { return }
    graph.observations.asOneRemoval {
      graph.observations.removesPage()
      tellThoseInside(newValue)
    }
  }

  override func willRemove() {
    super.willRemove()
    graph.observations.removesPage()
  }

  private func tellThoseInside(_ newValue: Bool) {
    // The nodes to visit, and whether the offstage modifier nearest to each shows its view.
    var stack: [(node: ViewNode, isOpen: Bool)] = [(content, true)]
    while let (node, isOpen) = stack.popLast() {
      var isOpenInside = isOpen
      if let stage = node as? OffstageNode {
        guard includesNestedPages, stage.isOnstage || !stage.includesNestedPages else { continue }
        isOpenInside = stage.isOnstage
      } else if isOpen {
        (node as? PresenceNode)?.setOnstage(newValue)
      }
      let start = stack.count
      node.forEachChild { stack.append(($0, isOpenInside)) }
      stack[start...].reverse()
    }
  }

  private var isInClosedTab: Bool { closedTab(around: self) }
}

extension ViewNode {
  /// Whether the nearest offstage modifier around this node, or a tab around it, hides its view.
  final var isOffstage: Bool {
    guard graph.features.hasOffstageNodes else { return false }
    var node: ViewNode = self
    while let parent = node.parent, parent !== node {
      if let stage = parent as? OffstageNode { return !stage.isOnstage || stage.closedTab(around: stage) }
      node = parent
    }
    return false
  }

  /// Whether an offstage modifier around `start` that includes those inside hides its view.
  fileprivate final func closedTab(around start: ViewNode) -> Bool {
    var node = start
    while let parent = node.parent, parent !== node {
      if let stage = parent as? OffstageNode, stage.includesNestedPages, !stage.isOnstage { return true }
      node = parent
    }
    return false
  }
}
