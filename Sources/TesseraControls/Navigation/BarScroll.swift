import Foundation
import Observation
import TesseraCore

/// How far the content of a page was scrolled below its bar.
@Observable
@MainActor
final class BarScroll {
  /// How far the bar can collapse, in points; scrolling farther does not matter to it.
  @ObservationIgnored var reach: CGFloat = 0 {
    didSet { if let node = listener.node { update(node) } }
  }
  /// From 0 to `reach`, points.
  private(set) var collapsed: CGFloat = 0
  /// Whether content lies below what stays of the bar.
  private(set) var isScrolledBelow = false

  @ObservationIgnored let listener = ScrollListener()

  nonisolated init() {
    listener.onChange = { [unowned self] node in update(node) }
  }

  private func update(_ node: ScrollNode) {
    let distance = node.axes.contains(.vertical) ? max(0, node.offset.y) : 0
    let newCollapsed = min(reach, distance)
    let newIsScrolledBelow = distance > reach
    guard newCollapsed != collapsed || newIsScrolledBelow != isScrolledBelow else { return }
    node.tellLater { [self] in
      if collapsed != newCollapsed { collapsed = newCollapsed }
      if isScrolledBelow != newIsScrolledBelow { isScrolledBelow = newIsScrolledBelow }
    }
  }
}
