import Foundation
import TesseraCore

/// The configuration of the bars around a page (F5).
nonisolated package struct PageConfiguration: Equatable {
  package var title: Text?
  package var displayMode: NavigationBarItem.TitleDisplayMode?
  package var isBarHidden: Bool?
  var isBottomBarHidden: Bool?
  package var isBackButtonHidden: Bool?
  /// Whether the way back is an arrow alone.
  package var isBackTitleHidden: Bool?
  package var barBackground: PageBackground?
  /// How the bar looks, where its owner says so.
  package var barTheme: NavigationBarTheme?
  package var background: Color?
  /// What lies behind the page instead.
  var containerBackground: Portal?
  var toolbars: [Portal] = []
  var subtitle: Text?
  var titleMenu: TitleMenu?
  var barBackgroundVisibility: Visibility?
  package var barColorScheme: ColorScheme?
  package var isTabBarHidden: Bool?
  var search: SearchSource?
  /// Whether the search field stays while the content is scrolled.
  var searchStays = false
  var searchSuggestions: Portal?
  /// Where suggestions are not shown.
  var hiddenSuggestions: SearchSuggestionsPlacement.Set = []
  /// Whether the field of the search is a button until the user searches.
  var minimizesSearch = false
  var searchScopes: Portal?
  /// Parts of the page that items of toolbars stand for.
  var movedParts: Set<ToolbarDefaultItemKind.Kind> = []
  var role: ToolbarRole?
  /// How what is in the bar at the top is drawn.
  var barForeground: PageBackground?
  /// The bars below the bar at the top, by their ids.
  var accessoryBars: [String] = []
  /// Those that are not shown.
  var hiddenAccessoryBars: Set<String> = []
  /// Lets the user arrange the items.
  var customization: ToolbarCustomization?
  /// How content goes out of sight below the bar.
  var topEdge: ScrollEdgeEffectStyle?
  /// Whether the page is a stack itself, which has bars of its own.
  var holdsStack = false

  /// Whether a bar has more to show than a title.
  var hasBarItems: Bool { !toolbars.isEmpty || search != nil || titleMenu != nil }

  /// Takes over the values that only `other` has; the items of all toolbars are shown.
  mutating func merge(_ other: PageConfiguration) {
    title = title ?? other.title
    displayMode = displayMode ?? other.displayMode
    isBarHidden = isBarHidden ?? other.isBarHidden
    isBottomBarHidden = isBottomBarHidden ?? other.isBottomBarHidden
    isBackButtonHidden = isBackButtonHidden ?? other.isBackButtonHidden
    isBackTitleHidden = isBackTitleHidden ?? other.isBackTitleHidden
    barBackground = barBackground ?? other.barBackground
    barTheme = barTheme ?? other.barTheme
    background = background ?? other.background
    containerBackground = containerBackground ?? other.containerBackground
    toolbars += other.toolbars
    subtitle = subtitle ?? other.subtitle
    titleMenu = titleMenu ?? other.titleMenu
    barBackgroundVisibility = barBackgroundVisibility ?? other.barBackgroundVisibility
    barColorScheme = barColorScheme ?? other.barColorScheme
    isTabBarHidden = isTabBarHidden ?? other.isTabBarHidden
    if search == nil {
      search = other.search
      searchStays = other.searchStays
    }
    movedParts.formUnion(other.movedParts)
    role = role ?? other.role
    barForeground = barForeground ?? other.barForeground
    accessoryBars += other.accessoryBars.filter { !accessoryBars.contains($0) }
    hiddenAccessoryBars.formUnion(other.hiddenAccessoryBars)
    customization = customization ?? other.customization
    topEdge = topEdge ?? other.topEdge
    searchSuggestions = searchSuggestions ?? other.searchSuggestions
    searchScopes = searchScopes ?? other.searchScopes
    hiddenSuggestions.formUnion(other.hiddenSuggestions)
    minimizesSearch = minimizesSearch || other.minimizesSearch
    holdsStack = holdsStack || other.holdsStack
  }
}

/// What lies behind a bar.
nonisolated package struct PageBackground: Equatable {
  let style: AnyShapeStyle

  package init(style: AnyShapeStyle) {
    self.style = style
  }

  package static func == (left: PageBackground, right: PageBackground) -> Bool {
    ValueComparison.areEqual(left.style, right.style)
  }
}

nonisolated struct PageConfigurationKey: PreferenceKey {
  static var defaultValue: PageConfiguration { PageConfiguration() }

  static func reduce(value: inout PageConfiguration, nextValue: () -> PageConfiguration) {
    value.merge(nextValue())
  }
}

extension View {
  /// Configures the bars around the page; views further in take precedence.
  nonisolated package func page(_ change: @escaping @Sendable (inout PageConfiguration) -> Void) -> some View {
    transformPreference(PageConfigurationKey.self) { configuration in
      var own = PageConfiguration()
      change(&own)
      configuration.merge(own)
    }
  }
}

extension View {
  /// The title of the page (F5). Styles of the text are left out, with a warning (H3).
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    let title = title.unstyled(for: "navigationTitle(_:)")
    return page { $0.title = title }
  }

  /// The title of the page (F5).
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title of the page (F5).
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// The binding to the page's title, if it can be edited (F5).
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitleModifier(title: title))
  }

  /// How large the title of the page is (F5).
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    page { $0.displayMode = displayMode }
  }

  /// How large the title of the page is (F5).
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// The title of the page, as it was written before `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// The title of the page, as it was written before `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// The title of the page, as it was written before `navigationTitle(_:)`.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// The title of the page and how large it is.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title of the page and how large it is.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title of the page and how large it is.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  /// A second line of the title of the page. Styles of the text are left out, with a warning (H3).
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    let subtitle = subtitle.unstyled(for: "navigationSubtitle(_:)")
    return page { $0.subtitle = subtitle }
  }

  /// A second line of the title of the page.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// A second line of the title of the page.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Whether the page has no bar at its top.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    page { $0.isBarHidden = hidden }
  }

  /// Whether the bar of the page has no button that leads back.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    page { $0.isBackButtonHidden = hidesBackButton }
  }
}

nonisolated private struct BoundTitleModifier: ViewModifier {
  let title: Binding<String>

  @MainActor func body(content: Content) -> some View {
    content.navigationTitle(Text(title.wrappedValue))
  }
}
