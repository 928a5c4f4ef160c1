extension SurfaceAccess {
  /// Whether a text is edited in which something is selected that can be seen.
  @MainActor
  package var hasSelectedText: Bool {
    guard let node = graph?.focus.target as? TextInputNode else { return false }
    return node.editing.hasSelection && node.input.kind != .secure
  }

  /// Writes another text in the place of what is selected in the text that has the focus; it stays selected. Nothing happens
  /// where nothing is.
  @MainActor
  package func changeSelectedText(_ change: (String) -> String) {
    guard hasSelectedText, let node = graph?.focus.target as? TextInputNode else { return }
    let new = change(node.editing.selectedText)
    let start = node.editing.selection.lowerBound
    node.edit {
      $0.insert(new)
      $0.select(start..<$0.caret)
    }
  }
}
