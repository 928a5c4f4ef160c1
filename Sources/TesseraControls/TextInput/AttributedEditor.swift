import Foundation
import TesseraCore

/// An editor of a text with attributes (J390).
struct AttributedEditor: View {
  let text: Binding<AttributedString>
  let selection: Binding<AttributedTextSelection>?

  private let link = LazyState(wrappedValue: AttributedSelectionLink())

  init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?) {
    self.text = text
    self.selection = selection
  }

  var body: some View {
    let text = text
    // tessera:disable side-effect-in-body - nothing reads the link before an event, which acts on the latest binding
    link.wrappedValue.connect(selection) { text.wrappedValue }
    return ChosenEditor { insets in
      var input = TextInput(
        kind: .editor, text: String(text.wrappedValue.characters), label: Text(verbatim: ""),
        insets: insets ?? TextEditor.insets, write: { $0 }, control: link.wrappedValue.control)
      input.attributed = text.wrappedValue
      input.writeAttributed = { newText in
        text.wrappedValue = newText
        return text.wrappedValue
      }
      return input
    }
    .modifier(AttributedSelectionModifier(link: link.wrappedValue, selection: selection))
  }
}

/// Shows what a binding selects in an editor.
private struct AttributedSelectionModifier: ViewModifier {
  let link: AttributedSelectionLink
  let selection: Binding<AttributedTextSelection>?

  func body(content: Content) -> some View {
    if let selection {
      content.onChange(of: selection.wrappedValue, initial: true) { link.show(selection.wrappedValue) }
    } else {
      content
    }
  }
}
