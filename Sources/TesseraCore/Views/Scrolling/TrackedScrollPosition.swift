import Foundation

/// The view or edge at the scroll position, and its place in the window. It keeps that place when the content or the
/// window changes (J5).
@MainActor
final class TrackedScrollPosition {
  /// The view or edge at the scroll position.
  enum Goal: Equatable {
    case view(AnyHashable)
    case edge(Edge)
  }

  /// nil if nothing is kept.
  var goal: Goal? {
    didSet { if goal != oldValue { forget() } }
  }
  /// Which point of the view and of the window keep their distance.
  var anchor = UnitPoint.topLeading
  /// An element of the view, as long as it is visible.
  private(set) weak var element: LayoutNode?
  /// How far the view's point was from the start of the window, when the layout was last up to date.
  private var distance: CGPoint?
  /// How far the content had been scrolled by then.
  private var traveled = CGPoint.zero
  private var didSearch = false

  nonisolated init() {}

  private func forget() {
    element = nil
    distance = nil
    didSearch = false
  }

  /// Called when the views of the content may have changed.
  func contentDidChange() {
    didSearch = false
  }

  // MARK: Before the change

  /// Records the visible place of the view, or that the content is at the edge.
  func note(in scrollNode: ScrollNode) {
    distance = nil
    traveled = scrollNode.traveled
    switch goal {
    case .view(let id):
      find(id, in: scrollNode)
      distance = currentDistance(in: scrollNode)
      if distance == nil { element = nil }
    case .edge(let edge):
      let distance = scrollNode.offset(at: edge) - scrollNode.offset
      if abs(distance.x) < 1, abs(distance.y) < 1 { self.distance = .zero }
    case nil:
      break
    }
  }

  private func find(_ id: AnyHashable, in scrollNode: ScrollNode) {
    if let element, !element.isRemoved { return }
    element = nil
    guard !didSearch else { return }
    didSearch = true
    element = scrollNode.scrollTarget(for: id)?.madeElement
  }

  /// nil if the view is not visible.
  private func currentDistance(in scrollNode: ScrollNode) -> CGPoint? {
    guard let element, !element.isRemoved, element.isPlaced else { return nil }
    let window = CGRect(origin: scrollNode.offset, size: scrollNode.size)
    let frame = CGRect(origin: element.layoutOrigin(in: scrollNode), size: element.size)
    guard frame.overlap(with: window) != nil else { return nil }
    return point(of: frame) - scrollNode.offset
  }

  private func point(of frame: CGRect) -> CGPoint {
    CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }

  // MARK: After the change

  /// How far the content moves in the window after a change of the window's size, by the anchor.
  func shift(from old: CGSize, to new: CGSize) -> CGPoint {
    guard distance != nil, case .view = goal else { return .zero }
    return CGPoint(x: (old.width - new.width) * anchor.x, y: (old.height - new.height) * anchor.y)
  }

  /// The offset that keeps the view in place, or the content at the edge; nil if nothing is kept.
  func offset(in scrollNode: ScrollNode) -> CGPoint? {
    guard let distance else { return nil }
    switch goal {
    case .view:
      guard let element, !element.isRemoved, element.isPlaced else { return nil }
      let frame = CGRect(origin: element.layoutOrigin(in: scrollNode), size: element.size)
      return point(of: frame) - distance + (scrollNode.traveled - traveled)
    case .edge(let edge):
      return scrollNode.traveled == traveled ? scrollNode.offset(at: edge) : nil
    case nil:
      return nil
    }
  }
}

extension ScrollDestination {
  /// The element of the target, if it exists.
  fileprivate var madeElement: LayoutNode? {
    switch self {
    case .node(let node): node
    case .row(let source, let index): source.rowNode(at: index)?.firstElement
    }
  }
}
