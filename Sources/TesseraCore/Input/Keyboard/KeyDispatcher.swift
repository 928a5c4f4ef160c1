/// Dispatches the keys of one surface.
@MainActor
package final class KeyDispatcher: GraphService {
  unowned private let graph: ViewGraph

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// A key was pressed: handlers around the focus come first, then the focused view and the commands around it, then
  /// shortcuts, then commands of UIKit, then the keys that move the focus or dismiss a presentation (E8, E10, J116).
  /// Commands of UIKit that say so come before all of them.
  ///
  /// - Returns: whether it was handled.
  @discardableResult
  package func press(_ press: KeyPress) -> Bool {
    if InputMonitor.takes(.key(press), of: graph) { return true }
    return graph.perform {
      if offer(press, comesFirst: true) { return true }
      let target = graph.focus.target
      if let target, handlers(around: target).contains(where: { $0.handle(press) }) { return true }
      // A handler may have moved the focus.
      if let target, target === graph.focus.target, target.isFocusable,
        target.keyWasPressed(press) || commands(around: target).contains(where: { $0.handle(press) })
      {
        return true
      }
      if let control = control(for: press) {
        control.performAction()
        return true
      }
      return offer(press, comesFirst: false) || moveInList(press) || moveFocus(press) || leavePresentation(press)
    }
  }

  /// What lies in front is asked first.
  private func offer(_ press: KeyPress, comesFirst: Bool) -> Bool {
    var sources: [KeySourceNode] = []
    graph.forEachNode { node in
      if let node = node as? KeySourceNode, graph.root.layers?.isLeaving(node) != true { sources.append(node) }
    }
    return sources.reversed().contains { !$0.isRemoved && $0.handle(press, comesFirst) }
  }

  /// If nothing has the focus, keys that select rows go to the first list with a selection.
  private func moveInList(_ press: KeyPress) -> Bool {
    guard graph.focus.target == nil, [.upArrow, .downArrow, .home, .end].contains(press.key),
      let list = graph.focus.targets().lazy.first(where: \.choosesRows), list.keyWasPressed(press)
    else { return false }
    graph.focus.move(to: list)
    return true
  }

  /// The tab key moves through all views, arrows through presented ones, such as the items of a menu.
  private func moveFocus(_ press: KeyPress) -> Bool {
    switch press.key {
    case .tab where press.modifiers.isSubset(of: .shift):
      graph.focus.moveToNeighbor(backwards: press.modifiers.contains(.shift))
    case .upArrow where press.modifiers.isEmpty && graph.root.layers?.front != nil:
      graph.focus.moveToNeighbor(backwards: true)
    case .downArrow where press.modifiers.isEmpty && graph.root.layers?.front != nil:
      graph.focus.moveToNeighbor(backwards: false)
    default: false
    }
  }

  private func leavePresentation(_ press: KeyPress) -> Bool {
    guard press.key == .escape, press.modifiers.isEmpty, let layer = graph.root.layers?.front else { return false }
    var didLeave = false
    graph.forEachNode(in: layer) { node in
      if !didLeave, let node = node as? KeyCommandNode { didLeave = node.leavePresentation() }
    }
    return didLeave
  }

  private func commands(around target: any FocusTarget) -> [KeyCommandNode] {
    target.ancestors.compactMap { $0 as? KeyCommandNode }
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
      guard found == nil, let node = node as? KeyboardShortcutNode, node.shortcut == shortcut,
        graph.root.layers?.isLeaving(node) != true
      else { return }
      found = node.control
    }
    return found
  }
}
