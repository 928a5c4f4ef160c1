import Foundation
import SwiftUI
import TesseraControls
import TesseraCore

/// The view of a navigation controller: a stack of pages.
final class NavigationFaceView: UIView, ControlHost {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init(frame: UIScreen.main.bounds)
    keepsInSafeArea = true
    hostFace()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  var face: some View {
    if let navigation, let root = navigation.viewControllers.first {
      NavigationStackBody(
        values: navigation.viewControllers.dropFirst().map { AnyHashable(ControllerPage(controller: $0)) },
        setValues: { [weak navigation] in navigation?.userWentBack(toLevel: $0.count) },
        onRest: { [weak navigation] in navigation?.turnDidEnd() },
        root: page(root, of: navigation)
          .id(ObjectIdentifier(root))
          .navigationDestination(for: ControllerPage.self) { self.page($0.controller, of: navigation) }
      )
      .tint(navigation.navigationBar.explicitTint.map { Color($0) })
    }
  }

  private func page(_ controller: UIViewController, of navigation: UINavigationController) -> some View {
    NavigationPageFace(controller: controller, navigation: navigation)
  }
}

/// A page, as a value of a path.
private struct ControllerPage: Hashable {
  let controller: UIViewController

  nonisolated static func == (left: Self, right: Self) -> Bool { left.controller === right.controller }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(controller))
  }
}

/// A page of a navigation controller, with what its item says of the bars.
private struct NavigationPageFace: View {
  let controller: UIViewController
  let navigation: UINavigationController

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the item and the bar
    let _: Void = controller.navigationItem.followed.follow()
    // tessera:disable side-effect-in-body - this only notes that the body reads the item and the bar
    let _: Void = navigation.navigationBar.followed.follow()
    // tessera:disable side-effect-in-body - this only notes that the body reads the controller
    let _: Void = controller.followReach()
    // tessera:disable side-effect-in-body - this only notes that the body reads the item of the page below
    let _: Void? = below?.navigationItem.followed.follow()
    UIViewControllerHost(controller, reaching: controller.reach)
      .toolbar {
        ToolbarItemGroup(placement: .topBarLeading) {
          BarButtons(items: controller.columnItems + (item.leftBarButtonItems ?? []))
        }
        ToolbarItemGroup(placement: .principal) {
          if let view = item.titleView { HostedView(view: view).id(ObjectIdentifier(view)) }
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
          BarButtons(items: (item.rightBarButtonItems ?? []).reversed())
        }
        ToolbarItemGroup(placement: .bottomBar) {
          BarButtons(items: navigation.isToolbarHidden ? [] : controller.toolbarItems ?? [])
        }
      }
      .modifier(SearchControllerModifier(controller: item.searchController, stays: !item.hidesSearchBarWhenScrolling))
      .page(bars.configure)
  }

  private var item: UINavigationItem { controller.navigationItem }

  private var below: UIViewController? {
    guard let index = navigation.viewControllers.firstIndex(where: { $0 === controller }), index > 0 else { return nil }
    return navigation.viewControllers[index - 1]
  }

  private var bars: PageBars {
    let bar = navigation.navigationBar
    let hasOwnTheme = bar.hasOwnTheme || item.standardAppearance != nil || item.scrollEdgeAppearance != nil
    return PageBars(
      title: item.title.map { Text(verbatim: $0) },
      displayMode: navigation.isTitleLarge(of: controller) ? .large : .inline,
      isHidden: navigation.isNavigationBarHidden, isBackHidden: isBackHidden,
      hidesBackTitle: below?.navigationItem.backButtonDisplayMode == .minimal,
      hidesTabs: controller.hidesBottomBarWhenPushed && controller !== navigation.viewControllers.first,
      background: controller.view.backgroundColor.map { Color($0) },
      theme: hasOwnTheme ? NavigationBarTheme(bar: bar, item: item, buttons: [], tint: nil) : nil)
  }

  private var isBackHidden: Bool {
    item.hidesBackButton || item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
  }
}

/// What a controller says of the bars around it; views of SwiftUI further in take precedence.
nonisolated private struct PageBars: Sendable {
  let title: Text?
  let displayMode: NavigationBarItem.TitleDisplayMode
  let isHidden: Bool
  let isBackHidden: Bool
  let hidesBackTitle: Bool
  let hidesTabs: Bool
  let background: Color?
  let theme: NavigationBarTheme?

  @Sendable func configure(_ page: inout PageConfiguration) {
    page.title = title
    page.displayMode = displayMode
    if isHidden { page.isBarHidden = true }
    if isBackHidden { page.isBackButtonHidden = true }
    if hidesBackTitle { page.isBackTitleHidden = true }
    if hidesTabs { page.isTabBarHidden = true }
    page.background = background
    page.barTheme = theme
  }
}

extension UINavigationController {
  /// Whether the title of a page is large.
  fileprivate func isTitleLarge(of page: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    let below = viewControllers.prefix { $0 !== page } + [page]
    for controller in below.reversed() {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .automatic: continue
      case .always: return true
      case .never: return false
      }
    }
    return true
  }
}
