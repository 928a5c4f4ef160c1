import Foundation
import TesseraCore

/// The bar at the top of a page: the way back, the title and the items of toolbars.
///
/// It keeps its room while the content is scrolled below it; a large title is drawn out of sight (F5).
struct NavigationBar: View {
  let configuration: PageConfiguration
  let scroll: BarScroll
  let isRoot: Bool
  /// Whether no page is below this one in its stack.
  let isFirst: Bool
  let goBack: @MainActor () -> Void

  private let taken = LazyState(wrappedValue: TakenTheme<NavigationBarTheme>())

  init(
    configuration: PageConfiguration, scroll: BarScroll, isRoot: Bool, isFirst: Bool,
    goBack: @escaping @MainActor () -> Void
  ) {
    self.configuration = configuration
    self.scroll = scroll
    self.isRoot = isRoot
    self.isFirst = isFirst
    self.goBack = goBack
  }

  var body: some View {
    let chosen = configuration.barTheme ?? taken.wrappedValue.current(CommonTheme.navigationBar)
    let theme = scroll.isScrolledBelow ? chosen?.standard : chosen?.edge
    PortalReader(configuration.toolbars) { elements in
      let items = BarItems(elements)
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          BarLine(
            configuration: configuration, items: items, isRoot: isRoot, showsTitle: !isLarge || isCollapsed,
            theme: theme, goBack: goBack)
          if let search = minimizedSearch { SearchButton(search: search) }
        }
        if titleHeight > 0, !isCollapsed {
          largeTitle(titleHeight - max(0, scroll.collapsed - collapsingSearch), items, theme?.largeTitle)
        }
        if let search = topSearch {
          SearchBar(search: search)
            .frame(height: searchStays ? searchHeight : max(0, searchHeight - scroll.collapsed), alignment: .bottom)
            .clipped()
          if search.isActive, let scopes = configuration.searchScopes { SearchScopes(scopes: scopes) }
        }
        // tessera:disable unstable-foreach-id - bars are known by their ids
        ForEach(configuration.shownAccessoryBars, id: \.self) { AccessoryBar(items: items.accessory[$0] ?? []) }
      }
    }
    .background { background(theme) }
    .modifier(BarTint(color: theme?.tint))
    .modifier(BarForeground(style: configuration.barForeground))
    .frame(maxWidth: .infinity, alignment: .top)
    .frame(height: BarMetrics.height + titleHeight + searchHeight + scopeHeight + accessoryHeight, alignment: .top)
    .modifier(ToolbarCustomizationMenu(customization: configuration.customization))
    .modifier(ToolbarScheme(colorScheme: configuration.barColorScheme))
    .semantics(.container(.navigationBar, configuration.title))
    .onUpdate(of: reach) { scroll.reach = $0 }
  }

  private var titleHeight: CGFloat {
    isLarge && configuration.title != nil && !configuration.movedParts.contains(.title)
      ? BarMetrics.largeTitleHeight : 0
  }

  private var accessoryHeight: CGFloat { AccessoryBar.height * CGFloat(configuration.shownAccessoryBars.count) }

  private var searchHeight: CGFloat { topSearch == nil ? 0 : SearchMetrics.barHeight }

  /// The part of the search field's height that scrolls away.
  private var collapsingSearch: CGFloat { searchStays ? 0 : searchHeight }

  /// What collapses at most.
  private var reach: CGFloat { titleHeight + collapsingSearch }

  /// F5: automatic is large at the root.
  private var isLarge: Bool {
    switch configuration.displayMode ?? .automatic {
    // A title with a menu stands in the bar.
    case .automatic: isFirst && configuration.titleMenu == nil && configuration.role?.leadsWithTitle != true
    case .large: true
    case .inline: false
    }
  }

  private var scopeHeight: CGFloat {
    topSearch?.isActive == true && configuration.searchScopes != nil ? SearchMetrics.scopeHeight : 0
  }

  /// Not one that an item stands for (J331).
  private var topSearch: SearchSource? {
    configuration.movedParts.contains(.search) || minimizedSearch != nil ? nil : configuration.search
  }

  /// The search that is a button now (J379).
  private var minimizedSearch: SearchSource? {
    guard configuration.minimizesSearch, let search = configuration.search, !search.isActive else { return nil }
    return configuration.movedParts.contains(.search) ? nil : search
  }

  /// Whether the search field does not scroll away.
  private var searchStays: Bool { configuration.searchStays || configuration.search?.isActive == true }

  /// Whether the large title is out of sight.
  private var isCollapsed: Bool { reach > 0 && scroll.collapsed >= reach }

  @ViewBuilder
  private func largeTitle(_ height: CGFloat, _ items: BarItems, _ theme: TextTheme?) -> some View {
    if let title = configuration.title {
      LargeTitle(title: title, subtitle: configuration.subtitle, items: items, theme: theme ?? TextTheme())
        .frame(height: max(0, height), alignment: .bottom)
        .clipped()
    }
  }

  @ViewBuilder
  private func background(_ theme: BarTheme?) -> some View {
    if configuration.barBackgroundVisibility != .hidden {
      if let own = configuration.barBackground {
        Rectangle().fill(own.style).ignoresSafeArea(.container, edges: .top)
      } else if let theme {
        ChosenBarBackground(theme: theme, color: systemBackground, isShown: showsBackground, lineEdge: .bottom)
          .modifier(LowerEdgeModifier(fadesOut: configuration.topEdge == .soft))
          .ignoresSafeArea(.container, edges: .top)
      } else {
        BarBackground(color: systemBackground, isShown: showsBackground, lineEdge: .bottom)
          .modifier(LowerEdgeModifier(fadesOut: configuration.topEdge == .soft))
          .ignoresSafeArea(.container, edges: .top)
      }
    }
  }

  private var systemBackground: Color { configuration.background ?? Color(system: .background) }

  private var showsBackground: Bool { scroll.isScrolledBelow || configuration.barBackgroundVisibility == .visible }
}

/// What a division of the items of a bar depends on.
private struct BarDivision: Equatable {
  let items: [ViewElement.ID]
  let overflow: [ViewElement.ID]
  let titles: [String]
  let hasTitle: Bool
  let lengths: BarLengths
}

extension View {
  fileprivate func onWidthChange(_ action: @escaping @MainActor (CGFloat) -> Void) -> some View {
    onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: action)
  }
}

/// The upper line of a bar, with the title in its middle.
private struct BarLine: View {
  let configuration: PageConfiguration
  let items: BarItems
  let isRoot: Bool
  let showsTitle: Bool
  let theme: BarTheme?
  let goBack: @MainActor () -> Void

  @State private var lengths = BarLengths()
  /// The items that are in the menu.
  @State private var hidden: Set<ObjectIdentifier> = []
  @Environment(\.surfaceSize) private var surface

  init(
    configuration: PageConfiguration, items: BarItems, isRoot: Bool, showsTitle: Bool, theme: BarTheme?,
    goBack: @escaping @MainActor () -> Void
  ) {
    self.configuration = configuration
    self.items = items
    self.isRoot = isRoot
    self.showsTitle = showsTitle
    self.theme = theme
    self.goBack = goBack
  }

  var body: some View {
    let inMenu = items.trailing.filter { hidden.contains($0.id) } + items.overflow
    BarLayout(spacing: BarMetrics.itemSpacing) {
      HStack(spacing: BarMetrics.itemSpacing) {
        if !isRoot, configuration.isBackButtonHidden != true {
          BackButton(theme: theme, hidesTitle: configuration.isBackTitleHidden == true, action: goBack)
        }
        configuration.shown(items.leading)
        if leadsWithTitle { title(alignment: .leading) }
      }
      .onWidthChange { lengths.leading = $0 }
      middle
      HStack(spacing: BarMetrics.itemSpacing) {
        configuration.shown(items.trailing.filter { !hidden.contains($0.id) })
        if !inMenu.isEmpty { BarOverflowMenu(items: inMenu) }
      }
      .onWidthChange { lengths.trailing = $0 }
    }
    .padding(.horizontal, BarMetrics.margin)
    .frame(height: BarMetrics.height)
    .onWidthChange { lengths.whole = $0 }
    .onChange(of: division, initial: true) { divide() }
  }

  /// What determines which items are in the bar and which in the menu.
  private var division: BarDivision {
    BarDivision(
      items: items.trailing.map(\.id), overflow: items.overflow.map(\.id), titles: items.trailing.map(\.title),
      hasTitle: hasTitle, lengths: lengths)
  }

  /// Moves items to the menu and back, once they are laid out.
  private func divide() {
    let overflow = BarOverflow(items.trailing, always: items.overflow, room: trailingRoom)
    overflow.settle()
    let newHidden = Set(overflow.hidden.map(\.id))
    if newHidden != hidden { hidden = newHidden }
  }

  /// What the items at the end may take together.
  private var trailingRoom: CGFloat {
    let leading = items.leading.reduce(isRoot ? 0 : BarMetrics.backWidth) {
      $0 + $1.idealWidth + BarMetrics.itemSpacing
    }
    return (lengths.whole ?? surface.width) - 2 * BarMetrics.margin - leading - (hasTitle ? BarMetrics.titleWidth : 0)
  }

  private var hasTitle: Bool { showsTitle && configuration.title != nil || !items.principal.isEmpty }

  private var middle: some View {
    ZStack {
      if !items.principal.isEmpty {
        HStack { configuration.shown(items.principal) }
      } else if !leadsWithTitle {
        title(alignment: .center)
      }
    }
  }

  /// Whether the title stands at the beginning of the bar (J210).
  private var leadsWithTitle: Bool { configuration.role?.leadsWithTitle == true && items.principal.isEmpty }
}

extension BarLine {
  @ViewBuilder
  private func title(alignment: HorizontalAlignment) -> some View {
    if showsTitle, !configuration.movedParts.contains(.title), let title = configuration.title {
      VStack(alignment: alignment, spacing: 0) {
        if items.title.isEmpty {
          heading(
            (theme?.title ?? TextTheme()).apply(
              to: title, font: .system(size: BarMetrics.fontSize, weight: .semibold)))
        } else {
          HStack { ForEach(items.title) { $0 } }
        }
        if items.subtitle.isEmpty {
          configuration.subtitle?.font(.system(size: 12)).foregroundStyle(.secondary).lineLimit(1)
        } else {
          HStack { ForEach(items.subtitle) { $0 } }
        }
      }
    }
  }

  @ViewBuilder
  private func heading(_ title: Text) -> some View {
    if let menu = configuration.titleMenu {
      TitleMenuButton(menu: menu, title: title)
    } else {
      title.lineLimit(1).semantics(.role(.heading))
    }
  }
}

/// The start and the end of a line, and what is between them: in the middle of the line if it fits there.
nonisolated struct BarLayout: Layout {
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = ideal.reduce(0) { $0 + $1.width } + 2 * spacing
    return CGSize(width: proposal.width ?? width, height: proposal.height ?? ideal.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 3 else { return }
    let offer = ProposedViewSize(width: nil, height: bounds.height)
    let leading = subviews[0].sizeThatFits(offer)
    let trailing = subviews[2].sizeThatFits(offer)
    subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: offer)
    subviews[2].place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: offer)
    let start = bounds.minX + (leading.width > 0 ? leading.width + spacing : 0)
    let end = bounds.maxX - (trailing.width > 0 ? trailing.width + spacing : 0)
    let room = max(0, end - start)
    let width = min(subviews[1].sizeThatFits(ProposedViewSize(width: room, height: bounds.height)).width, room)
    let x = min(max(bounds.midX - width / 2, start), max(start, end - width))
    subviews[1].place(
      at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: room, height: bounds.height))
  }
}

/// A title below the bar.
private struct LargeTitle: View {
  let title: Text
  let subtitle: Text?
  /// What stands in the place of the title and the line below it, if there is something.
  let items: BarItems
  let theme: TextTheme

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if items.largeTitle.isEmpty {
        theme.apply(to: title, font: .largeTitle.bold())
          .lineLimit(1)
          .semantics(.role(.heading))
      } else {
        HStack { ForEach(items.largeTitle) { $0 } }
      }
      if items.subtitle.isEmpty {
        subtitle?.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      } else {
        HStack { ForEach(items.subtitle) { $0 } }
      }
    }
    .padding(.horizontal, BarMetrics.margin)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: BarMetrics.largeTitleHeight)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
}

/// Leads to the page below.
private struct BackButton: View {
  let theme: BarTheme?
  let hidesTitle: Bool
  let action: @MainActor () -> Void

  @State private var isPressed = false

  init(theme: BarTheme?, hidesTitle: Bool, action: @escaping @MainActor () -> Void) {
    self.theme = theme
    self.hidesTitle = hidesTitle
    self.action = action
  }

  var body: some View {
    HStack(spacing: 6) {
      if let picture = theme?.backPicture {
        picture.renderingMode(.template)
      } else {
        DirectionalChevron(pointsBack: true, lineWidth: 2.5).frame(width: 9, height: 17)
      }
      if hidesTitle || theme?.hidesBackTitle == true {
        Text("Back").modifier(SemanticsOnlyModifier())
      } else {
        (theme?.back ?? TextTheme()).apply(to: Text("Back"), font: .system(size: BarMetrics.fontSize))
      }
    }
    .foregroundStyle(.tint)
    .opacity(isPressed ? ButtonTint.pressedOpacity : 1)
    .frame(maxHeight: .infinity)
    .contentShape(Rectangle())
    .onPress(action) { isPressed = $0 }
    .semantics(.control(.backButton))
  }
}

/// The bar at the bottom of a page, if there are items for it.
struct BottomBar: View {
  let configuration: PageConfiguration

  private let taken = LazyState(wrappedValue: TakenTheme<BarTheme>())

  init(configuration: PageConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let theme = taken.wrappedValue.current(CommonTheme.toolbar)
    PortalReader(configuration.toolbars) { elements in
      let items = BarItems(elements).bottom
      if !items.isEmpty {
        HStack(spacing: BarMetrics.itemSpacing) {
          configuration.shown(items)
        }
        .padding(.horizontal, BarMetrics.margin)
        .frame(maxWidth: .infinity)
        .frame(height: BarMetrics.bottomHeight)
        .background {
          Group {
            let color = configuration.background ?? Color(system: .background)
            if let theme {
              ChosenBarBackground(theme: theme, color: color, isShown: true, lineEdge: .top)
            } else {
              BarBackground(color: color, isShown: true, lineEdge: .top)
            }
          }
          .ignoresSafeArea(.container, edges: .bottom)
        }
        .modifier(BarTint(color: theme?.tint))
        .semantics(.container(.toolbar, nil))
      }
    }
  }
}
