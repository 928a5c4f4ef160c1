/// Takes the keys of one surface to those they are meant for.
@MainActor
package final class KeyDispatcher {
  unowned(unsafe) private let graph: ViewGraph

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// A key was pressed: handlers around the focus come first, then the focused view, then shortcuts, then the way from
  /// one field to the next (E8, E10).
  ///
  /// - Returns: whether anybody made use of it.
  @discardableResult
  package func press(_ press: KeyPress) -> Bool {
    graph.perform {
      let target = graph.focus.target
      if let target, handlers(around: target).contains(where: { $0.handle(press) }) { return true }
      // A handler may have moved the focus.
      if let target, target === graph.focus.target, target.isFocusable, target.keyWasPressed(press) { return true }
      if let control = control(for: press) {
        control.performAction()
        return true
      }
      guard press.key == .tab, press.modifiers.isSubset(of: .shift) else { return false }
      return graph.focus.moveToNeighbour(backwards: press.modifiers.contains(.shift))
    }
  }

  /// E10: the outermost handler comes first.
  private func handlers(around target: any FocusTarget) -> [KeyPressNode] {
    target.ancestors.compactMap { $0 as? KeyPressNode }.reversed()
  }

  /// E8: the first control in the tree with just these keys.
  private func control(for press: KeyPress) -> PressNode? {
    let shortcut = KeyboardShortcut(press.key, modifiers: press.modifiers)
    var found: PressNode?
    graph.forEachNode { node in
      guard found == nil, let node = node as? KeyboardShortcutNode, node.shortcut == shortcut else { return }
      found = node.control
    }
    return found
  }
}
