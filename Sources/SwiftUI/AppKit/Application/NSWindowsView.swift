import TesseraCore

/// The uppermost window of a program that starts with a delegate of AppKit.
struct NSWindowsView: View {
  @ObservedObject private var list: NSWindowList

  init(_ list: NSWindowList) {
    self.list = list
  }

  var body: some View {
    if let window = list.windows.last { NSWindowView(window).id(ObjectIdentifier(window)) }
  }
}

/// What a window shows.
package struct NSWindowView: View {
  private let window: NSWindow
  @ObservedObject private var state: NSWindowState

  package init(_ window: NSWindow) {
    self.window = window
    state = window.state
  }

  package var body: some View {
    if let content = state.contentView {
      VStack(spacing: 0) {
        state.bar
        NSViewHost(content, in: window).id(ObjectIdentifier(content))
      }
      .background { if let color = state.backgroundColor { Color(nsColor: color).ignoresSafeArea() } }
      .opacity(state.opacity)
      .preferredColorScheme(state.colorScheme)
      .navigationTitle(Text(verbatim: state.title))
    }
  }
}
