import Foundation
import TesseraCore

/// Tabs of a desktop: their titles side by side on the upper edge of a box with the content of the chosen one (DK18).
struct DesktopTabs<Content: View>: View {
  let tabs: [ViewElement]
  let chosen: ViewElement.ID?
  let content: Content
  let choose: @MainActor (ViewElement) -> Void

  private static var barHeight: CGFloat { 24 }
  private static var margin: CGFloat { 8 }

  var body: some View {
    content
      .padding(.top, Self.barHeight / 2)
      .background(Color.primary.opacity(0.03), in: box)
      .overlay { box.strokeBorder(Color.primary.opacity(0.1), lineWidth: 0.5).allowsHitTesting(false) }
      .padding(.top, Self.barHeight / 2)
      .overlay(alignment: .top) { bar }
      .padding(Self.margin)
  }

  private var box: RoundedRectangle { RoundedRectangle(cornerRadius: 6) }

  private var bar: some View {
    HStack(spacing: 0) {
      ForEach(tabs) { tab in
        DesktopTab(element: tab, isChosen: tab.id == chosen, height: Self.barHeight) { choose(tab) }
      }
    }
    .modifier(DesktopBezel(RoundedRectangle(cornerRadius: 6), isPressed: false))
    .background(Color(system: .background), in: RoundedRectangle(cornerRadius: 6))
    .clipShape(RoundedRectangle(cornerRadius: 6))
    .semantics(.container(.tabBar, nil))
  }
}

/// The title of one tab.
private struct DesktopTab: View {
  let element: ViewElement
  let isChosen: Bool
  let height: CGFloat
  let choose: @MainActor () -> Void

  var body: some View {
    PortalReader(element.trait(TabItemKey.self).map { [$0.label] } ?? []) { parts in
      // A tab is called by its title; its picture counts where there is no title.
      let titles = parts.filter { !$0.isPicture }
      HStack(spacing: 4) { ForEach(titles.isEmpty ? parts : titles) { $0 } }
    }
    .padding(.horizontal, 12)
    .frame(height: height)
    .background(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.clear))
    .contentShape(Rectangle())
    .onPress(choose) { _ in }
    .semantics(.control(.tab))
    .semantics(.selected(isChosen))
    .opacity(isDisabled ? ControlColors.disabledOpacity : 1)
    .disabled(isDisabled)
  }

  private var isDisabled: Bool { element.trait(TabDisabledKey.self) ?? false }
}
