import TesseraCore

/// What stands above, below and at the end of the tabs in a sidebar.
nonisolated struct TabSidebarParts: Sendable {
  var header: UncheckedSendable<@MainActor () -> AnyView>?
  var footer: UncheckedSendable<@MainActor () -> AnyView>?
  var bottomBar: UncheckedSendable<@MainActor () -> AnyView>?
  /// The items of the bar above the tabs.
  var toolbar: UncheckedSendable<@MainActor () -> AnyView>?
}

nonisolated private struct TabSidebarPartsKey: EnvironmentKey {
  static var defaultValue: TabSidebarParts { TabSidebarParts() }
}

nonisolated extension EnvironmentValues {
  var tabSidebarParts: TabSidebarParts {
    get { self[TabSidebarPartsKey.self] }
    set { self[TabSidebarPartsKey.self] = newValue }
  }
}

nonisolated private struct TabSidebarPartModifier: EnvironmentModifier {
  let part: WritableKeyPath<TabSidebarParts, UncheckedSendable<@MainActor () -> AnyView>?>
  let content: UncheckedSendable<@MainActor () -> AnyView>

  func write(to values: inout EnvironmentValues) {
    values.tabSidebarParts[keyPath: part] = content
  }
}

extension View {
  nonisolated private func tabSidebarPart<Content: View>(
    _ part: WritableKeyPath<TabSidebarParts, UncheckedSendable<@MainActor () -> AnyView>?>,
    _ content: () -> Content
  ) -> some View {
    let view = UncheckedSendable(content())
    return modifier(TabSidebarPartModifier(part: part, content: UncheckedSendable { AnyView(view.value) }))
  }

  /// Shows a view above the tabs, where they stand in a sidebar (J227).
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    tabSidebarPart(\.header, content)
  }

  /// Shows a view below the tabs, where they stand in a sidebar (J227).
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    tabSidebarPart(\.footer, content)
  }

  /// Shows a view at the bottom of the sidebar that the tabs stand in; it does not scroll with them (J227).
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    tabSidebarPart(\.bottomBar, content)
  }
}
