import Foundation

extension ScrollDestination {
  /// The scroll view that has to move.
  var scrollNode: ScrollNode? {
    switch self {
    case .node(let node): node.enclosingScrollNode
    case .row(let source, _): source.lazyContainer?.enclosingScrollNode
    }
  }

  /// Where the target lies in the coordinates of the scroll view's content.
  func frame(in scrollNode: ScrollNode) -> CGRect? {
    switch self {
    case .node(let node):
      guard !node.isRemoved else { return nil }
      return CGRect(origin: node.layoutOrigin(in: scrollNode), size: node.size)
    case .row(let source, let index):
      guard let container = source.lazyContainer, let frame = container.frame(of: source, at: index) else { return nil }
      return CGRect(origin: frame.origin + container.layoutOrigin(in: scrollNode), size: frame.size)
    }
  }
}

extension ScrollNode: RevealingContainer {
  func reveal(_ node: LayoutNode) {
    reveal(ScrollDestination.node(node), anchor: nil)
  }

  /// Moves the content so that `target` is in sight: by its anchor, or as little as possible without one (E14).
  ///
  /// - Returns: whether the content moved.
  @discardableResult
  func reveal(_ target: ScrollDestination, anchor: UnitPoint?) -> Bool {
    guard let frame = target.frame(in: self) else { return false }
    var newOffset = offset
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
      newOffset[axis] = revealed(frame, axis, anchor)
    }
    return setOffset(newOffset)
  }

  private func revealed(_ frame: CGRect, _ axis: Axis, _ anchor: UnitPoint?) -> CGFloat {
    let window = size[axis]
    let length = frame.size[axis]
    let start = frame.origin[axis]
    if let anchor {
      let share = axis == .horizontal ? anchor.x : anchor.y
      return start - share * (window - length)
    }
    if start < offset[axis] || length > window { return start }
    return max(offset[axis], start + length - window)
  }
}
