import Foundation
import SwiftUI
import TesseraControls
import TesseraCore

/// Shows one of several controllers, which is chosen in a bar of tabs: the tabs of a `TabView` (J40).
@MainActor @preconcurrency
open class UITabBarController: UIViewController, AppearanceForwarding {
  private var tabs: [UIViewController] = []
  private var chosen = 0
  fileprivate let followed = FollowedObject()

  /// A controller without tabs.
  public override init() {
    super.init()
    prepare()
  }

  /// A controller without tabs: there are no files of Interface Builder here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// No controller is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    tabBar.itemsOfTabs = { [unowned self] in tabs.map(\.tabBarItem) }
  }

  open override func loadView() {
    view = TabsFaceView(self)
  }

  /// Is asked whether a tab may be chosen, and told that it is.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar.
  public let tabBar = UITabBar()

  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Shows other tabs. The chosen one stays so if it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    let (before, after) = (tabs, viewControllers ?? [])
    let index = after.firstIndex { $0 === old } ?? min(max(0, chosen), max(0, after.count - 1))
    turn(
      to: after, index, gone: before.filter { tab in !after.contains { $0 === tab } },
      came: after.filter { tab in !before.contains { $0 === tab } })
  }

  /// The place of the chosen tab. One that there is not changes nothing, with a warning.
  open var selectedIndex: Int {
    get { chosen }
    set {
      guard tabs.indices.contains(newValue) else {
        return RuntimeWarning.report(
          .misusedViews("A controller of \(tabs.count) tabs was to show the one at \(newValue), which is not there."))
      }
      turn(to: tabs, newValue)
    }
  }

  /// The chosen controller. One that has no tab ends the program.
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(chosen) ? tabs[chosen] : nil }
    set {
      guard let newValue else { return }
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else {
        fatalError("A controller of tabs cannot show a controller that has no tab: \(type(of: newValue)).")
      }
      selectedIndex = index
    }
  }

  private func turn(
    to newTabs: [UIViewController], _ index: Int, gone: [UIViewController] = [], came: [UIViewController] = []
  ) {
    let turn = ControllerTurn(
      from: selectedViewController, to: newTabs.indices.contains(index) ? newTabs[index] : nil, gone: gone, came: came,
      isAnimated: false, isSeen: isShown)
    for tab in came { addChild(tab) }
    tabs = newTabs
    chosen = index
    turn.begin()
    tabsDidChange()
    turn.end(in: self)
  }

  /// The user chose a tab.
  func userChose(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    guard delegate?.tabBarController(self, shouldSelect: tabs[index]) != false else { return tabsDidChange() }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: tabs[index])
  }

  func tabsDidChange() {
    followed.didChange()
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  package func appearanceWillChange(_ isAppearing: Bool, animated: Bool) {
    selectedViewController?.beginAppearanceTransition(isAppearing, animated: animated)
  }

  package func appearanceDidChange(_ isAppearing: Bool) {
    selectedViewController?.endAppearanceTransition()
  }

  // MARK: What extensions replace (J130)

  open override dynamic func viewDidLoad() { super.viewDidLoad() }
  open override dynamic func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open override dynamic func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open override dynamic func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  open override dynamic func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open override dynamic func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
}

/// Is asked whether a tab may be chosen, and told that it is. All methods may be left out.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether the user may choose a tab.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

  /// The user chose a tab, which may be the one that was chosen already.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// The view of a controller of tabs.
final class TabsFaceView: UIView, ControlHost {
  private weak var tabs: UITabBarController?

  init(_ controller: UITabBarController) {
    tabs = controller
    super.init(frame: UIScreen.main.bounds)
    keepsInSafeArea = true
    hostFace()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  var face: some View {
    if let tabs { TabsFace(controller: tabs) }
  }
}

private struct TabsFace: View {
  let controller: UITabBarController

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the tabs
    let _: Void = controller.followed.follow()
    // tessera:disable side-effect-in-body - this only notes that the body reads the bar
    let _: Void = controller.tabBar.followed.follow()
    TabView(
      selection: Binding {
        controller.selectedIndex
      } set: {
        controller.userChose($0)
      }
    ) {
      ForEach(tabs) { tab in
        TabPageFace(controller: tab.controller)
          .environment(\.ownTheme, nil)
          .modifier(TabItemModifier(item: tab.controller.tabBarItem, isChosen: tab.index == controller.selectedIndex))
          .tag(tab.index)
      }
    }
    .environment(\.ownTheme, ownTheme)
    .tint(controller.tabBar.explicitTint.map { Color($0) })
    .toolbar(controller.tabBar.isHidden ? .hidden : .automatic, for: .tabBar)
  }

  private var ownTheme: OwnTheme? {
    guard controller.tabBar.hasOwnTheme else { return nil }
    var own = OwnTheme()
    own.tabBar = TabBarTheme(bar: controller.tabBar, item: nil, tint: nil)
    return own
  }

  private var tabs: [TabIdentity] {
    (controller.viewControllers ?? []).enumerated().map { TabIdentity(controller: $1, index: $0) }
  }
}

/// What a tab shows.
private struct TabPageFace: View {
  let controller: UIViewController

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the controller
    let _: Void = controller.followReach()
    UIViewControllerHost(controller, reaching: controller.reach)
  }
}

private struct TabIdentity: Identifiable {
  let controller: UIViewController
  let index: Int

  nonisolated var id: ObjectIdentifier { ObjectIdentifier(controller) }
}

private struct TabItemModifier: ViewModifier {
  let item: UITabBarItem
  let isChosen: Bool

  func body(content: Content) -> some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the item
    let _: Void = item.followed.follow()
    content
      .tabItem {
        Label {
          Text(verbatim: item.title ?? "")
        } icon: {
          if let image = (isChosen ? item.selectedImage : nil) ?? item.image { Image(uiImage: image) }
        }
      }
      .badge(item.badgeValue.map { Text(verbatim: $0) })
  }
}
