import Foundation

extension SemanticsElement {
  /// Whether the view that has the focus is this one, in it or around it.
  package var isFocused: Bool {
    guard let target = node.graph.focus.target else { return false }
    return target.isInside(node) || node.isInside(target)
  }

  /// Whether the view that has the focus is this one or in it.
  package var isFocusTarget: Bool { node.graph.focus.target?.isInside(node) ?? false }

  /// Acts on the element as a press in its middle would.
  package func press() {
    guard isEnabled, !performAction(named: AccessibilityActionKind.default.name) else { return }
    if let control = activationNode as? PressNode { return control.performAction() }
    let point = activationPoint
    let pointer = node.graph.pointer
    pointer.pressDown(at: point)
    pointer.release()
  }

  /// The middle of the part that a press acts on.
  private var activationPoint: CGPoint {
    let frame = activationNode.frameInSurface
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}

extension SemanticsElement {
  /// Performs the default action, or another named action.
  ///
  /// - Returns: false if there is no such action, or the element is disabled.
  @discardableResult
  package func performAction(named name: String) -> Bool {
    guard isEnabled, let action = actions.last(where: { $0.name == name }) else { return false }
    action.perform()
    return true
  }

  /// Moves the element's value one step.
  ///
  /// - Returns: false if it has none, or the element is disabled.
  @discardableResult
  package func adjust(_ direction: AccessibilityAdjustmentDirection) -> Bool {
    guard isEnabled else { return false }
    if let adjustmentAction {
      adjustmentAction(direction)
    } else if let adjustment {
      adjustment.move(by: direction == .increment ? adjustment.usualStep : -adjustment.usualStep)
    } else {
      return false
    }
    return true
  }
}
