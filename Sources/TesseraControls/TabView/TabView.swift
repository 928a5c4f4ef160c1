import Foundation
import TesseraCore

/// Shows one of several views, which is chosen in a bar of tabs (F10).
///
/// A tab is built when it is first chosen and keeps its state from then on.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// - Parameter selection: the tag of the tab that is shown; nil lets the view keep it.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public var body: some View {
    TabViewBody(selection: selection, content: content)
  }
}

nonisolated extension TabView {
  /// - Parameter selection: the value of the tab that is shown.
  public init<Tabs: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs
  ) where Content == TabContentBuilder<SelectionValue>.Content<Tabs>, Tabs.TabValue == SelectionValue {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
  }
}

nonisolated extension TabView where SelectionValue == Never {
  /// Tabs of which the user chooses one.
  public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
  where Content == TabContentBuilder<Never>.Content<Tabs>, Tabs.TabValue == Never {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(tabs: content())
  }
}

nonisolated extension TabView where SelectionValue == Int {
  /// Tabs whose selection is stored by the view itself; the first one is selected in the beginning.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

private struct TabViewBody<Value: Hashable, Content: View>: View {
  let selection: Binding<Value>?
  let content: Content

  @State private var ownSelection: ObjectIdentifier?
  /// Where the selected tab stands: what a new version of the program finds it by.
  @State private var ownPosition: Int?
  @State private var barPreference = TabBarPreference()
  private let taken = LazyState(wrappedValue: TakenTheme<TabBarTheme>())
  @Environment(\.ownTheme) private var own
  @Environment(\.tabAppearance) private var appearance
  @Environment(\.surfaceSize) private var surface
  @Environment(\.tabAccessory) private var accessory
  @Environment(\.tabBarMinimizeBehavior) private var minimizeBehavior
  @Environment(\.tabViewCustomization) private var customization
  @Environment(\.idiom) private var idiom
  @Environment(\.defaultTabBarPlacement) private var defaultPlacement
  /// Whether the user wants the tabs in the sidebar; nil if the user did not say.
  @State private var wantsSidebar: Bool?
  @State private var scroll = TabBarScroll()

  init(selection: Binding<Value>?, content: Content) {
    self.selection = selection
    self.content = content
  }

  var body: some View {
    let chosen = selection?.wrappedValue
    let theme = own?.tabBar ?? taken.wrappedValue.current(CommonTheme.tabBar)
    ElementReader(tabs) { written in
      let parts = TabOrder.arranged(written, by: customization)
      let elements = parts.filter { $0.sectionPart.kind == .row }
      let current = index(of: chosen, in: elements)
      arrangement(parts, elements, current, theme).onUpdate(of: current) { open($0, of: elements) }
        .runtimeWarning(mistake(chosen, current, elements))
    }
    .onPreferenceChange(TabBarPreferenceKey.self) { barPreference = $0 }
  }

  /// The tabs. What is around this view is not around one in a tab.
  private var tabs: some View {
    content
      .modifier(TabBarScrollModifier(scroll: minimizeBehavior.minimizes ? scroll : nil))
      .environment(\.tabAccessory, nil)
      .environment(\.tabBarMinimizeBehavior, .automatic)
      .environment(\.tabViewCustomization, nil)
      .environment(\.tabSidebarParts, TabSidebarParts())
      .environment(\.tabBarPlacement, placement)
      .environment(\.sectionAppearance, TabSidebar.sectionAppearance)
  }

  @ViewBuilder
  private func arrangement(
    _ parts: [ViewElement], _ elements: [ViewElement], _ current: Int?, _ theme: TabBarTheme?
  ) -> some View {
    switch appearance {
    case .sidebar where isSidebar: sidebar(parts, elements, current)
    case .bar where idiom == .desktop, .sidebar where idiom == .desktop:
      DesktopTabs(
        tabs: shownTabs(elements), chosen: current.map { elements[$0].id }, content: content(elements, current)
      ) { choose($0, of: elements) }
    case .bar, .sidebar: bar(elements, current, theme)
    case .page(let showsDots): pages(elements, current, showsDots)
    }
  }

  /// Where the tabs stand (J381).
  private var placement: TabBarPlacement {
    switch appearance {
    case .sidebar where isSidebar: .sidebar
    case .bar, .sidebar: .bottomBar
    case .page: .pageIndicator
    }
  }

  /// Whether the tabs that can be in a sidebar are in one (J434).
  private var isSidebar: Bool { isWide && (wantsSidebar ?? defaultPlacement.isAboutSidebar) }

  /// Whether the user can move the tabs to the bar and to the sidebar.
  private var canChangePlace: Bool { appearance == .sidebar && isWide && defaultPlacement != .automatic }

  /// Whether there is room for a column beside the content.
  private var isWide: Bool { surface.width >= SheetMetrics.compactWidth }

  private func sidebar(_ parts: [ViewElement], _ elements: [ViewElement], _ current: Int?) -> some View {
    HStack(spacing: 0) {
      TabSidebar(
        parts: parts.filter { $0.sectionPart.kind != .row || $0.isTabInSidebar(customization) },
        chosen: current.map { elements[$0].id }
      ) { choose($0, of: elements) }
      .overlay(alignment: .topTrailing) {
        if canChangePlace { TabPlaceButton(isInSidebar: true) { wantsSidebar = false } }
      }
      content(elements, current)
    }
  }

  private func bar(_ elements: [ViewElement], _ current: Int?, _ theme: TabBarTheme?) -> some View {
    content(elements, current)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        // Pages of stacks that hide the bar take its space themselves, so that the pages below do not change.
        bottom(elements, current, theme)
          .modifier(
            PageBarModifier(
              isShown: barPreference.isHidden != true, turn: barPreference.turn,
              isShownBelow: !barPreference.isHiddenBelow)
          )
          .frame(height: barPreference.isHidden == true && !barPreference.isLeftToPages ? 0 : nil)
      }
  }

  /// The tabs, with the accessory above them or, while the bar is small, beside the chosen one (J223, J224).
  @ViewBuilder
  private func bottom(_ elements: [ViewElement], _ current: Int?, _ theme: TabBarTheme?) -> some View {
    let chosen = current.map { elements[$0].id }
    if scroll.isMinimized, minimizeBehavior.minimizes, let current {
      HStack(spacing: 0) {
        TabBar(elements: [elements[current]], chosen: chosen, theme: theme, hasBackground: false) { _ in
          withAnimation { scroll.isMinimized = false }
        }
        .frame(width: BarMetrics.minimizedTabWidth)
        if let accessory {
          TabAccessoryView(accessory: accessory, placement: .inline)
        } else {
          Spacer(minLength: 0)
        }
      }
    } else {
      VStack(spacing: 0) {
        if let accessory { TabAccessoryView(accessory: accessory, placement: .expanded) }
        TabBar(elements: shownTabs(elements), chosen: chosen, theme: theme) { choose($0, of: elements) }
          .overlay(alignment: .leading) {
            if canChangePlace { TabPlaceButton(isInSidebar: false) { wantsSidebar = true } }
          }
      }
    }
  }

  /// The tabs in the bar, those that are pinned last.
  private func shownTabs(_ elements: [ViewElement]) -> [ViewElement] {
    let shown = elements.filter { $0.isTabInBar(customization) }
    let pinned = shown.filter { $0.trait(TabPlacementKey.self)?.isPinned == true }
    return shown.filter { $0.trait(TabPlacementKey.self)?.isPinned != true } + pinned
  }

  private func pages(_ elements: [ViewElement], _ current: Int?, _ showsDots: Bool) -> some View {
    content(elements, current)
      .contentShape(Rectangle())
      .modifier(
        SwipeModifier(
          isEnabled: elements.count > 1, onMove: { _ in },
          onEnd: { turn(elements, current, $0.distance, $0.length) })
      )
      .overlay(alignment: .bottom) {
        if showsDots { PageDots(count: elements.count, current: current) }
      }
  }

  private func content(_ elements: [ViewElement], _ current: Int?) -> some View {
    let shown = current.map { elements[$0].id }
    return ZStack {
      ForEach(elements) { element in
        element.modifier(ConcealmentModifier(isVisible: element.id == shown))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onUpdate(of: minimizeBehavior) { scroll.behavior = $0 }
  }

  // MARK: Selection

  private func index(of chosen: Value?, in elements: [ViewElement]) -> Int? {
    if let chosen {
      return elements.firstIndex { $0.tabTag?.value(as: Value.self) == chosen }
        ?? (chosen as? Int).flatMap { number in
          // Without tags, the position is the value of the tab.
          elements.contains { $0.tabTag != nil } || !elements.indices.contains(number) ? nil : number
        }
    }
    let kept = ownSelection == nil ? ownPosition.flatMap { elements.indices.contains($0) ? $0 : nil } : nil
    return elements.firstIndex { $0.id == ownSelection } ?? kept ?? (elements.isEmpty ? nil : 0)
  }

  /// A selection has to be the value of a visible tab (G11).
  private func mistake(_ chosen: Value?, _ current: Int?, _ elements: [ViewElement]) -> RuntimeWarning? {
    guard let chosen, current == nil, !elements.isEmpty, !OptionalValues.isNone(chosen) else { return nil }
    return .invalidTab("\(chosen)")
  }

  private func choose(_ element: ViewElement, of elements: [ViewElement]) {
    guard let selection else {
      ownSelection = element.id
      ownPosition = elements.firstIndex { $0.id == element.id }
      return
    }
    if let value = element.tabTag?.value(as: Value.self) { selection.wrappedValue = value }
  }

  private func open(_ current: Int?, of elements: [ViewElement]) {
    // Tabs before the selected one may have come or gone.
    if selection == nil, ownSelection != nil, ownPosition != current { ownPosition = current }
    for (index, element) in elements.enumerated() {
      element.trait(TabItemKey.self)?.gate.show(index == current, inSidebar: appearance == .sidebar && isSidebar)
    }
  }

  private func turn(_ elements: [ViewElement], _ current: Int?, _ distance: CGFloat, _ width: CGFloat) {
    guard let current, abs(distance) > width / 4 else { return }
    let next = distance < 0 ? current + 1 : current - 1
    if elements.indices.contains(next) { choose(elements[next], of: elements) }
  }
}

/// The tabs at the bottom.
private struct TabBar: View {
  let elements: [ViewElement]
  let chosen: ViewElement.ID?
  let theme: TabBarTheme?
  var hasBackground = true
  let choose: @MainActor (ViewElement) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(elements) { element in
        element.decoratedTab(
          TabButton(element: element, isChosen: element.id == chosen, badgeColor: theme?.badge) { choose(element) }
        )
        .modifier(TabSpringLoading())
      }
    }
    .frame(height: BarMetrics.bottomHeight)
    .frame(maxWidth: .infinity)
    .background { if hasBackground { background.ignoresSafeArea(.container, edges: .bottom) } }
    .modifier(BarTint(color: theme?.bar.tint))
    .semantics(.container(.tabBar, nil))
  }

  @ViewBuilder private var background: some View {
    if let bar = theme?.bar {
      ChosenBarBackground(theme: bar, color: Color(system: .background), isShown: true, lineEdge: .top)
    } else {
      BarBackground(color: Color(system: .background), isShown: true, lineEdge: .top)
    }
  }
}

private struct TabButton: View {
  let element: ViewElement
  let isChosen: Bool
  let badgeColor: Color?
  let choose: @MainActor () -> Void

  var body: some View {
    PortalReader(portals) { parts in
      // A tab is called by its title; its picture counts where there is none.
      let hasTitle = parts.contains { !$0.isPicture }
      VStack(spacing: 2) { ForEach(parts) { part in part.semantics(.hidden(hasTitle && part.isPicture)) } }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(alignment: .top) {
      if let badge = element.tabBadge { TabBadge(label: badge, color: badgeColor) }
    }
    .contentShape(Rectangle())
    .onPress(choose) { _ in }
    .semantics(.control(.tab))
    .semantics(.selected(isChosen))
    .opacity(isDisabled ? 0.4 : 1)
    .disabled(isDisabled)
  }

  private var isDisabled: Bool { element.trait(TabDisabledKey.self) ?? false }

  private var portals: [Portal] {
    element.trait(TabItemKey.self).map { [$0.label] } ?? []
  }
}

private struct TabBadge: View {
  let label: Text
  let color: Color?

  var body: some View {
    label
      .font(.system(size: 11))
      .foregroundStyle(Color.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(color ?? .red, in: Capsule())
      .offset(x: 16)
  }
}

/// The icon above the title.
nonisolated struct TabLabelStyle: LabelStyle {
  /// nil for that of the surroundings.
  var titleColor: Color?

  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: BarMetrics.tabIconSize)).frame(height: 24).semantics(.hidden(true))
      configuration.title.modifier(TextColor(color: titleColor))
    }
  }
}

/// The style of a tab's item in the bar.
nonisolated struct TabLabelAppearance: EnvironmentModifier {
  let isChosen: Bool
  let isInSidebar: Bool
  let theme: TabBarTheme.Item?

  func write(to values: inout EnvironmentValues) {
    guard isInSidebar || values.idiom == .phone else {
      values.font = .system(size: DesktopMetrics.fontSize(.regular))
      values.labelStyle = Self.titleOnly
      values.setPlatformForeground(AnyShapeStyle(isChosen ? Color.white : Color.primary))
      return
    }
    guard !isInSidebar else {
      values.font = .body
      values.setPlatformForeground(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
      return
    }
    values.font = theme?.title.font ?? .system(size: BarMetrics.tabFontSize, weight: .medium)
    values.symbolFont = .system(size: BarMetrics.tabIconSize)
    values.labelStyle = theme?.title.color.map(Self.iconAboveTitle) ?? Self.iconAboveTitle
    let system = isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(system: .gray))
    values.setPlatformForeground(theme?.iconColor.map { AnyShapeStyle($0) } ?? system)
    // J280
    values.fields.hasFixedColors = true
  }

  /// DK18: tabs of a desktop have no icons.
  private static let titleOnly = ControlStyle(TitleOnlyLabelStyle(), at: \EnvironmentValues.labelStyle) {
    style, label in
    style.makeBody(configuration: label)
  }

  private static let iconAboveTitle = iconAboveTitle(nil)

  private static func iconAboveTitle(_ titleColor: Color?) -> ControlStyle<LabelStyleConfiguration> {
    ControlStyle(TabLabelStyle(titleColor: titleColor), at: \EnvironmentValues.labelStyle) { style, label in
      style.makeBody(configuration: label)
    }
  }
}

/// A dot for each page.
package struct PageDots: View {
  let count: Int
  let current: Int?

  private let taken = LazyState(wrappedValue: TakenTheme<PageDotTheme>())
  @Environment(\.hasPageIndexBackground) private var hasBackground

  /// - Parameters:
  ///   - count: how many pages there are.
  ///   - current: the one that is shown; nil for none of them.
  package init(count: Int, current: Int?) {
    self.count = count
    self.current = current
  }

  package var body: some View {
    let theme = taken.wrappedValue.current(CommonTheme.pageDots)
    let (chosen, other) = (theme?.current ?? .white, theme?.other ?? .white.opacity(0.4))
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(index == current ? chosen : other).frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 9)
    .background(Color.black.opacity(theme?.hasBackground ?? hasBackground ? 0.45 : 0.2), in: Capsule())
    .padding(.bottom, 12)
    .semantics(.hidden(true))
  }
}
