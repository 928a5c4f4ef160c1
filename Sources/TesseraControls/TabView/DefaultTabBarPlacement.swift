import TesseraCore

nonisolated private struct DefaultTabBarPlacementKey: EnvironmentKey {
  static var defaultValue: AdaptableTabBarPlacement { .automatic }
}

nonisolated extension EnvironmentValues {
  var defaultTabBarPlacement: AdaptableTabBarPlacement {
    get { self[DefaultTabBarPlacementKey.self] }
    set { self[DefaultTabBarPlacementKey.self] = newValue }
  }
}

extension View {
  /// Where the tabs of tab views in this view stand at first that can be a bar and a sidebar (J434).
  ///
  /// With a place, the user can change it: by a button at the end of the bar, or above the tabs in the sidebar. Automatic is the
  /// sidebar where there is room for it, without a button.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    environment(\.defaultTabBarPlacement, defaultPlacement)
  }
}

/// The button that moves the tabs from the bar to the sidebar, or back.
struct TabPlaceButton: View {
  let isInSidebar: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: "sidebar.leading")
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(isInSidebar ? "Show Tab Bar" : "Show Sidebar")
    .padding(10)
  }
}
