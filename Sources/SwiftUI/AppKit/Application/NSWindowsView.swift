import TesseraCore

/// The uppermost window of a program that starts with a delegate of AppKit.
struct NSWindowsView: View {
  @ObservedObject private var list: NSWindowList

  init(_ list: NSWindowList) {
    self.list = list
  }

  var body: some View {
    if let window = list.windows.last { NSWindowView(state: window.state).id(ObjectIdentifier(window)) }
  }
}

/// What a window shows.
private struct NSWindowView: View {
  @ObservedObject var state: NSWindowState

  var body: some View {
    if let content = state.contentView {
      NSViewContent(content).id(ObjectIdentifier(content)).navigationTitle(Text(verbatim: state.title))
    }
  }
}

/// What a view of AppKit shows.
private struct NSViewContent: View {
  private let view: NSView
  @ObservedObject private var state: NSViewState

  init(_ view: NSView) {
    self.view = view
    state = view.state
  }

  var body: some View {
    if let content = view.content {
      // Several views of a root view stand below one another.
      VStack { content }
    } else {
      Color.clear.onAppear { RuntimeWarning.report(.undrawnController("\(type(of: view))")) }
    }
  }
}
