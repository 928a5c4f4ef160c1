import Foundation

extension LayoutNode {
  // MARK: Who wants to know

  /// Requests calls of `geometryMayHaveChanged()` when this node or one that contains it moves or is resized.
  final func watchGeometry() {
    var node: LayoutNode? = self
    while let current = node, !current.isWatched {
      current.isWatched = true
      node = current.layoutParent
    }
  }

  /// The node moved its content, as offsets, transforms and scroll views do.
  package final func geometryDidChange() {
    guard isWatched, !isRemoved else { return }
    graph.contents.geometryDidChange(of: self)
    graph.requestFrame()
  }

  /// Notifies the geometry observers in this subtree. Subtrees without any are not entered.
  final func notifyGeometryObservers(in pass: UInt32) {
    guard isWatched, watchedPass != pass, !isRemoved else { return }
    watchedPass = pass
    geometryMayHaveChanged()
    forEachLayoutChild { $0.notifyGeometryObservers(in: pass) }
  }

  // MARK: Spaces

  /// How coordinates of this node become those of `ancestor`, nil for the surface. Offsets and transforms count.
  package final func transform(to ancestor: LayoutNode?) -> CGAffineTransform {
    var origin = CGPoint.zero
    var right = CGPoint(x: 1, y: 0)
    var down = CGPoint(x: 0, y: 1)
    var node: LayoutNode = self
    while node !== ancestor, let parent = node.layoutParent {
      origin = parent.convertFromChild(origin, node, .final)
      right = parent.convertFromChild(right, node, .final)
      down = parent.convertFromChild(down, node, .final)
      node = parent
    }
    let transform = CGAffineTransform(
      a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x,
      ty: origin.y)
    return transform.withoutRoundingErrors
  }

  /// The nearest node around this one, itself included, whose coordinates have a name.
  package final func spaceNode(named name: AnyHashable) -> LayoutNode? {
    var node: LayoutNode? = self
    while let current = node {
      if current.answersToSpace(name) { return current }
      node = current.layoutParent
    }
    return nil
  }

  /// The node's bounds in a coordinate space (C112). The bounding box if the space is turned against it.
  package final func frame(in space: CoordinateSpace) -> CGRect {
    let bounds = CGRect(origin: .zero, size: size)
    return switch space {
    case .local: bounds
    case .global: bounds.applying(transform(to: nil))
    case .named(let name): bounds.applying(transform(to: spaceNode(named: name)))
    }
  }

  /// The bounds of the named node around this one, in this node's coordinates; nil if there is none.
  package final func bounds(ofSpace name: AnyHashable) -> CGRect? {
    guard let space = spaceNode(named: name) else { return nil }
    return CGRect(origin: .zero, size: space.size).applying(transform(to: space).inverted())
  }
}

extension CGAffineTransform {
  /// The same transform, with rounding errors removed from entries near one or zero.
  fileprivate var withoutRoundingErrors: CGAffineTransform {
    func clean(_ value: CGFloat) -> CGFloat {
      let whole = value.rounded()
      return abs(value - whole) < 1e-9 ? whole : value
    }
    return CGAffineTransform(a: clean(a), b: clean(b), c: clean(c), d: clean(d), tx: tx, ty: ty)
  }
}
