import TesseraCore

/// A container whose own bar items are for (J434).
nonisolated public struct ContentToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The sidebar that the tabs of a tab view stand in.
  public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
}

extension View {
  /// Puts items into the bar of a container in this view: above the tabs of a tab view, where they stand in a sidebar (J434).
  @MainActor @preconcurrency
  public func contentToolbar<Content: ToolbarContent>(
    for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let items = UncheckedSendable(Content._makeView(content()))
    return transformEnvironment(\.tabSidebarParts) { $0.toolbar = UncheckedSendable { items.value } }
  }

  /// Puts views into the bar of a container in this view: above the tabs of a tab view, where they stand in a sidebar (J434).
  nonisolated public func contentToolbar<Content: View>(
    for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content
  ) -> some View {
    let view = UncheckedSendable(content())
    return transformEnvironment(\.tabSidebarParts) { $0.toolbar = UncheckedSendable { AnyView(view.value) } }
  }
}

/// The bar above the tabs in a sidebar.
struct TabSidebarBar: View {
  let items: AnyView

  var body: some View {
    ElementReader(items.modifier(ToolbarItemAppearance())) { elements in
      let items = BarItems(elements)
      HStack(spacing: BarMetrics.itemSpacing) {
        ForEach(items.leading) { $0 }
        ForEach(items.principal) { $0 }
        Spacer(minLength: 0)
        ForEach(items.trailing + items.overflow) { $0 }
      }
      .padding(.horizontal, BarMetrics.margin)
      .frame(height: BarMetrics.height)
    }
    .semantics(.container(.navigationBar, nil))
  }
}
