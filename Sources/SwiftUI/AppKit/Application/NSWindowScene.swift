import TesseraCore

/// Declares a window that the program made.
struct NSWindowScene: View {
  private let window: NSWindow
  private let declared: DeclaredWindow
  @ObservedObject private var state: NSWindowState

  init(_ window: NSWindow, as declared: DeclaredWindow) {
    self.window = window
    self.declared = declared
    state = window.state
  }

  var body: some View {
    AddedWindowView(declared, title: state.title, attributes: state.attributes) { [window] in
      NSWindowView(window).onOpenURL { NSApplication.shared.launch?.open($0) }
    }
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
    // tessera:disable side-effect-in-body - this only notes where the window is shown
    let _: Void = withoutEvaluation { window.isShown(on: FrontmostGraph.current) }
    if let content = state.contentView {
      VStack(spacing: 0) {
        state.bar
        NSViewHost(content, in: window).id(ObjectIdentifier(content))
      }
      .background { if let color = state.backgroundColor { Color(nsColor: color).ignoresSafeArea() } }
      .opacity(state.opacity)
      .preferredColorScheme(state.colorScheme)
      .navigationTitle(Text(verbatim: state.title))
      .modifier(NSWindowClosing(window: window))
    }
  }
}

/// Asks the delegate of a window before the user closes it.
private struct NSWindowClosing: ViewModifier {
  let window: NSWindow
  @Environment(\.surfaceAccess) private var surface

  func body(content: Content) -> some View {
    content
      .onAppear { surface.setCloseGuard(window, isThere: true) }
      .onDisappear { surface.setCloseGuard(window, isThere: false) }
  }
}

extension NSWindow: CloseGuard {
  /// A delegate that refuses is asked again when the user tries again.
  package var asks: Bool { delegate?.windowShouldClose(self) == false }

  package func ask(_ then: @escaping @MainActor () -> Void) {}
}
