import TesseraCore

/// A menu that opens from the title in the bar, as an item of a toolbar (J212). `toolbarTitleMenu(content:)` does the same.
nonisolated public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  private let content: Content

  /// A menu with views as its items.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _makeView(_ menu: Self) -> AnyView {
    AnyView(ToolbarTitleMenuHolder(items: menu.content))
  }
}

nonisolated extension ToolbarTitleMenu where Content == EmptyView {
  /// The menu that the system would fill. Here it has no items of its own, so there is none.
  public init() {
    content = EmptyView()
  }
}

/// Carries the menu to the bar; nothing is seen where the item is written.
private struct ToolbarTitleMenuHolder<Items: View>: View {
  let items: Items

  @State private var menu = TitleMenu()

  init(items: Items) {
    self.items = items
  }

  var body: some View {
    let isEmpty = Items.self == EmptyView.self
    Color.clear.frame(width: 0, height: 0)
      .modifier(PortalModifier(menu.portal) { TitleMenuItems(menu: menu, items: items) })
      .trait(ToolbarPlacementKey.self, ToolbarItemPlacement(region: .nowhere))
      .preference(key: TitleMenuKey.self, value: isEmpty ? nil : menu)
  }
}

/// The menu of the title among the items of a toolbar; nil if none of them is one.
nonisolated struct TitleMenuKey: PreferenceKey {
  static var defaultValue: TitleMenu? { nil }

  static func reduce(value: inout TitleMenu?, nextValue: () -> TitleMenu?) {
    value = value ?? nextValue()
  }
}
