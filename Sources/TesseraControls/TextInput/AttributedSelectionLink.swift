import Foundation
import TesseraCore

/// Keeps a selection in a text with attributes and its binding the same.
@MainActor
final class AttributedSelectionLink {
  private(set) lazy var control = TextInputControl()
  private var binding: Binding<AttributedTextSelection>?
  private var text: (@MainActor () -> AttributedString)?

  nonisolated init() {}

  func connect(
    _ binding: Binding<AttributedTextSelection>?, _ text: @escaping @MainActor () -> AttributedString
  ) {
    self.binding = binding
    self.text = text
    if control.selectionDidChange == nil {
      control.selectionDidChange = { [unowned self] in selectionDidChange() }
    }
  }

  /// The user, or an edit, moved the selection.
  private func selectionDidChange() {
    guard let binding, let text, let characters = control.selectedCharacters else { return }
    let new = AttributedTextSelection(characters: characters, typing: control.chosenAttributes, in: text())
    if new != binding.wrappedValue { binding.wrappedValue = new }
  }

  /// The owner of the binding selected something, or chose the attributes of what is typed next.
  func show(_ selection: AttributedTextSelection) {
    guard let text else { return }
    let characters = selection.characters(in: text())
    guard characters != control.selectedCharacters || selection.chosen != control.chosenAttributes else { return }
    control.select(characters: characters, typing: selection.chosen)
  }
}
