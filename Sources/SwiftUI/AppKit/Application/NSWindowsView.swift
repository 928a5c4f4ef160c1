import TesseraCore

/// The uppermost window of a program that starts with a delegate of AppKit.
struct NSWindowsView: View {
  @ObservedObject private var list: NSWindowList

  init(_ list: NSWindowList) {
    self.list = list
  }

  var body: some View {
    if let window = list.windows.last { NSWindowView(window: window, state: window.state).id(ObjectIdentifier(window)) }
  }
}

/// What a window shows.
private struct NSWindowView: View {
  let window: NSWindow
  @ObservedObject var state: NSWindowState

  var body: some View {
    if let content = state.contentView {
      NSViewHost(content, in: window).id(ObjectIdentifier(content))
        .background { if let color = state.backgroundColor { Color(nsColor: color).ignoresSafeArea() } }
        .opacity(state.opacity)
        .preferredColorScheme(state.colorScheme)
        .navigationTitle(Text(verbatim: state.title))
    }
  }
}
