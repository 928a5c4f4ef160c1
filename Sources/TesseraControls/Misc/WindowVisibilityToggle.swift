import TesseraCore

/// A button that opens a window of the program, or closes it while it is open (J432).
///
/// It is for a `Window`, a `UtilityWindow` or a `WindowGroup` with an id. A window that the program does not declare cannot be
/// opened: the button is disabled.
nonisolated public struct WindowVisibilityToggle<Label: View>: View {
  private let windowID: String
  private let label: @MainActor (DefaultWindowVisibilityToggleLabel) -> Label

  @Environment(\.windowOpener) private var opener
  @Environment(\.windowTable) private var windows

  @MainActor public var body: some View {
    let isOpen = windows?.followedIsOpen(id: windowID) == true
    let window = windows?.followedWindows.first { $0.id == windowID }
    Button {
      let request = WindowRequest(id: windowID)
      _ = isOpen ? opener?.opener?.dismiss(request) : opener?.opener?.open(request)
    } label: {
      label(DefaultWindowVisibilityToggleLabel(title: window?.title ?? Text(verbatim: windowID), isOpen: isOpen))
    }
    .disabled(window == nil)
  }
}

nonisolated extension WindowVisibilityToggle where Label == DefaultWindowVisibilityToggleLabel {
  /// A button that says "Show" or "Hide", with the title of the window.
  ///
  /// - Parameter windowID: the id of the window's scene.
  public init(windowID: String) {
    self.windowID = windowID
    label = { $0 }
  }
}

/// What a button that shows a window says by itself.
nonisolated public struct DefaultWindowVisibilityToggleLabel: View {
  let title: Text
  let isOpen: Bool

  @MainActor public var body: some View { isOpen ? Text("Hide \(title)") : Text("Show \(title)") }
}
