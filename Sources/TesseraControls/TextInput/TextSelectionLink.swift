import Foundation
import TesseraCore

/// Keeps a selection and its binding the same.
@MainActor
final class TextSelectionLink {
  private(set) lazy var control = TextInputControl()
  private var binding: Binding<TextSelection?>?
  private var text: (@MainActor () -> String)?

  nonisolated init() {}

  func connect(_ binding: Binding<TextSelection?>, _ text: @escaping @MainActor () -> String) {
    self.binding = binding
    self.text = text
    if control.selectionDidChange == nil {
      control.selectionDidChange = { [unowned self] in selectionDidChange() }
    }
  }

  /// The user, or an edit, moved the selection.
  private func selectionDidChange() {
    guard let binding, let text, let range = control.selection else { return }
    var new = TextSelection(range, in: text())
    new?.affinity = control.affinity
    if new != binding.wrappedValue { binding.wrappedValue = new }
  }

  /// The owner of the binding selected something.
  func show(_ selection: TextSelection?) {
    guard let text, let selection, let range = selection.range(in: text()),
      range != control.selection || selection.affinity != control.affinity
    else { return }
    control.select(range, selection.affinity)
  }
}

/// Shows what a binding selects in a text input.
struct TextSelectionModifier: ViewModifier {
  let link: TextSelectionLink?
  let selection: Binding<TextSelection?>?

  func body(content: Content) -> some View {
    if let selection {
      content.onChange(of: selection.wrappedValue, initial: true) { link?.show(selection.wrappedValue) }
    } else {
      content
    }
  }
}
