import TesseraCore

/// A window of macOS: its title is that of the page in it, the toolbar of content without a stack is in a bar (J235), and its
/// background is gray (J277).
package struct MacWindowModifier: ViewModifier {
  @State private var configuration = PageConfiguration()
  @State private var scroll = BarScroll()
  @Environment(\.usesMacControls) private var isMac
  @Environment(\.locale) private var locale
  @Environment(\.surfaceSize) private var surface

  package init() {}

  package func body(content: Content) -> some View {
    content
      .safeAreaInset(edge: .top, spacing: 0) {
        if isMac, configuration.hasBarItems {
          NavigationBar(configuration: untitled, scroll: scroll, isRoot: true, isFirst: false, goBack: {})
            .withoutMacControls()
        }
      }
      .background { if isMac { windowBackground } }
      .onPreferenceChange(PageConfigurationKey.self) { newConfiguration in
        guard isMac else { return }
        configuration = newConfiguration
        var surroundings = EnvironmentValues()
        surroundings.locale = locale
        FrontmostGraph.current?.surfaceWindow?.setTitle(newConfiguration.title?.resolvedString(in: surroundings))
      }
  }

  /// Behind the whole window, in whose middle content of a size of its own stands. It takes no part in the layout.
  private var windowBackground: some View {
    Color(system: .secondaryBackground).frame(width: surface.width * 2, height: surface.height * 2)
  }

  private var untitled: PageConfiguration {
    var untitled = configuration
    untitled.title = nil
    return untitled
  }
}
