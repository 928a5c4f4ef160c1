import Foundation
import SwiftUI

/// What a controller has for the bars around it.
@MainActor
private final class ControllerBars {
  unowned let controller: UIViewController
  lazy var navigationItem = UINavigationItem(title: controller.title)
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  private(set) lazy var editButton = makeEditButton()

  init(_ controller: UIViewController) {
    self.controller = controller
    controller.titleDidChange = { [unowned self] in
      navigationItem.title = self.controller.title
      tabBarItem?.title = self.controller.title
    }
  }

  private func makeEditButton() -> UIBarButtonItem {
    let action = UIAction { [weak controller] _ in
      guard let controller else { return }
      withAnimation { controller.setEditing(!controller.isEditing, animated: true) }
    }
    let button = UIBarButtonItem(primaryAction: action)
    let show = { [weak controller, weak button] in
      let isEditing = controller?.isEditing == true
      button?.title = isEditing ? "Done" : "Edit"
      button?.style = isEditing ? .done : .plain
    }
    show()
    controller.editingDidChange = show
    return button
  }
}

extension UINavigationItem {
  fileprivate convenience init(title: String?) {
    self.init()
    self.title = title
  }
}

extension UIViewController {
  private var bars: ControllerBars { attachment { ControllerBars(self) } }

  /// What the bar of a navigation controller shows while this controller is on top. Its title is that of the controller
  /// unless it is set to another one.
  public var navigationItem: UINavigationItem { bars.navigationItem }

  /// What the bar at the bottom of a navigation controller shows while this controller is on top.
  public var toolbarItems: [UIBarButtonItem]? {
    get { bars.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets what the bar at the bottom of a navigation controller shows while this controller is on top.
  public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    bars.toolbarItems = items
    withAnimation(animated ? .default : nil) { navigationItem.followed.didChange() }
  }

  /// A button that begins and ends the editing of what the controller shows.
  public var editButtonItem: UIBarButtonItem { bars.editButton }

  /// What a bar of tabs shows for the controller. Its title is that of the controller unless it is set to another one.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = bars.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
      bars.tabBarItem = item
      return item
    }
    set {
      bars.tabBarItem = newValue
      tabBarController?.tabsDidChange()
    }
  }

  /// The controllers around this one, the nearest first.
  private var containers: some Sequence<UIViewController> {
    sequence(first: self) { $0.parent }.dropFirst()
  }

  /// The nearest navigation controller around this one.
  public var navigationController: UINavigationController? {
    containers.lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// The nearest controller of tabs around this one.
  public var tabBarController: UITabBarController? {
    containers.lazy.compactMap { $0 as? UITabBarController }.first
  }
}
