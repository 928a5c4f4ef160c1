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
}

nonisolated struct TabItemKey: ViewTraitKey {
  typealias Value = TabItem
}

nonisolated private struct TabItemModifier<Label: View>: ViewModifier {
  let label: Label

  @MainActor func body(content: Content) -> some View {
    content.modifier(TabStage(label: label))
  }
}

/// Keeps the content of a tab away until the tab is chosen (F10).
private struct TabStage<Label: View>: ViewModifier {
  let label: Label

  @State private var gate = TabGate()
  @State private var portal = Portal()
  private let taken = LazyState(wrappedValue: TakenTheme<TabBarTheme>())
  @Environment(\.ownTheme) private var own

  init(label: Label) {
    self.label = label
  }

  func body(content: Content) -> some View {
    let theme = own?.tabBar ?? taken.wrappedValue.current(CommonTheme.tabBar)
    ZStack {
      if gate.wasOpen {
        content.modifier(TabBarScrollSource())
          .modifier(OffstageModifier(isOnstage: gate.isOpen, includesNestedPages: true))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(ConcealmentModifier(isVisible: gate.isOpen))
    // Only the selected tab determines whether there is a bar.
    .transformPreference(TabBarPreferenceKey.self) { [isOpen = gate.isOpen] in if !isOpen { $0 = TabBarPreference() } }
    .modifier(
      PortalModifier(portal) {
        label.modifier(
          TabLabelAppearance(
            isChosen: gate.isOpen, isInSidebar: gate.isInSidebar, theme: gate.isOpen ? theme?.selected : theme?.normal))
      }
    )
    .trait(TabItemKey.self, TabItem(gate: gate, label: portal))
  }
}

extension View {
  /// What the tab of this view shows in the bar of its `TabView` (F10).
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
