import TesseraCore

/// Brings the items of a toolbar to the bars of the page (F5).
nonisolated struct ToolbarModifier<Items: View>: ViewModifier {
  let items: Items

  @MainActor func body(content: Content) -> some View {
    content.modifier(ToolbarSource(items: items))
  }
}

private struct ToolbarSource<Items: View>: ViewModifier {
  let items: Items

  @State private var portal = Portal()
  /// The menu of the title, if an item is one.
  @State private var titleMenu: TitleMenu?
  /// The parts of the page that items stand for.
  @State private var movedParts: Set<ToolbarDefaultItemKind.Kind> = []
  /// The bars below the bar at the top that items are in.
  @State private var accessoryBars: [String] = []

  init(items: Items) {
    self.items = items
  }

  func body(content: Content) -> some View {
    let (portal, titleMenu, movedParts, accessoryBars) = (portal, titleMenu, movedParts, accessoryBars)
    return
      content
      .modifier(
        PortalModifier(portal) {
          items.modifier(ToolbarLabels()).modifier(ToolbarItemAppearance()).modifier(BarItemForeground())
            .onPreferenceChange(TitleMenuKey.self) { self.titleMenu = $0 }
            .onPreferenceChange(MovedPartsKey.self) { self.movedParts = $0 }
            .onPreferenceChange(AccessoryBarsKey.self) { self.accessoryBars = $0 }
        }
      )
      .page { page in
        page.toolbars = [portal]
        page.titleMenu = titleMenu
        page.movedParts = movedParts
        page.accessoryBars = accessoryBars
      }
  }
}

extension View {
  /// Puts views into the bars of the page (F5).
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Puts items into the bars of the page (F5).
  @MainActor @preconcurrency
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: Content._makeView(content())))
  }

  /// Puts items that the user may arrange into the bars of the page (J433).
  ///
  /// The menu of the bar at the top, for a press of the secondary button or a long one, has a line "Customize Toolbar…". What the
  /// user chose is kept in the program's settings.
  ///
  /// - Parameter id: what the arrangement is kept by. Toolbars with the same id have the same one.
  @MainActor @preconcurrency
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(CustomizableToolbar(id: id, items: Content._makeView(content())))
  }

  /// Whether bars of the page are shown (F5).
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    pageBars(visibility, bars)
  }

  /// Whether bars of the page are shown (F5).
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    pageBars(visibility, bars)
  }

  nonisolated private func pageBars(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let isHidden: Bool? = visibility == .automatic ? nil : visibility == .hidden
    let isAboutTop = bars.isAboutTop
    let isAboutBottom = bars.contains(where: \.bar.isBottom)
    let isAboutTabs = bars.contains(where: \.bar.isTab)
    let accessories = bars.accessoryBars
    return page { page in
      if isHidden == true { page.hiddenAccessoryBars.formUnion(accessories) }
      if isAboutTop { page.isBarHidden = isHidden }
      if isAboutBottom { page.isBottomBarHidden = isHidden }
      if isAboutTabs { page.isTabBarHidden = isHidden }
    }
    .transformPreference(TabBarPreferenceKey.self) { if isAboutTabs { $0.isHidden = $0.isHidden ?? isHidden } }
  }

  /// What lies behind the bar at the top of the page.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let background = PageBackground(style: AnyShapeStyle(style))
    return page { if bars.isAboutTop { $0.barBackground = background } }
  }

  /// Whether the background of bars of the page is shown; automatic shows it while content lies below a bar.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    page { if bars.isAboutTop { $0.barBackgroundVisibility = visibility } }
  }

  /// Whether the background of bars of the page is shown; automatic shows it while content lies below a bar.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    page { if bars.isAboutTop { $0.barBackgroundVisibility = visibility } }
  }

  /// The color scheme of the bar at the top of the page; nil for that of the page.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    page { if bars.isAboutTop { $0.barColorScheme = colorScheme } }
  }

  /// How the title and the items of the bar at the top of the page are drawn (J434): the items of the toolbars in this view.
  nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let foreground = PageBackground(style: AnyShapeStyle(style))
    return transformEnvironment(\.barItemForeground) { if bars.isAboutTop { $0 = foreground } }
      .page { if bars.isAboutTop { $0.barForeground = foreground } }
  }

  /// Puts views at the start and the end of the bar, as it was written before toolbars.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(
      ToolbarModifier(
        items: Group {
          HStack { leading }.trait(ToolbarPlacementKey.self, .topBarLeading)
          HStack { trailing }.trait(ToolbarPlacementKey.self, .topBarTrailing)
        }))
  }

  /// Puts views at the start of the bar, as it was written before toolbars.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(ToolbarModifier(items: HStack { leading }.trait(ToolbarPlacementKey.self, .topBarLeading)))
  }

  /// Puts views at the end of the bar, as it was written before toolbars.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(ToolbarModifier(items: HStack { trailing }.trait(ToolbarPlacementKey.self, .topBarTrailing)))
  }
}

/// The preference of a tab for the tab bar.
nonisolated struct TabBarPreference: Equatable {
  var isHidden: Bool?
  /// Whether the pages of a stack take the room of the bar themselves, each on its own.
  var isLeftToPages = false
  /// The pages with which the bar appears and disappears.
  var turn: PageTransition?
  /// Whether the page below the one on top hides it.
  var isHiddenBelow = false
}

nonisolated struct TabBarPreferenceKey: PreferenceKey {
  static var defaultValue: TabBarPreference { TabBarPreference() }

  static func reduce(value: inout TabBarPreference, nextValue: () -> TabBarPreference) {
    let next = nextValue()
    value.isHidden = value.isHidden ?? next.isHidden
    value.isLeftToPages = value.isLeftToPages || next.isLeftToPages
    value.turn = value.turn ?? next.turn
    value.isHiddenBelow = value.isHiddenBelow || next.isHiddenBelow
  }
}
