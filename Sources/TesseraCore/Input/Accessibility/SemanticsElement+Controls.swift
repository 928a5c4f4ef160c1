extension SemanticsElement {
  /// One control made of its content: its texts are its label, and the node that reacts to presses is its activation.
  static func control(_ role: SemanticsRole, of elements: [SemanticsElement], node: LayoutNode) -> SemanticsElement {
    let parts = elements.flatMap(\.partsOfControl)
    let seen = parts.filter { $0.role != .button || !$0.label.isEmpty }
    var control = SemanticsElement(combining: seen, role: role, node: node)
    let targets = parts.filter { $0.role == .button }
    control.activation = targets.count == 1 ? targets[0].activationNode : node.onlyPressReceiver
    if control.label.isEmpty, targets.count == 1 { control.label = targets[0].label }
    control.children = seen.flatMap { $0.role == .button ? $0.children : [$0] }
    return control
  }

  private var partsOfControl: [SemanticsElement] {
    role == .group ? children.flatMap(\.partsOfControl) : [self]
  }
}

extension LayoutNode {
  /// The one node in here that reacts to the pointer; nil if there is none or several.
  fileprivate var onlyPressReceiver: LayoutNode? {
    var found: LayoutNode?
    var waiting: [LayoutNode] = [self]
    while let node = waiting.popLast() {
      if node is any PressReceiver {
        guard found == nil else { return nil }
        found = node
      } else {
        node.forEachLayoutChild { waiting.append($0) }
      }
    }
    return found
  }
}
