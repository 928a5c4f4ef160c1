import Foundation
import TesseraCore

/// A page of a stack: the user's view with its bars.
struct NavigationPage<Content: View>: View {
  let content: Content
  /// nil for the root.
  let id: AnyHashable?

  @State private var configuration = PageConfiguration()
  @State private var target = DismissTarget()
  @State private var scroll = BarScroll()
  @Environment(\.navigation) private var navigation
  @Environment(\.dismissAction) private var outerDismiss
  @Environment(\.isInPresentation) private var isInPresentation
  @Environment(\.surfaceSafeArea) private var surfaceSafeArea
  @Environment(\.outerBack) private var outerBack
  @Environment(\.windowToolbar) private var windowToolbar
  @Environment(\.usesMacControls) private var isMac
  @Environment(\.windowBarPages) private var windowBar

  init(content: Content, id: AnyHashable?) {
    self.content = content
    self.id = id
  }

  var body: some View {
    page
      .overlay(alignment: .top) {
        if let search = configuration.search, let suggestions = configuration.searchSuggestions,
          !configuration.hiddenSuggestions.isSuperset(of: [.menu, .content])
        {
          SearchSuggestions(suggestions: suggestions, search: search)
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        if configuration.isBarHidden != true, !configuration.holdsStack, !windowToolbar.isHidden, hasBar {
          NavigationBar(
            configuration: barConfiguration, scroll: scroll, isRoot: !canGoBack, isFirst: id == nil, goBack: pop
          )
          .withoutMacControls()
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if configuration.isBottomBarHidden != true { BottomBar(configuration: configuration).withoutMacControls() }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: takesTabBar ? surfaceSafeArea.bottom : 0) }
      .ignoresSafeArea(.container, edges: takesTabBar ? .bottom : [])
      .background { containerBackground }
      .background(Color(system: isMac ? .secondaryBackground : .background))
      .onPreferenceChange(PageConfigurationKey.self) { newConfiguration in
        configuration = newConfiguration
        navigation?.setHidesTabBar(newConfiguration.isTabBarHidden, for: id)
        navigation?.setHasNoBack(newConfiguration.isBackButtonHidden == true, for: id)
      }
      .transformPreference(ToolbarCustomizationKey.self) { [customization = configuration.customization] in
        $0 = customization ?? $0
      }
      .transformPreference(PageConfigurationKey.self) { $0 = PageConfiguration() }
      .modifier(
        WindowBarPageModifier(id: id, configuration: configuration, canGoBack: canGoBack, back: DismissAction(target))
      )
      .onUpdate(of: outerBack) { outerBack in
        // Captures nothing of the page itself, which keeps the target: the page and its content would never be
        // released.
        target.action = { [navigation, id] in Self.pop(id, in: navigation, otherwise: outerBack) }
      }
  }

  /// DK25: In a window of a desktop, the bar of the window has what is in it. Elsewhere on a desktop, as in a sheet, there is
  /// a bar only for what is more than a title.
  private var hasBar: Bool {
    guard windowBar == nil else { return false }
    return !isMac || canGoBack && configuration.isBackButtonHidden != true || configuration.hasBarItems
  }

  private var barConfiguration: PageConfiguration {
    guard windowToolbar.hidesTitle || isMac else { return configuration }
    var configuration = configuration
    configuration.title = nil
    return configuration
  }

  @ViewBuilder
  private var containerBackground: some View {
    if let portal = configuration.containerBackground {
      PortalReader([portal]) { parts in
        ZStack { ForEach(parts) { $0 } }.ignoresSafeArea()
      }
    }
  }

  /// Whether the page has the room of the bar of tabs around it.
  private var takesTabBar: Bool { configuration.isTabBarHidden == true }

  private var page: some View {
    EditModeScope(JoinedViews(content))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(ScrollListenerModifier(scroll.listener))
      .modifier(TabBarScrollSource())
      .modifier(ScrollListenerBarrier())
      .environment(\.dismissAction, id == nil ? outerDismiss : DismissAction(target))
      .environment(\.isInPresentation, id != nil || isInPresentation)
      .environment(\.isInListRow, false)
      .environment(\.isColumnRoot, id == nil && navigation?.showsPagesInNextColumn == true)
      .environment(\.outerBack, id == nil ? outerBack : DismissAction(target))
  }

  /// Whether the page covers another one: not in a column beside it.
  private var canGoBack: Bool {
    guard let id else { return outerBack != nil }
    return !(navigation?.showsPagesInNextColumn == true && navigation?.entries.first?.id == id)
  }

  private func pop() {
    Self.pop(id, in: navigation, otherwise: outerBack)
  }

  private static func pop(_ id: AnyHashable?, in stack: NavigationController?, otherwise outerBack: DismissAction?) {
    if let id { stack?.pop(id) } else { outerBack?() }
  }
}

nonisolated private struct OuterBackKey: EnvironmentKey {
  static var defaultValue: DismissAction? { nil }
}

nonisolated extension EnvironmentValues {
  /// Leads back from the root of a stack that is itself a page of a stack; nil where there is no way back.
  var outerBack: DismissAction? {
    get { self[OuterBackKey.self] }
    set { self[OuterBackKey.self] = newValue }
  }
}
