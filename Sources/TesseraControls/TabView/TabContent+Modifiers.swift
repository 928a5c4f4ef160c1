import Foundation
import TesseraCore

extension TabContent {
  private func changed<Changed: View>(_ change: (AnyView) -> Changed) -> _Tabs<TabValue> {
    _Tabs(views: [AnyView(change(Self._makeTabs(self)))])
  }

  /// Shows a number at the tab; none for 0.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    changed { $0.badge(count) }
  }

  /// Shows a text at the tab.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    changed { $0.badge(label) }
  }

  /// Shows a text at the tab.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    changed { $0.badge(key) }
  }

  /// Shows a text at the tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    changed { $0.badge(label) }
  }

  /// Whether the tab is not shown. Its content loses its state.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _Tabs(views: hidden ? [] : [Self._makeTabs(self)])
  }

  /// Whether the tab cannot be chosen by the user.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changed { $0.trait(TabDisabledKey.self, disabled) }
  }

  /// The id of the tab in a `TabViewCustomization` (J226).
  public func customizationID(_ id: String) -> some TabContent<TabValue> {
    changed {
      $0.trait(TabCustomizationIDKey.self, id)
        .accumulatedTrait(TabCustomizationPathKey.self) { inner in (inner ?? []) + [id] }
    }
  }

  /// Whether users may arrange the tab. They cannot arrange any here, so all behaviors are the same.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    changed { $0 }
  }

  /// Whether the tab is shown at some places before it is arranged (J225).
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let isHidden: Bool? = visibility == .automatic ? nil : visibility == .hidden
    let value = TabVisibility(
      isHiddenInBar: placements.contains(where: \.isAboutBar) ? isHidden : nil,
      isHiddenInSidebar: placements.contains(where: \.isAboutSidebar) ? isHidden : nil)
    return changed { $0.trait(TabVisibilityKey.self, value) }
  }

  /// Where the tab is found (J225).
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    changed { $0.trait(TabPlacementKey.self, placement) }
  }

  /// Buttons that swiping the tab shows where it stands in a sidebar; applied again, it adds to those of the same edge
  /// (J416).
  ///
  /// - Parameter allowsFullSwipe: whether swiping all the way runs the first action.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> {
    changed { $0.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content) }
  }

  /// Actions of a section of tabs, which follow its tabs in a sidebar (J412). A single tab has none.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> {
    changed { $0.sectionActions(content: content) }
  }

  /// The identifier by which tests find the tab's content.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    changed { $0.accessibilityIdentifier(identifier) }
  }
}

/// Whether the user cannot choose a tab.
nonisolated struct TabDisabledKey: ViewTraitKey {
  typealias Value = Bool
}
