import Foundation
import SwiftUI

/// Is asked how far the lines of a split view can be dragged. All methods may be left out.
@MainActor @preconcurrency
public protocol NSSplitViewDelegate: AnyObject {
  /// The least place of a line, in points.
  func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat

  /// The largest place of a line, in points.
  func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat

  /// The views have other sizes.
  func splitViewDidResizeSubviews(_ notification: Notification)
}

extension NSSplitViewDelegate {
  public func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMinimumPosition }

  public func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMaximumPosition }

  public func splitViewDidResizeSubviews(_ notification: Notification) {}
}
