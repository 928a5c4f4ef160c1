import Foundation
import SwiftUI

/// Is told of scrolling. All methods may be left out.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// The content is at another place.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The user begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The user is about to let the content go (J149). Not called for scroll views that end at pages.
  ///
  /// - Parameters:
  ///   - scrollView: the scroll view.
  ///   - velocity: in points for each thousandth of a second.
  ///   - targetContentOffset: where it will come to rest, which can be changed. A place that is not finite changes nothing.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The user let the content go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content moves on after it was let go.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content came to rest after it was let go.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// The content came to rest after the program had it scroll with an animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view that is shown larger or smaller; nil if nothing is (J155).
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// The user begins to make the content larger or smaller.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The content is larger or smaller.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// The content stays as large as it is now.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// The content keeps away from more or less than before.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

// Methods as they are called where they may be missing, as in `delegate?.scrollViewDidScroll?(scrollView)` (J156).
extension UIScrollViewDelegate {
  /// Calls the method, which is always there.
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }

  /// Calls the method, which is always there.
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }

  /// Calls the method, which is always there.
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? { { self.scrollViewWillBeginDragging($0) } }

  /// Calls the method, which is always there.
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }

  /// Calls the method, which is always there.
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? { { self.scrollViewDidEndDecelerating($0) } }

  /// Calls the method, which is always there.
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
}
