/// What extensions of UIKit's own classes can override for all objects of the class, as the library declares it `dynamic`.
enum ReplaceableMembers {
  private static let ofControllers: Set<String> = [
    "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
  ]
  private static let classes: Set<String> = ["UINavigationController", "UITabBarController"]

  /// - Parameter key: the name with its labels.
  static func contains(_ key: String, of type: String) -> Bool {
    classes.contains(type) && ofControllers.contains(key)
  }
}
