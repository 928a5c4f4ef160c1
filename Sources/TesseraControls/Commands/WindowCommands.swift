import TesseraCore

/// The windows that have keys of their own, as lines of a menu (J427).
struct WindowCommands: View {
  @Environment(\.windowOpener) private var opener
  @Environment(\.windowTable) private var windows

  var body: some View {
    ForEach(Self.windows(in: windows), id: \.id) { window in
      Button {
        _ = opener?.opener?.open(WindowRequest(id: window.id))
      } label: {
        window.title ?? Text(verbatim: window.id ?? "")
      }
      .keyboardShortcut(window.environment.windowAttributes.shortcut?.keys)
    }
  }

  /// The windows that have such lines; the body that asks follows them.
  static func windows(in table: WindowTable?) -> [DeclaredWindow] {
    table?.followedWindows.filter {
      ($0.kind == .single || $0.kind == .utility) && $0.id != nil
        && $0.environment.windowAttributes.shortcut?.keys != nil
    } ?? []
  }
}
