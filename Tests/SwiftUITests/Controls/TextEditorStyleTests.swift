import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct TextEditorStyleTests {
  private struct Note: View {
    @State private var text = "sea"

    var body: some View {
      TextEditor(text: $text)
      Text("is \(text)")
    }
  }

  @Test("J332: an editor with a style is edited as before, with a border around it where the style has one")
  func styles() async {
    for screen in [
      Screen { Note().textEditorStyle(.roundedBorder) }, Screen { Note().textEditorStyle(.plain) },
      Screen { Note().textEditorStyle(.automatic).textEditorStyle(.roundedBorder) },
    ] {
      let editor = screen.element(.textField)
      editor.tap()
      editor.type("!")
      #expect(screen.visibleText.contains { $0.hasPrefix("is ") && $0.contains("!") })
    }
    func length(_ style: some TextEditorStyle) -> CGFloat {
      Screen { Note().textEditorStyle(style) }.element(.textField).frame.width
    }
    #expect(length(.roundedBorder) < length(.plain))
  }
}
