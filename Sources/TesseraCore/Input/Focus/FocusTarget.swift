/// A node that can have the focus.
@MainActor
package protocol FocusTarget: LayoutNode {
  /// Whether the node wants the focus at all.
  var wantsFocus: Bool { get }

  /// Whether the tab key leads to the node.
  var isReachedByTab: Bool { get }

  /// Whether a click on the node's content gives it the focus.
  var takesFocusByClick: Bool { get }

  /// Whether arrow keys and letters select rows here while no view has the focus.
  var choosesRows: Bool { get }

  func focusDidChange(_ hasFocus: Bool)

  /// A key was pressed while the node has the focus. Returns whether it was handled.
  func keyWasPressed(_ press: KeyPress) -> Bool
}

extension FocusTarget {
  package var wantsFocus: Bool { true }

  package var isReachedByTab: Bool { true }

  package var takesFocusByClick: Bool { true }

  package var choosesRows: Bool { false }

  package func keyWasPressed(_ press: KeyPress) -> Bool { false }

  /// Whether the node can have the focus now: it is not removed, disabled or hidden (E9).
  var isFocusable: Bool {
    !isRemoved && wantsFocus && scope.values.isEnabled && !isConcealed && !isInDeparture
  }

  private var isConcealed: Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current.concealsContent { return true }
      node = current.layoutParent
    }
    return false
  }
}
