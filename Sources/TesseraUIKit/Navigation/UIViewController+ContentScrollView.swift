import SwiftUI

/// The scroll views that a controller named for bars.
@MainActor
private final class ContentScrollViews {
  var views: [(edge: NSDirectionalRectEdge, view: UIScrollView)] = []
}

extension UIViewController {
  private var contentScrollViews: ContentScrollViews { attachment { ContentScrollViews() } }

  /// Names the scroll view that bars at an edge follow. Bars follow all scroll views below them here, so it is only kept.
  ///
  /// - Parameters:
  ///   - scrollView: nil for none.
  ///   - edge: of the controller's view.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    contentScrollViews.views.removeAll { !$0.edge.isDisjoint(with: edge) }
    if let scrollView { contentScrollViews.views.append((edge, scrollView)) }
  }

  /// The scroll view that was named for an edge; nil if none was.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.views.last { $0.edge.isSuperset(of: edge) }?.view
  }
}
