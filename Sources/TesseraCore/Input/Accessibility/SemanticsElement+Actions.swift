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

  /// Where a press acts: where the view says, or in the middle of the part that it acts on (J204).
  package var activationPoint: CGPoint {
    if let offset = details.activationOffset, offset.x.isFinite, offset.y.isFinite {
      return CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y)
    }
    if let point = details.activationPoint, point.x.isFinite, point.y.isFinite {
      return CGPoint(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
    }
    let frame = activationNode.frameInSurface
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}

extension SemanticsElement {
  /// Whether the element can be operated: because its view says so, or because of what it is (J200).
  package var respondsToUserInteraction: Bool {
    details.respondsToUserInteraction ?? (isPressable || adjustment != nil || adjustmentAction != nil || takesText)
  }

  private var takesText: Bool { role == .textField || role == .secureField }
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
