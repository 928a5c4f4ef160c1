import CoreTransferable
import TesseraCore

/// What modifiers of tabs make of the tab in the bar or the sidebar; each kind of modifier has a key (J380).
nonisolated struct TabDecorationKey<Kind>: ViewTraitKey {
  typealias Value = UncheckedSendable<@MainActor (AnyView) -> AnyView>
}

nonisolated enum TabMenu {}
nonisolated enum TabDrag {}
nonisolated enum TabDrop {}
nonisolated enum TabPopover {}
nonisolated enum TabLabelText {}
nonisolated enum TabValueText {}
nonisolated enum TabHintText {}
nonisolated enum TabInputLabels {}
nonisolated enum TabSpring {}

@MainActor
extension ViewElement {
  /// The tab with what modifiers say of it.
  func decoratedTab<Tab: View>(_ tab: Tab) -> AnyView {
    let decorations = [
      trait(TabDecorationKey<TabLabelText>.self), trait(TabDecorationKey<TabValueText>.self),
      trait(TabDecorationKey<TabHintText>.self), trait(TabDecorationKey<TabInputLabels>.self),
      trait(TabDecorationKey<TabMenu>.self), trait(TabDecorationKey<TabDrag>.self),
      trait(TabDecorationKey<TabDrop>.self), trait(TabDecorationKey<TabPopover>.self),
      trait(TabDecorationKey<TabSpring>.self),
    ]
    return decorations.compactMap(\.self).reduce(AnyView(tab)) { view, decorate in decorate.value(view) }
  }
}

/// Lets tabs be opened by what is dragged over them, unless the surroundings say otherwise (J369).
struct TabSpringLoading: ViewModifier {
  @Environment(\.springLoadingBehavior) private var behavior

  nonisolated init() {}

  func body(content: Content) -> some View {
    content.environment(\.springLoadingBehavior, behavior == .automatic ? .enabled : behavior)
  }
}

extension TabContent {
  private func decorated<Kind>(
    _ kind: Kind.Type, _ decorate: @escaping @MainActor (AnyView) -> AnyView
  ) -> _Tabs<TabValue> {
    let tabs = AnyView(Self._makeTabs(self))
    return _Tabs(views: [AnyView(tabs.trait(TabDecorationKey<Kind>.self, UncheckedSendable(decorate)))])
  }

  /// Offers a menu for the tab (J380).
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    let items = AnyView(menuItems())
    return decorated(TabMenu.self) { tab in AnyView(tab.contextMenu { items }) }
  }

  /// Lets the tab be dragged, with a payload for the drop target (J380).
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<TabValue> {
    let payload = UncheckedSendable(payload)
    return decorated(TabDrag.self) { tab in AnyView(tab.draggable(payload.value())) }
  }

  /// Lets values of a type be dropped on the tab (J380).
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor ([T]) -> Void
  ) -> some TabContent<TabValue> {
    decorated(TabDrop.self) { tab in
      AnyView(
        tab.dropDestination(for: T.self) { items, _ in
          action(items)
          return true
        })
    }
  }

  /// Shows a popover at the tab while a condition holds (J380).
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some TabContent<TabValue> {
    decorated(TabPopover.self) { tab in AnyView(tab.popover(isPresented: isPresented, content: content)) }
  }

  /// Shows a popover at the tab while there is an item (J380).
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some TabContent<TabValue> {
    decorated(TabPopover.self) { tab in AnyView(tab.popover(item: item, content: content)) }
  }

  /// Whether the tab is opened when something is dragged over it for a while (J369).
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
    decorated(TabSpring.self) { tab in AnyView(tab.springLoadingBehavior(behavior)) }
  }

  /// What assistive technology calls the tab (J380).
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    decorated(TabLabelText.self) { tab in isEnabled ? AnyView(tab.accessibilityLabel(label)) : tab }
  }

  /// What assistive technology calls the tab (J380).
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// What assistive technology calls the tab (J380).
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// The value that assistive technology tells of the tab (J380).
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    decorated(TabValueText.self) { tab in isEnabled ? AnyView(tab.accessibilityValue(value)) : tab }
  }

  /// The value that assistive technology tells of the tab (J380).
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// The value that assistive technology tells of the tab (J380).
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// What happens when the tab is opened, for assistive technology (J380).
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    decorated(TabHintText.self) { tab in isEnabled ? AnyView(tab.accessibilityHint(hint)) : tab }
  }

  /// What happens when the tab is opened, for assistive technology (J380).
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// What happens when the tab is opened, for assistive technology (J380).
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// What people may call the tab when they speak to it, the best name first (J380).
  public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    decorated(TabInputLabels.self) { tab in isEnabled ? AnyView(tab.accessibilityInputLabels(inputLabels)) : tab }
  }

  /// What people may call the tab when they speak to it, the best name first (J380).
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }
}

/// Type-erased tabs.
nonisolated public struct AnyTabContent<SelectionValue: Hashable>: PrimitiveTabContent {
  public typealias TabValue = SelectionValue

  private let makeTabs: @MainActor () -> AnyView

  /// Hides the type of some tabs.
  public init<Content: TabContent>(_ content: Content) where Content.TabValue == SelectionValue {
    let content = UncheckedSendable(content)
    makeTabs = { Content._makeTabs(content.value) }
  }

  @MainActor public static func _makeTabs(_ content: Self) -> AnyView { content.makeTabs() }
}
