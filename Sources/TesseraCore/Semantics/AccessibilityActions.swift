/// An action that assistive technology offers for many views.
nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  /// What a press does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaves what is in front.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action of the moment.
  public static let magicTap = AccessibilityActionKind(name: "magic tap")
  /// Deletes what the view stands for.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Shows more that can be done.
  public static let showMenu = AccessibilityActionKind(name: "show menu")
}

/// Which way a value goes.
nonisolated public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

/// Something that can be done with an element otherwise than by the pointer.
package struct SemanticsAction {
  package let name: String
  let perform: @MainActor () -> Void
}

extension SemanticsElement {
  /// Does what a view says that a press, or another named action, is to do.
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
