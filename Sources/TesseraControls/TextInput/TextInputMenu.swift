import Foundation
import TesseraCore

/// Opens the menu of a text input where the pointer's secondary button is pressed in it (DK32).
struct TextInputMenuModifier: ViewModifier {
  /// That of the input; nil for no menu.
  let control: TextInputControl?

  func body(content: Content) -> some View {
    if let control {
      content.modifier(TextInputMenu(control: control))
    } else {
      content
    }
  }
}

private struct TextInputMenu: ViewModifier {
  let control: TextInputControl

  @State private var isOpen = false
  @State private var anchor = PresentationAnchor()
  @State private var state = TextInputMenuState()

  init(control: TextInputControl) {
    self.control = control
  }

  func body(content: Content) -> some View {
    content
      .onPointerInput { point in
        state = control.prepareMenu(at: point)
        anchor.point = point
        isOpen = true
        return true
      } wheel: { _, _ in
        false
      }
      .modifier(MenuPresenter(isOpen: $isOpen, anchor: anchor) { items })
  }

  @ViewBuilder private var items: some View {
    TextCommand(title: "Cut", shortcut: KeyboardShortcut("x")).disabled(!state.canCopy)
    TextCommand(title: "Copy", shortcut: KeyboardShortcut("c")).disabled(!state.canCopy)
    TextCommand(title: "Paste", shortcut: KeyboardShortcut("v")).disabled(!state.canPaste)
    Divider()
    TextCommand(title: "Select All", shortcut: KeyboardShortcut("a")).disabled(!state.canSelectAll)
  }
}
