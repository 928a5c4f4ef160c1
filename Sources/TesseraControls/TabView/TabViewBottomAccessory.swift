import TesseraCore

/// Where the accessory of a tab view stands (J224).
nonisolated public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Above the bar, as wide as there is room.
  case expanded
  /// In the bar, beside the chosen tab, while the bar is small.
  case inline
}

/// A view between the content and the tabs.
nonisolated struct TabAccessory: Sendable {
  let content: UncheckedSendable<@MainActor () -> AnyView>
}

nonisolated private struct TabAccessoryKey: EnvironmentKey {
  static var defaultValue: TabAccessory? { nil }
}

nonisolated private struct TabAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

nonisolated extension EnvironmentValues {
  var tabAccessory: TabAccessory? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// Where the accessory of the tab view stands that a view is in; nil outside of one.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    self[TabAccessoryPlacementKey.self]
  }

  fileprivate var ownAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabAccessoryPlacementKey.self] }
    set { self[TabAccessoryPlacementKey.self] = newValue }
  }
}

extension View {
  /// Shows a view above the bar of the tab view, or in it while the bar is small (J224).
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Shows a view above the bar of the tab view, or in it while the bar is small, if it is to (J224).
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let content = UncheckedSendable(content)
    return environment(
      \.tabAccessory, isEnabled ? TabAccessory(content: UncheckedSendable { AnyView(content.value()) }) : nil)
  }
}

/// The accessory on its capsule.
struct TabAccessoryView: View {
  let accessory: TabAccessory
  let placement: TabViewBottomAccessoryPlacement

  @Environment(\.colorScheme) private var colorScheme

  init(accessory: TabAccessory, placement: TabViewBottomAccessoryPlacement) {
    self.accessory = accessory
    self.placement = placement
  }

  var body: some View {
    accessory.content.value()
      .environment(\.ownAccessoryPlacement, placement)
      .frame(maxWidth: .infinity)
      .frame(height: placement == .inline ? 40 : 48)
      .background {
        Capsule().fill(color).shadow(color: .black.opacity(0.18), radius: 6, y: 1)
      }
      .padding(.horizontal, placement == .inline ? 8 : 20)
      .padding(.bottom, placement == .inline ? 0 : 6)
  }

  /// In the dark, where a shadow is not seen, the capsule is lighter than what is behind it.
  private var color: Color { Color(system: colorScheme == .dark ? .secondaryBackground : .background) }
}
