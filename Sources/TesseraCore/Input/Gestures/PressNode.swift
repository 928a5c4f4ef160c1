import Foundation

/// Something that reacts to a press as a button does.
@MainActor
protocol PressTarget: LayoutNode {
  func setPressed(_ newValue: Bool)

  func performAction()
}

/// Acts as a button does: on release inside, with excursions allowed (E8).
package class PressNode: ControlNode, PressReceiver, PressTarget {
  final private(set) var isPressed = false

  override final func describe(into builder: inout SemanticsBuilder) {
    let inner = builder.collect { super.describe(into: &$0) }
    var button = SemanticsElement(combining: inner, role: .button, node: self)
    button.absorb(inner)
    builder.add(button)
  }

  /// Whether a press anywhere in a row of a list activates this view. Overridden.
  var fillsRow: Bool { false }

  final func makeRecognizer() -> any AnyGestureRecognizer {
    ButtonRecognizer(self)
  }

  /// Acts without a press, as a shortcut does. Overridden.
  func performAction() {}

  package override final func keyWasPressed(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, press.key == .space || press.key == .return else { return false }
    performAction()
    return true
  }

  final func setPressed(_ newValue: Bool) {
    guard newValue != isPressed else { return }
    isPressed = newValue
    pressDidChange()
  }

  /// The view is pressed now, or no longer. Overridden.
  func pressDidChange() {}
}

extension PressNode {
  /// Whether the view acts when something is dragged over it for a while (J369).
  var isSpringLoaded: Bool {
    scope.values.isEnabled && scope.values.springLoadingBehavior.isEnabled(automatic: false)
  }
}
