import SwiftUI

extension UIViewController {
  /// Over which edges of the safe area the view reaches as a page: all but those with bars that it does not want to lie
  /// under (J113).
  var reach: Edge.Set {
    var reach = Edge.Set.all
    if let bar = barAbove, !liesUnder(.top, isTranslucent: bar.isTranslucent) { reach.remove(.top) }
    if let bar = tabBarBelow {
      if !liesUnder(.bottom, isTranslucent: bar.isTranslucent) { reach.remove(.bottom) }
    } else if hasToolbarBelow, !edgesForExtendedLayout.contains(.bottom) {
      reach.remove(.bottom)
    }
    return reach
  }

  private func liesUnder(_ edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  private var barAbove: UINavigationBar? {
    guard let navigation = parent as? UINavigationController, !navigation.isNavigationBarHidden else { return nil }
    return navigation.navigationBar
  }

  private var hasToolbarBelow: Bool {
    guard let navigation = parent as? UINavigationController else { return false }
    return !navigation.isToolbarHidden && toolbarItems?.isEmpty == false
  }

  private var tabBarBelow: UITabBar? {
    guard let bar = tabBarController?.tabBar, !bar.isHidden, !hidesBottomBarWhenPushed else { return nil }
    return bar
  }
}
