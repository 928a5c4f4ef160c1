import Foundation

/// What a menu of a text input offers now (DK32).
nonisolated package struct TextInputMenuState: Equatable, Sendable {
  package var canCopy = false
  package var canPaste = false
  package var canSelectAll = false

  package init() {}
}

extension TextInputNode {
  /// Gives the input the focus, and selects the word at a point unless that lies in what is selected already.
  ///
  /// - Parameter location: in the surface.
  func prepareMenu(at location: CGPoint) -> TextInputMenuState {
    guard isFocusable else { return TextInputMenuState() }
    if !hasFocus { graph.focus.move(to: self) }
    let offset = offset(at: location)
    if !(editing.hasSelection && (editing.selection.lowerBound...editing.selection.upperBound).contains(offset)) {
      edit { $0.selectWord(at: offset) }
    }
    var state = TextInputMenuState()
    state.canCopy = editing.hasSelection && input.kind != .secure
    state.canPaste = graph.clipboard.items.contains { $0.canLoad(String.self) }
    state.canSelectAll = !editing.characters.isEmpty
    return state
  }
}

extension TextInputControl {
  /// Prepares the input for a menu at a point of it.
  package func prepareMenu(at point: CGPoint) -> TextInputMenuState {
    node.map { $0.prepareMenu(at: point + $0.frameInSurface.origin) } ?? TextInputMenuState()
  }
}
