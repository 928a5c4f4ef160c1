import SwiftUI

/// Is asked about the columns of a controller, and told of them. All methods may be left out.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Other columns are about to be seen.
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// Which column is on top of the stack that the columns become.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Whether the first controller alone is shown where there is little room, in the style `unspecified`.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Whether the delegate has shown a controller as the last column itself.
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?)
    -> Bool

  /// The columns have become a stack.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// The stack has become columns.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}

  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }

  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
