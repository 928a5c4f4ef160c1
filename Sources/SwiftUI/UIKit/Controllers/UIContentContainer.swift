import Foundation

/// What has contents with a size of their own: a view controller (J425).
@MainActor @preconcurrency
public protocol UIContentContainer: AnyObject {
  /// The size that it would like to have, in points.
  var preferredContentSize: CGSize { get }

  /// What this one has in it, or presents, would like to have another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// It is about to have another size.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
