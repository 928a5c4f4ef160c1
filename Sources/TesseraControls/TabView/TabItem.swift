import Foundation
import Observation
import TesseraCore

/// Whether the content of a tab is shown, and whether it ever was.
@Observable
@MainActor
final class TabGate {
  private(set) var isOpen = false
  private(set) var wasOpen = false
  /// Whether the tab stands in a column beside the content, and not in a bar.
  private(set) var isInSidebar = false

  nonisolated init() {}

  func show(_ isChosen: Bool, inSidebar: Bool) {
    if isOpen != isChosen { isOpen = isChosen }
    if isInSidebar != inSidebar { isInSidebar = inSidebar }
    if isChosen, !wasOpen { wasOpen = true }
  }
}

/// The tab item of a view.
nonisolated struct TabItem {
  let gate: TabGate
  let label: Portal
  /// What the view said before its item, inside of which no container sees it (J228).
  let inner: InnerTabTraits
}

/// The tag and the badge of a view that has a tab item outside them.
nonisolated struct InnerTabTraits {
  var tag: TagValue?
  var badge: Text?
}

nonisolated extension ViewElement {
  /// The value of the tab: what stands outside its item, else what stands inside (J228).
  @MainActor var tabTag: TagValue? { trait(TagTraitKey.self) ?? trait(TabItemKey.self)?.inner.tag }

  /// The badge of the tab, likewise.
  @MainActor var tabBadge: Text? { trait(BadgeKey.self) ?? trait(TabItemKey.self)?.inner.badge }
}

nonisolated struct TabItemKey: ViewTraitKey {
  typealias Value = TabItem
}

nonisolated struct TabItemModifier<Label: View>: ViewModifier {
  let label: Label
  var inner = InnerTabTraits()
  /// Whether the tab is for searching.
  var isSearch = false

  @MainActor func body(content: Content) -> some View {
    content.modifier(TabStage(label: label, inner: inner, isSearch: isSearch))
  }
}

/// Keeps the content of a tab away until the tab is chosen (F10).
private struct TabStage<Label: View>: ViewModifier {
  let label: Label
  let inner: InnerTabTraits
  let isSearch: Bool

  @State private var gate = TabGate()
  @State private var portal = Portal()
  private let taken = LazyState(wrappedValue: TakenTheme<TabBarTheme>())
  @Environment(\.ownTheme) private var own

  init(label: Label, inner: InnerTabTraits, isSearch: Bool) {
    self.label = label
    self.inner = inner
    self.isSearch = isSearch
  }

  func body(content: Content) -> some View {
    let theme = own?.tabBar ?? taken.wrappedValue.current(CommonTheme.tabBar)
    ZStack {
      if gate.wasOpen {
        content.modifier(TabBarScrollSource())
          .environment(\.searchTab, isSearch ? gate : nil)
          .modifier(OffstageModifier(isOnstage: gate.isOpen, includesNestedPages: true))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(ConcealmentModifier(isVisible: gate.isOpen))
    // Only the selected tab determines whether there is a bar.
    .transformPreference(TabBarPreferenceKey.self) { [isOpen = gate.isOpen] in if !isOpen { $0 = TabBarPreference() } }
    .modifier(
      PortalModifier(portal) {
        parts.modifier(
          TabLabelAppearance(
            isChosen: gate.isOpen, isInSidebar: gate.isInSidebar, theme: gate.isOpen ? theme?.selected : theme?.normal))
      }
    )
    .trait(TabItemKey.self, TabItem(gate: gate, label: portal, inner: inner))
  }

  /// The picture and the title, for the bar to place, whichever stack they are in (J280).
  @ViewBuilder private var parts: some View {
    if let stack = label as? any ViewStack { stack.stackedViews } else { label }
  }
}

extension View {
  /// What the tab of this view shows in the bar of its `TabView` (F10). `tag` and `badge` may stand before or after it (J228).
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let inner = InnerTabTraits(tag: carriedTrait(TagTraitKey.self), badge: carriedTrait(BadgeKey.self) ?? nil)
    return modifier(TabItemModifier(label: label(), inner: inner))
  }
}
