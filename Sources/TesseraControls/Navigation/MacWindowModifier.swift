import TesseraCore

/// A window of a desktop: a bar with the title and the toolbars of what is in it (DK25), and a gray background (J277).
package struct MacWindowModifier: ViewModifier {
  @State private var pages = WindowBarPages()
  @State private var configuration = PageConfiguration()
  @State private var hidesToolbar = false
  @Environment(\.usesMacControls) private var isMac
  @Environment(\.surfaceSize) private var surface

  package init() {}

  package func body(content: Content) -> some View {
    if isMac { window(content) } else { content }
  }

  private func window(_ content: Content) -> some View {
    // Read here, so that the body follows it.
    let hidesToolbar = hidesToolbar
    return WindowContentLayout { JoinedViews(content) }
      .environment(\.windowBarPages, pages)
      .environment(\.toolbarToggle, ToolbarToggle(isHidden: $hidesToolbar, customization: nil))
      .overlay(alignment: .top) { suggestions }
      .safeAreaInset(edge: .top, spacing: 0) { WindowBar(pages: pages, window: configuration) }
      .overlay(alignment: .top) { WindowControlsOverContent() }
      .transformEnvironment(\.windowToolbar) { if hidesToolbar { $0.isHidden = true } }
      .background { windowBackground }
      .background { WindowTitle(pages: pages, window: configuration) }
      .onPreferenceChange(PageConfigurationKey.self) { configuration = $0 }
      .transformPreference(PageConfigurationKey.self) { $0 = PageConfiguration() }
  }

  @ViewBuilder
  private var suggestions: some View {
    if let search = configuration.search, let suggestions = configuration.searchSuggestions,
      !configuration.hiddenSuggestions.isSuperset(of: [.menu, .content])
    {
      SearchSuggestions(suggestions: suggestions, search: search)
    }
  }

  /// Behind the whole window, in whose middle content of a size of its own stands. It takes no part in the layout.
  private var windowBackground: some View {
    Color(system: .secondaryBackground).frame(width: surface.width * 2, height: surface.height * 2)
  }
}

/// Gives the window of the desktop the title of the page on top (J235).
private struct WindowTitle: View {
  let pages: WindowBarPages
  let window: PageConfiguration

  @Environment(\.surfaceAccess) private var surface
  @Environment(\.windowChrome) private var chrome
  @Environment(\.locale) private var locale

  init(pages: WindowBarPages, window: PageConfiguration) {
    self.pages = pages
    self.window = window
  }

  var body: some View {
    Color.clear
      .frame(width: 0, height: 0)
      .onChange(of: title, initial: true) { old, new in
        // What has no page may have given the window a title of its own.
        if old != nil || new != nil { surface.window?.setTitle(new) }
      }
      // Views are there before their window, which gets its own title first.
      .onChange(of: chrome?.title.isEmpty) { if let title { surface.window?.setTitle(title) } }
      .semantics(.hidden(true))
  }

  private var title: String? {
    var surroundings = EnvironmentValues()
    surroundings.locale = locale
    return WindowBarPlan(pages.shown, window: window, toolbar: WindowToolbar()).title?.resolvedString(in: surroundings)
  }
}

/// The buttons of a window whose title is hidden, in front of its content (DK30).
private struct WindowControlsOverContent: View {
  @Environment(\.windowChrome) private var chrome
  @Environment(\.windowAttributes) private var attributes

  init() {}

  var body: some View {
    if let chrome, chrome.isDecorated, attributes.hidesTitleBar, !attributes.isPlain, chrome.barFrame.isEmpty {
      HStack {
        WindowControls(side: .leading)
        Spacer(minLength: 0)
        WindowControls(side: .trailing)
      }
      .padding(.horizontal, WindowBarMetrics.margin)
      .frame(height: WindowBarMetrics.titleHeight)
    }
  }
}
