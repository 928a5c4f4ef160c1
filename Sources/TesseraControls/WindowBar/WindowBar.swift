import Foundation
import TesseraCore

/// The bar at the top of a window of a desktop: its title and the toolbars of the pages in it (DK25).
struct WindowBar: View {
  let pages: WindowBarPages
  /// What stands in the window outside of pages.
  let window: PageConfiguration

  @Environment(\.windowChrome) private var chrome
  @Environment(\.windowToolbar) private var toolbar
  @Environment(\.windowAttributes) private var attributes
  @Environment(\.controlActiveState) private var activity

  init(pages: WindowBarPages, window: PageConfiguration) {
    self.pages = pages
    self.window = window
  }

  var body: some View {
    let plan = WindowBarPlan(pages.shown, window: window, toolbar: shownToolbar)
    if isThere(plan) {
      PortalReader(plan.configuration.toolbars) { elements in
        bar(plan, BarItems(elements))
      }
    }
  }

  private var hidesTitle: Bool { attributes.hidesTitleBar || chrome?.isDecorated == false }

  private var shownToolbar: WindowToolbar {
    var shown = toolbar
    if hidesTitle { shown.hidesTitle = true }
    return shown
  }

  /// A window always has a bar, unless it hides its title; without a window, there is one where there is something to show.
  private func isThere(_ plan: WindowBarPlan) -> Bool {
    if attributes.isPlain { return plan.hasItems }
    return chrome == nil || hidesTitle ? !plan.isEmpty : true
  }

  private func bar(_ plan: WindowBarPlan, _ items: BarItems) -> some View {
    let configuration = plan.configuration
    return VStack(spacing: 0) {
      if toolbar.form == .expanded, plan.hasItems {
        WindowBarTitleLine(plan: plan, items: items, title: title(plan))
        WindowBarLine(plan: plan, items: items, title: nil, hasControls: false, height: WindowBarMetrics.toolbarHeight)
      } else {
        WindowBarLine(plan: plan, items: items, title: title(plan), hasControls: true, height: height(plan))
      }
      if configuration.search?.isActive == true, let scopes = configuration.searchScopes {
        SearchScopes(scopes: scopes)
      }
      // tessera:disable unstable-foreach-id - bars are known by their ids
      ForEach(configuration.shownAccessoryBars, id: \.self) { AccessoryBar(items: items.accessory[$0] ?? []) }
    }
    .frame(maxWidth: .infinity)
    .opacity(activity == .inactive ? 0.6 : 1)
    .background { WindowBarHandle(customization: configuration.customization) }
    .background { background(configuration) }
    .overlay(alignment: .bottom) { AlertLine(axis: .horizontal).allowsHitTesting(false) }
    .modifier(BarForeground(style: configuration.barForeground))
    .withoutMacControls()
    .modifier(ToolbarScheme(colorScheme: configuration.barColorScheme))
    .semantics(.container(.navigationBar, configuration.title))
    .modifier(WindowBarPlace(chrome: chrome))
  }

  /// The title of the page, or of the window.
  private func title(_ plan: WindowBarPlan) -> Text? {
    if let title = plan.configuration.title { return title }
    guard let chrome, plan.title == nil, !shownToolbar.hidesTitle, !chrome.title.isEmpty else { return nil }
    return Text(verbatim: chrome.title)
  }

  private func height(_ plan: WindowBarPlan) -> CGFloat {
    if toolbar.form == .compact { return WindowBarMetrics.compactHeight }
    let isLow = !plan.hasItems && plan.configuration.subtitle == nil
    return isLow ? WindowBarMetrics.titleHeight : WindowBarMetrics.height
  }

  @ViewBuilder
  private func background(_ configuration: PageConfiguration) -> some View {
    if configuration.barBackgroundVisibility != .hidden {
      if let own = configuration.barBackground {
        Rectangle().fill(own.style)
      } else {
        Color(system: .secondaryBackground)
      }
    }
  }
}

/// Tells the window where its bar is.
private struct WindowBarPlace: ViewModifier {
  let chrome: WindowChrome?

  func body(content: Content) -> some View {
    if let chrome {
      content
        .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: { chrome.barFrame = $0 })
        .onDisappear { chrome.barFrame = .zero }
    } else {
      content
    }
  }
}

/// Behind the controls of a bar: a drag moves the window, two clicks make it as large as the screen, and the secondary
/// button opens its menu (DK27).
private struct WindowBarHandle: View {
  let customization: ToolbarCustomization?

  @Environment(\.windowChrome) private var chrome

  init(customization: ToolbarCustomization?) {
    self.customization = customization
  }

  var body: some View {
    if let chrome {
      Color.clear
        .contentShape(Rectangle())
        .gesture(WindowDragGesture())
        .simultaneousGesture(TapGesture(count: 2).onEnded { chrome.perform?(.doubleClick) })
        .modifier(WindowBarMenu(customization: customization, chrome: chrome))
        .semantics(.hidden(true))
    } else {
      Color.clear.modifier(ToolbarCustomizationMenu(customization: customization))
    }
  }
}

/// The menu of a bar: that of its items where the user may arrange them, or else that of the window.
private struct WindowBarMenu: ViewModifier {
  let customization: ToolbarCustomization?
  let chrome: WindowChrome

  func body(content: Content) -> some View {
    if customization != nil {
      content.modifier(ToolbarCustomizationMenu(customization: customization))
    } else {
      content.modifier(SecondaryPressModifier { chrome.perform?(.showMenu) })
    }
  }
}
