import Foundation

/// What a node does to the safe area of a child (C110). Leading always means left here.
package enum SafeAreaChange {
  /// Adds insets at the node's edges.
  case adds(EdgeInsets)
  /// Ignores the safe area at these edges.
  case ignores(Edge.Set)
  /// Scrolls the child under it, with the safe area as it is.
  case scrolls
}

extension LayoutNode {
  /// How far the unsafe area of the surface extends beyond each edge of this node (C110).
  ///
  /// An edge gets an inset only where it lies exactly on the boundary of the safe area. Where the node is turned,
  /// there are none. Leading stands for left.
  final func coveredInsets(_ edges: Edge.Set = .all) -> EdgeInsets {
    var total = EdgeInsets()
    guard graph.mayHaveSafeArea else { return total }
    var open = edges
    var walk = SafeAreaWalk(rect: CGRect(origin: .zero, size: size), tolerance: 0.5 / graph.surface.scale + 0.001)
    var node: LayoutNode = self
    while !open.isEmpty, let parent = node.layoutParent {
      guard walk.leave(node, for: parent) else { return total }
      switch parent.safeAreaChange(for: node) {
      case .adds(let insets): walk.meet(insets, of: parent.size, open, &total)
      case .ignores(let ignored): open.subtract(ignored)
      case .scrolls, nil: break
      }
      node = parent
    }
    return total
  }

  /// How much of a rectangle of this node lies outside of the safe area at each edge, also where views around the node ignore
  /// that (J113).
  ///
  /// What is scrolled counts as not covered, for it stands there only for now. Leading stands for left.
  final func coverage(of rect: CGRect) -> EdgeInsets {
    var total = EdgeInsets()
    guard graph.mayHaveSafeArea else { return total }
    var walk = SafeAreaWalk(rect: rect, tolerance: 0.5 / graph.surface.scale + 0.001)
    var node: LayoutNode = self
    while let parent = node.layoutParent, walk.leave(node, for: parent) {
      switch parent.safeAreaChange(for: node) {
      case .adds(let insets): walk.overlap(insets, of: parent.size, &total)
      case .scrolls: return total
      case .ignores, nil: break
      }
      node = parent
    }
    return total
  }

  /// The covered insets, with leading and trailing as the view has them.
  final func safeAreaInsets() -> EdgeInsets {
    let insets = coveredInsets()
    return scope.values.layoutDirection == .rightToLeft ? insets.mirrored : insets
  }
}

extension ViewGraph {
  /// Whether any view can meet the boundary of a safe area.
  var mayHaveSafeArea: Bool { surface.safeArea != EdgeInsets() || features.hasSafeAreaChanges }
}

extension CGRect {
  /// The rectangle made larger by insets, of which leading lies left.
  func extended(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.horizontal,
      height: height + insets.vertical)
  }
}

extension EdgeInsets {
  /// Leading and trailing exchanged.
  var mirrored: EdgeInsets { EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) }
}

extension Edge.Set {
  /// Leading and trailing exchanged.
  var mirrored: Edge.Set {
    var result = intersection(.vertical)
    if contains(.leading) { result.insert(.trailing) }
    if contains(.trailing) { result.insert(.leading) }
    return result
  }
}

/// A rectangle on its way through the nodes around it, growing where it meets a boundary.
@MainActor
private struct SafeAreaWalk {
  var rect: CGRect
  let tolerance: CGFloat

  /// Goes from the coordinates of `node` to those of `parent`.
  ///
  /// - Returns: false if the rectangle is not upright there.
  mutating func leave(_ node: LayoutNode, for parent: LayoutNode) -> Bool {
    let start = parent.convertFromChild(rect.origin, node, .final)
    let end = parent.convertFromChild(CGPoint(x: rect.maxX, y: rect.maxY), node, .final)
    let corner = parent.convertFromChild(CGPoint(x: rect.maxX, y: rect.minY), node, .final)
    guard abs(corner.x - end.x) <= tolerance, abs(corner.y - start.y) <= tolerance else { return false }
    rect = CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    return true
  }

  /// Takes how far the rectangle lies in what `insets` cover of a node of `size`, where that is farther than known.
  func overlap(_ insets: EdgeInsets, of size: CGSize, _ total: inout EdgeInsets) {
    func more(_ known: CGFloat, _ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset > 0 && inset - distance > tolerance ? max(known, inset - distance) : known
    }
    total.top = more(total.top, insets.top, rect.minY)
    total.leading = more(total.leading, insets.leading, rect.minX)
    total.bottom = more(total.bottom, insets.bottom, size.height - rect.maxY)
    total.trailing = more(total.trailing, insets.trailing, size.width - rect.maxX)
  }

  /// Adds the insets of those edges that lie on the boundary which `insets` make in a node of `size`.
  mutating func meet(_ insets: EdgeInsets, of size: CGSize, _ edges: Edge.Set, _ total: inout EdgeInsets) {
    var (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    if edges.contains(.top), abs(minY - insets.top) <= tolerance {
      total.top += insets.top
      minY = 0
    }
    if edges.contains(.leading), abs(minX - insets.leading) <= tolerance {
      total.leading += insets.leading
      minX = 0
    }
    if edges.contains(.bottom), abs(maxY - (size.height - insets.bottom)) <= tolerance {
      total.bottom += insets.bottom
      maxY = size.height
    }
    if edges.contains(.trailing), abs(maxX - (size.width - insets.trailing)) <= tolerance {
      total.trailing += insets.trailing
      maxX = size.width
    }
    rect = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
